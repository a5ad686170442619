import type { Needs } from '#functions/usecases/ports/needs.ts';
import type { getPerson as operation, PersonFound } from '#functions/contract/admin/finder.ts';
import type { Reply } from '#functions/contract/endpoint.ts';
import { refuse } from '#functions/domain/refusal.ts';
import type { Profile } from '#functions/domain/people/profile.ts';
import type { ProfileStore } from '#functions/adapters/dynamo/people/profile-store.ts';
import * as words from '#functions/domain/words/people.ts';

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
export async function getPerson(
  { profiles, messages, clock }: Needs<'profiles' | 'messages' | 'clock'>,
  { userId }: { userId: string },
): Promise<Reply<typeof operation>> {
  const profile = (await profiles.find(userId)) ?? refuse('not-found', words.erased);
  return { ...profile, messages: (await messages.listFrom(profile.email, clock())).reverse() };
}

function viewOf({ userId, name, email }: Profile): PersonFound {
  return { userId, name, email };
}

/** Names and addresses of these people; neither for deleted accounts. */
export async function peopleOf(
  profiles: Pick<ProfileStore, 'find'>,
  userIds: readonly string[],
): Promise<(userId: string) => { userId: string; name: string; email: string }> {
  const found = await Promise.all([...new Set(userIds)].map((userId) => profiles.find(userId)));
  const known = new Map(found.flatMap((profile) => (profile ? [[profile.userId, profile]] : [])));
  return (userId) => {
    const { name = '', email = '' } = known.get(userId) ?? {};
    return { userId, name, email };
  };
}

/** The names of these people; a placeholder for deleted accounts. */
export async function namesOf(profiles: Pick<ProfileStore, 'find'>, userIds: readonly string[]) {
  const people = await peopleOf(profiles, userIds);
  return (userId: string): string => {
    const { name, email } = people(userId);
    return name || email || words.erasedName;
  };
}
