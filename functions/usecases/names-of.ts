import type { ProfileStore } from './ports/people.ts';

/** What these people are called; one whose account was erased is "someone who is gone". */
export async function namesOf(profiles: Pick<ProfileStore, 'find'>, userIds: readonly string[]) {
  const wanted = [...new Set(userIds)];
  const found = await Promise.all(wanted.map((userId) => profiles.find(userId)));
  const names = new Map(wanted.map((userId, index) => [userId, found[index]?.name || found[index]?.email]));
  return (userId: string): string => names.get(userId) || 'someone who is gone';
}
