import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { refuse } from '#functions/domain/refusal.ts';
import { requireConflict } from '#functions/adapters/dynamo/look-and-write.ts';
import { getItem } from '#functions/adapters/dynamo/get-items.ts';
import { readItem, fields } from '#functions/adapters/dynamo/item-reader.ts';
import { gsiKeys, keys } from '#functions/adapters/dynamo/keys.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';
import type { Profile } from '#functions/domain/people/profile.ts';
import { normalizedAddress } from '#functions/domain/people/mail-address.ts';
import { erased } from '#functions/domain/words/account.ts';
import { foldText } from '#functions/domain/text/search-words.ts';

const alive = 'attribute_not_exists(erasedAt)';

export function profileStore(table: Table) {
  return {
    /** Writes the token's data if they have changed; keeps `isAdmin`. Throws Refusal `signed-out` for an account that was just erased. */
    async upsert({ userId, email, name, picture }: Omit<Profile, 'isAdmin'>): Promise<Profile> {
      const place = personSortKey({ email, name });
      // A read costs a fifth of a write, and most people come back as they were.
      const stored = await getItem(table, keys.profile(userId), storedProfile);
      if (stored && 'userId' in stored) {
        const { gsi1sk, ...known } = stored;
        const isSame = known.email === email && known.name === name && known.picture === picture;
        if (isSame && gsi1sk === place) return known;
      }
      try {
        const { Attributes } = await table.db.send(
          new UpdateCommand({
            TableName: table.name,
            Key: keys.profile(userId),
            UpdateExpression:
              'SET userId = :id, email = :email, #name = :name, gsi1pk = :people, gsi1sk = :place' +
              (picture ? ', picture = :picture' : ' REMOVE picture'),
            ConditionExpression: alive,
            ReturnValues: 'ALL_NEW',
            ExpressionAttributeNames: { '#name': 'name' },
            ExpressionAttributeValues: {
              ':id': userId,
              ':email': email,
              ':name': name,
              ':people': gsiKeys.people(),
              ':place': place,
              ...(picture && { ':picture': picture }),
            },
          }),
        );
        return profileOf(readItem(Attributes ?? {}, profileItem)) ?? refuseErased();
      } catch (cause) {
        requireConflict(cause);
        refuseErased(cause);
      }
    },

    async find(userId: string) {
      return profileOf(await getItem(table, keys.profile(userId), profileItem));
    },

    /** Throws Refusal `signed-out` for an account that was just erased: its token lives on for a while. */
    async requireNotErased(userId: string) {
      if (isTombstone(await getItem(table, keys.profile(userId), profileItem))) refuseErased();
    },
  };
}

export type ProfileStore = ReturnType<typeof profileStore>;

/** A part of a transaction that writes for a person: it fails if the account was erased. */
export function notErased(TableName: string, userId: string) {
  return { TableName, Key: keys.profile(userId), ConditionExpression: alive };
}

export function refuseErased(cause?: unknown): never {
  refuse('signed-out', erased, cause);
}

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

/** Separates address and name; sorts before every character of an address. */
export const sortKeySeparator = '\t';
/** DynamoDB's limit for an index key is 1,024 bytes; an address has at most 320. */
const maxSortKeyBytes = 1000;

/** The sort key of a person in the index: the address, and the name in its searchable form. */
export function personSortKey({ email, name }: Pick<Profile, 'email' | 'name'>): string {
  const sortKey = Buffer.from(`${normalizedAddress(email)}${sortKeySeparator}${foldText(name)}`);
  // A character that the cut splits becomes U+FFFD, which no search matches.
  return sortKey
    .subarray(0, maxSortKeyBytes)
    .toString('utf8')
    .replace(/\uFFFD+$/, '');
}
