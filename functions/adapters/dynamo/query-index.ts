import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { cursorOf, isKeyText, readCursor } from './cursor.ts';
import { fields, readItem, text } from './item-reader.ts';
import { gsi1 } from './keys.ts';
import type { Table } from './table.ts';

interface IndexKey {
  pk: string;
  sk: string;
  gsi1pk: string;
  gsi1sk: string;
}

const indexKey = fields<IndexKey>({ pk: text, sk: text, gsi1pk: text, gsi1sk: text });

interface IndexPage {
  partition: string;
  cursor?: string | undefined;
  limit?: number;
  newestFirst?: boolean;
}

/** A page of one partition of the index, which holds keys only and is eventually consistent. */
export async function queryIndex(
  { db, name }: Table,
  { partition, cursor, limit = 50, newestFirst = false }: IndexPage,
): Promise<{ keys: IndexKey[]; next: string | undefined }> {
  const ExclusiveStartKey = readCursor(cursor, {
    ...{ gsi1pk: partition, gsi1sk: isKeyText },
    ...{ pk: isKeyText, sk: isKeyText },
  });
  const { Items = [], LastEvaluatedKey } = await db.send(
    new QueryCommand({
      TableName: name,
      IndexName: gsi1,
      KeyConditionExpression: 'gsi1pk = :partition',
      ExpressionAttributeValues: { ':partition': partition },
      ScanIndexForward: !newestFirst,
      Limit: limit,
      ...(ExclusiveStartKey && { ExclusiveStartKey }),
    }),
  );
  return { keys: Items.map((item) => readItem(item, indexKey)), next: cursorOf(LastEvaluatedKey) };
}

/** All keys of one partition. */
export async function readIndex(table: Table, partition: string): Promise<IndexKey[]> {
  const found: IndexKey[] = [];
  let next: string | undefined;
  do {
    const page = await queryIndex(table, { partition, cursor: next, limit: 1000 });
    found.push(...page.keys);
    next = page.next;
  } while (next !== undefined);
  return found;
}
