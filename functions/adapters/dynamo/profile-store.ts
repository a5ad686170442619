import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Profile, ProfileStore } from '#functions/usecases/ports.ts';
import { keys } from './keys.ts';
import type { Table } from './table.ts';

export function profileStore(table: Table): ProfileStore {
  const TableName = table.name;
  return {
    async upsert({ userId, email, name, picture }) {
      const { Attributes } = await table.db.send(
        new UpdateCommand({
          TableName,
          Key: keys.profile(userId),
          UpdateExpression: `SET userId = :id, email = :email, #name = :name${picture ? ', picture = :picture' : ' REMOVE picture'}`,
          ReturnValues: 'ALL_NEW',
          ExpressionAttributeNames: { '#name': 'name' },
          ExpressionAttributeValues: {
            ':id': userId,
            ':email': email,
            ':name': name,
            ...(picture && { ':picture': picture }),
          },
        }),
      );
      return profileOf(Attributes as Partial<Profile> & Pick<Profile, 'userId' | 'email' | 'name'>);
    },

    async find(userId) {
      const { Item } = await table.db.send(
        new GetCommand({ TableName, Key: keys.profile(userId), ConsistentRead: true }),
      );
      return Item && profileOf(Item as Profile);
    },
  };
}

function profileOf({
  userId,
  email,
  name,
  picture,
  isAdmin,
}: Partial<Profile> & Pick<Profile, 'userId' | 'email' | 'name'>): Profile {
  return { userId, email, name, ...(picture && { picture }), isAdmin: isAdmin === true };
}
