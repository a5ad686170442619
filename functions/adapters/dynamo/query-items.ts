import { paginateQuery, QueryCommand, type QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import type { ItemKey } from './get-items.ts';
import { readItem, type Reader } from './item-reader.ts';
import type { Table } from './table.ts';

export type Query = Omit<QueryCommandInput, 'TableName'>;

/** The items of a partition whose sort keys begin as this key's does, as they are now. */
export function below({ pk, sk }: ItemKey): Query {
  return {
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
    ExpressionAttributeValues: { ':pk': pk, ':prefix': sk },
    ConsistentRead: true,
  };
}

/** All that a query finds, in the order of its keys. */
export async function queryItems<T>(table: Table, query: Query, read: Reader<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const page of queryPages(table, query, read)) found.push(...page);
  return found;
}

/** The first of them; `undefined` if there is none. */
export async function queryFirst<T>(
  { db, name: TableName }: Table,
  query: Query,
  read: Reader<T>,
): Promise<T | undefined> {
  const { Items = [] } = await db.send(new QueryCommand({ TableName, ...query, Limit: 1 }));
  return Items[0] && readItem(Items[0], read);
}

/** All of them, a page at a time. */
export async function* queryPages<T>(
  { db: client, name: TableName }: Table,
  query: Query,
  read: Reader<T>,
  pageSize?: number,
): AsyncGenerator<T[]> {
  const pages = paginateQuery({ client, ...(pageSize !== undefined && { pageSize }) }, { TableName, ...query });
  for await (const { Items = [] } of pages) yield Items.map((item) => readItem(item, read));
}
