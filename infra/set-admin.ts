import { paginateScan, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { keys } from '#functions/adapters/dynamo/keys.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';

/** Makes everyone with this address an admin, or no admin any more; a person has a profile after their first sign-in. @returns how many. */
export async function setAdmin({ db, name }: Table, email: string, isAdmin: boolean): Promise<number> {
  const userIds = await findUserIds({ db, name }, email);
  for (const userId of userIds) {
    await db.send(
      new UpdateCommand({
        TableName: name,
        Key: keys.profile(userId),
        UpdateExpression: 'SET isAdmin = :is',
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeValues: { ':is': isAdmin },
      }),
    );
  }
  return userIds.length;
}

/** There is no index by address: this reads the table, page by page. */
async function findUserIds({ db, name }: Table, email: string): Promise<string[]> {
  const found: string[] = [];
  const pages = paginateScan(
    { client: db },
    {
      TableName: name,
      FilterExpression: 'sk = :profile AND attribute_exists(email)',
      ProjectionExpression: 'userId, email',
      ExpressionAttributeValues: { ':profile': keys.profile('').sk },
    },
  );
  for await (const { Items = [] } of pages) {
    for (const { userId, email: theirs } of Items as { userId: string; email: string }[]) {
      if (theirs.toLowerCase() === email.toLowerCase()) found.push(userId);
    }
  }
  return found;
}
