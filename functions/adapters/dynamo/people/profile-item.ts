import { fields, flag, number, optional, orElse, text, type Reader } from '#functions/adapters/dynamo/item-reader.ts';
import type { Profile } from '#functions/domain/people/profile.ts';

/** Replaces the profile of an erased account for a day, longer than any token lives, so that a request in flight cannot create the person again. */
interface Tombstone {
  erasedAt: number;
}

const tombstone = fields<Tombstone>({ erasedAt: number });

const profile = fields<Profile>({
  userId: text,
  email: text,
  name: text,
  picture: optional(text),
  // The flag is stored only once a person was made an admin.
  isAdmin: orElse(flag, false),
});

const erasure = fields<Partial<Tombstone>>({ erasedAt: optional(number) });

export const profileItem: Reader<Profile | Tombstone> = (value) =>
  erasure(value).erasedAt === undefined ? profile(value) : tombstone(value);

export function isTombstone(item: Profile | Tombstone | undefined): item is Tombstone {
  return item !== undefined && 'erasedAt' in item;
}

/** Returns `undefined` for a tombstone. */
export function profileOf(item: Profile | Tombstone | undefined): Profile | undefined {
  return item && 'userId' in item ? item : undefined;
}
