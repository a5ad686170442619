import type { Profile } from '#functions/usecases/ports/people.ts';

/**
 * A profile. Of an erased account a tombstone stands in its place for a day, longer than any token lives, so that no
 * request that was under way makes the person again.
 */
export interface ProfileItem extends Partial<Profile> {
  erasedAt?: number;
}

/** `undefined` for a tombstone. */
export function profileOf(item: ProfileItem): Profile | undefined {
  const { userId, email, name, picture } = item;
  if (userId === undefined || email === undefined || name === undefined) return undefined;
  return { userId, email, name, ...(picture && { picture }), isAdmin: item.isAdmin === true };
}
