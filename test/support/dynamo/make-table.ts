import { randomUUID } from 'node:crypto';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { openTable, type Table } from '#functions/adapters/dynamo/table.ts';
import { createTable, localClient } from '#infra/local/engines/dynamo.ts';
import { dynamoEndpoint } from './dynamo-endpoint.ts';

/** A table of its own in the run's DynamoDB Local. */
export async function makeTable(): Promise<Table> {
  const name = `table-${randomUUID()}`;
  const client = newClient();
  // A test's clock may stand in the past: what it writes would be gone at any moment.
  await createTable(client, name, { hasStream: false, expires: false });
  return openTable(name, client);
}

/** The same table through another client, as another function has it. */
export function reopen(table: Table, client = newClient()): Table {
  return openTable(table.name, client);
}

/** The same table through a client that sends a call again whose reply is lost, as the deployed one does. */
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
