import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { refuse } from '#functions/domain/refusal.ts';
import { requireConflict } from '#functions/adapters/dynamo/conflicts.ts';
import { getItem } from '#functions/adapters/dynamo/get-items.ts';
import { readItem } from '#functions/adapters/dynamo/item-reader.ts';
import { gsiKeys, keys } from '#functions/adapters/dynamo/keys.ts';
import { personSortKey } from './person-sort-key.ts';
import { isTombstone, profileItem, profileOf, storedProfile } from './profile-item.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';
import type { Profile } from '#functions/domain/people/profile.ts';

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
  refuse('signed-out', 'This account was erased. Sign in again to start over.', cause);
}
