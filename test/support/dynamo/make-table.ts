import { randomUUID } from 'node:crypto';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { openTable, type Table } from '#functions/adapters/dynamo/table.ts';
import { createTable, localClient } from '#infra/local/engines/dynamo.ts';
import { dynamoEndpoint } from './dynamo-endpoint.ts';

/** Makes a table of the test file's own in the run's DynamoDB Local. */
export async function makeTable(): Promise<Table> {
  const name = `table-${randomUUID()}`;
  const client = newClient();
  // No expiry: a test's clock may be in the past, and DynamoDB Local would delete what the test writes at any moment.
  await createTable(client, name, { hasStream: false, expires: false });
  return openTable(name, client);
}

/** The same table through another client, like a second function's. */
export function reopen(table: Table): Table {
  return openTable(table.name, newClient());
}

/** The same table through a client with the SDK's retries, like the deployed one. */
export function reopenPatiently(table: Table): Table {
  const client = new DynamoDBClient({
    endpoint: dynamoEndpoint(),
    region: 'ap-south-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  });
  return openTable(table.name, client);
}

export function newClient(): DynamoDBClient {
  return localClient(dynamoEndpoint());
}
