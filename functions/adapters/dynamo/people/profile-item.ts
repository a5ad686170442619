import * as z from 'zod/mini';
import { fields } from '#functions/adapters/dynamo/item-reader.ts';
import type { Profile } from '#functions/domain/people/profile.ts';

/** Replaces the profile of an erased account for a day, longer than any token lives, so that a request in flight cannot create the person again. */
interface Tombstone {
  erasedAt: number;
}

const tombstone = fields<Tombstone>({ erasedAt: z.number() });

const profile = {
  userId: z.string(),
  email: z.string(),
  name: z.string(),
  picture: z.exactOptional(z.string()),
  // The flag is stored only once a person was made an admin.
  isAdmin: z._default(z.boolean(), false),
};

export const profileItem = z.union([tombstone, fields<Profile>(profile)]);

/** With its sort key in the index of people. */
export const storedProfile = z.union([tombstone, z.object({ ...profile, gsi1sk: z.exactOptional(z.string()) })]);

export function isTombstone(item: Profile | Tombstone | undefined): item is Tombstone {
  return item !== undefined && 'erasedAt' in item;
}

/** Returns `undefined` for a tombstone. */
export function profileOf(item: Profile | Tombstone | undefined): Profile | undefined {
  return item && 'userId' in item ? item : undefined;
}
