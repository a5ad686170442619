import type { Needs } from '#functions/usecases/ports/needs.ts';
import type { PersonFound } from '#functions/contract/admin/finder.ts';
import { refuse } from '#functions/domain/refusal.ts';
import type { Profile } from '#functions/domain/people/profile.ts';

/** Maximum number of people in a search result. */
export const maxPeopleFound = 20;

/** People who have all these words in their name or address. */
export async function findPeople(
  { peopleIndex }: Needs<'peopleIndex'>,
  { typed }: { typed: string },
): Promise<{ people: PersonFound[]; isCutOff: boolean }> {
  const found = await peopleIndex.search(typed, maxPeopleFound);
  return { people: found.profiles.map(viewOf), isCutOff: found.isCutOff };
}

/** The person with an id from an address bar. */
export async function getPerson({ profiles }: Needs<'profiles'>, { userId }: { userId: string }): Promise<PersonFound> {
  const profile = (await profiles.find(userId)) ?? refuse('not-found', 'There is no such person any more.');
  return viewOf(profile);
}

function viewOf({ userId, name, email }: Profile): PersonFound {
  return { userId, name, email };
}
