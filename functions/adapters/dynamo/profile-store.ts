import { GetCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { normalizedAddress } from '#functions/domain/normalized-address.ts';
import { refuse } from '#functions/domain/refusal.ts';
import type { Profile, ProfileStore } from '#functions/usecases/ports/people.ts';
import { storedOnConflict } from './conflicts.ts';
import { getItems } from './get-items.ts';
import { gsi1, gsiKeys, keys } from './keys.ts';
import type { Table } from './table.ts';

/**
 * A profile. Of an erased account a tombstone stands in its place for a day, longer than any token lives, so that no
 * request that was under way makes the person anew.
 */
interface ProfileItem extends Partial<Profile> {
  erasedAt?: number;
}

const alive = 'attribute_not_exists(erasedAt)';

export function profileStore(table: Table): ProfileStore {
  const TableName = table.name;

  /** The index follows the profiles after a moment; what it finds is read anew. */
  async function findByIndex(condition: string, address: string, Limit?: number): Promise<Profile[]> {
    if (normalizedAddress(address) === '') return [];
    const { Items = [] } = await table.db.send(
      new QueryCommand({
        TableName,
        IndexName: gsi1,
        KeyConditionExpression: `gsi1pk = :people AND ${condition}`,
        ExpressionAttributeValues: { ':people': gsiKeys.people(), ':address': normalizedAddress(address) },
        ...(Limit !== undefined && { Limit }),
      }),
    );
    const items = await getItems(table, Items as { pk: string; sk: string }[]);
    return items.flatMap((item) => (item && profileOf(item as ProfileItem)) ?? []);
  }

  return {
    async upsert({ userId, email, name, picture }) {
      try {
        const { Attributes } = await table.db.send(
          new UpdateCommand({
            TableName,
            Key: keys.profile(userId),
            UpdateExpression:
              'SET userId = :id, email = :email, #name = :name, gsi1pk = :people, gsi1sk = :address' +
              (picture ? ', picture = :picture' : ' REMOVE picture'),
            ConditionExpression: alive,
            ReturnValues: 'ALL_NEW',
            ExpressionAttributeNames: { '#name': 'name' },
            ExpressionAttributeValues: {
              ':id': userId,
              ':email': email,
              ':name': name,
              ':people': gsiKeys.people(),
              ':address': normalizedAddress(email),
              ...(picture && { ':picture': picture }),
            },
          }),
        );
        return { userId, email, name, ...(picture && { picture }), isAdmin: isAdmin(Attributes) };
      } catch (cause) {
        storedOnConflict(cause);
        refuseErased(cause);
      }
    },

    async find(userId) {
      const { Item } = await table.db.send(
        new GetCommand({ TableName, Key: keys.profile(userId), ConsistentRead: true }),
      );
      return Item && profileOf(Item);
    },

    findByEmail: (email) => findByIndex('gsi1sk = :address', email),
    searchByEmail: (prefix, limit) => findByIndex('begins_with(gsi1sk, :address)', prefix, limit),
  };
}

/** `undefined` for a tombstone. */
export function profileOf(item: ProfileItem): Profile | undefined {
  const { userId, email, name, picture } = item;
  if (userId === undefined || email === undefined || name === undefined) return undefined;
  return { userId, email, name, ...(picture && { picture }), isAdmin: isAdmin(item) };
}

function isAdmin(item: ProfileItem | undefined): boolean {
  return item?.isAdmin === true;
}

/** A part of a transaction that writes to a person: it fails for one who was erased. */
export function notErased(TableName: string, userId: string) {
  return { TableName, Key: keys.profile(userId), ConditionExpression: alive };
}

export function refuseErased(cause: unknown): never {
  refuse('signed-out', 'This account was erased. Sign in again to begin anew.', cause);
}
