import { DeleteCommand, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { inject } from 'vitest';
import { keys } from '#functions/adapters/dynamo/keys.ts';
import { openTable } from '#functions/adapters/dynamo/table.ts';
import { localClient } from '#infra/local/engines/dynamo.ts';

/** Takes the quiz off sale while this runs, as it is before the first one is published. */
export async function withoutActiveQuiz(run: () => Promise<void>): Promise<void> {
  const client = localClient(inject('tableEndpoint'));
  const { db, name: TableName } = openTable(inject('tableName'), client);
  const Key = keys.active();
  const { Item } = await db.send(new GetCommand({ TableName, Key }));
  await db.send(new DeleteCommand({ TableName, Key }));
  try {
    await run();
  } finally {
    await db.send(new PutCommand({ TableName, Item }));
    client.destroy();
  }
}
