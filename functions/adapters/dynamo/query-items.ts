import { paginateQuery, type QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import type { ItemKey } from './load-items.ts';
import { readItem, type Reader } from './item-reader.ts';
import type { Table } from './table.ts';

export type Query = Omit<QueryCommandInput, 'TableName'>;

/** A strongly consistent query for all items whose sort keys start with this key's. */
export function prefixQuery({ pk, sk }: ItemKey): Query {
  return {
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
    ExpressionAttributeValues: { ':pk': pk, ':prefix': sk },
    ConsistentRead: true,
  };
}

/** All results of a query, in key order. */
export async function queryItems<T>(table: Table, query: Query, read: Reader<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const page of queryPages(table, query, read)) found.push(...page);
  return found;
}

/** All results of a query, a page at a time. */
export async function* queryPages<T>(
  { db: client, name: TableName }: Table,
  query: Query,
  read: Reader<T>,
  pageSize?: number,
): AsyncGenerator<T[]> {
  const pages = paginateQuery({ client, ...(pageSize !== undefined && { pageSize }) }, { TableName, ...query });
  for await (const { Items = [] } of pages) yield Items.map((item) => readItem(item, read));
}
