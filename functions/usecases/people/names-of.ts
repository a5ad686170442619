import type { ProfileStore } from '#functions/adapters/dynamo/people/profile-store.ts';
import { peopleOf } from './people-of.ts';

/** The names of these people; a placeholder for deleted accounts. */
export async function namesOf(profiles: Pick<ProfileStore, 'find'>, userIds: readonly string[]) {
  const people = await peopleOf(profiles, userIds);
  return (userId: string): string => {
    const { name, email } = people(userId);
    return name || email || 'Deleted account';
  };
}
