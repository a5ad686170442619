import type { PersonFound } from '#functions/contract/admin/finder.ts';
import { refuse } from '#functions/domain/refusal.ts';
import type { Profile, ProfileStore } from './ports/people.ts';

interface Ports {
  profiles: Pick<ProfileStore, 'find' | 'search'>;
}

/** How many people a search names at most. */
export const maxPeopleFound = 20;

/** People who have all these words in their name or address. */
export async function findPeople(
  { profiles }: Ports,
  { typed }: { typed: string },
): Promise<{ people: PersonFound[]; isCutOff: boolean }> {
  const found = await profiles.search(typed, maxPeopleFound);
  return { people: found.profiles.map(viewOf), isCutOff: found.isCutOff };
}

/** Who someone is whose id stands in an address. */
export async function getPerson({ profiles }: Ports, { userId }: { userId: string }): Promise<PersonFound> {
  const profile = (await profiles.find(userId)) ?? refuse('not-found', 'There is no such person any more.');
  return viewOf(profile);
}

function viewOf({ userId, name, email }: Profile): PersonFound {
  return { userId, name, email };
}
