import { DescribeTableCommand, DescribeTimeToLiveCommand } from '@aws-sdk/client-dynamodb';
import { BatchWriteCommand, DynamoDBDocumentClient, paginateScan } from '@aws-sdk/lib-dynamodb';
import { createTable, localClient } from '#infra/local/engines/dynamo.ts';

type Items = Record<string, unknown>[];

/** All items of a table at this moment, as an export to a point in time has them. */
export async function exportTable(endpoint: string, name: string): Promise<Items> {
  const client = localClient(endpoint);
  const items: Items = [];
  const pages = paginateScan(
    { client: DynamoDBDocumentClient.from(client) },
    { TableName: name, ConsistentRead: true },
  );
  for await (const { Items: page = [] } of pages) items.push(...page);
  client.destroy();
  return items;
}

const batchSize = 25;

/** Makes a new table of the items, with the settings that a restore in AWS leaves out: stream and TTL. @throws if one is not set. */
export async function restoreTable(endpoint: string, name: string, items: Items): Promise<void> {
  const client = localClient(endpoint);
  const db = DynamoDBDocumentClient.from(client);
  await createTable(client, name);
  for (let from = 0; from < items.length; from += batchSize) {
    const puts = items.slice(from, from + batchSize).map((Item) => ({ PutRequest: { Item } }));
    const { UnprocessedItems = {} } = await db.send(new BatchWriteCommand({ RequestItems: { [name]: puts } }));
    if (Object.keys(UnprocessedItems).length > 0) throw new Error('The engine did not take all items.');
  }
  const { Table } = await client.send(new DescribeTableCommand({ TableName: name }));
  const { TimeToLiveDescription } = await client.send(new DescribeTimeToLiveCommand({ TableName: name }));
  client.destroy();
  if (Table?.StreamSpecification?.StreamViewType !== 'NEW_IMAGE') throw new Error('The restored table has no stream.');
  if (TimeToLiveDescription?.AttributeName !== 'ttl') throw new Error('The restored table has no TTL.');
}
