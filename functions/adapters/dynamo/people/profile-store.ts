import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { refuse } from '#functions/domain/refusal.ts';
import type { ProfileStore } from '#functions/usecases/ports/people.ts';
import { storedOnConflict } from '#functions/adapters/dynamo/conflicts.ts';
import { gsiKeys, keys } from '#functions/adapters/dynamo/keys.ts';
import { personPlace } from './person-place.ts';
import { profileOf } from './profile-item.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';

const alive = 'attribute_not_exists(erasedAt)';

export function profileStore(table: Table): ProfileStore {
  const TableName = table.name;

  return {
    async upsert({ userId, email, name, picture }) {
      try {
        const { Attributes } = await table.db.send(
          new UpdateCommand({
            TableName,
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
              ':place': personPlace({ email, name }),
              ...(picture && { ':picture': picture }),
            },
          }),
        );
        return { userId, email, name, ...(picture && { picture }), isAdmin: Attributes?.['isAdmin'] === true };
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
  };
}

/** A part of a transaction that writes to a person: it fails for one who was erased. */
export function notErased(TableName: string, userId: string) {
  return { TableName, Key: keys.profile(userId), ConditionExpression: alive };
}

export function refuseErased(cause: unknown): never {
  refuse('signed-out', 'This account was erased. Sign in again to start over.', cause);
}
