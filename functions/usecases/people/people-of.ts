import type { ProfileStore } from '#functions/adapters/dynamo/people/profile-store.ts';

interface Person {
  userId: string;
  name: string;
  email: string;
}

/** Names and addresses of these people; neither for deleted accounts. */
export async function peopleOf(
  profiles: Pick<ProfileStore, 'find'>,
  userIds: readonly string[],
): Promise<(userId: string) => Person> {
  const found = await Promise.all([...new Set(userIds)].map((userId) => profiles.find(userId)));
  const known = new Map(found.flatMap((profile) => (profile ? [[profile.userId, profile]] : [])));
  return (userId) => {
    const { name = '', email = '' } = known.get(userId) ?? {};
    return { userId, name, email };
  };
}
