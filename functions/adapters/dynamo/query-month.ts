import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { cursorOf, isKeyText, readCursor } from './cursor.ts';
import { readItem, type Reader } from './item-reader.ts';
import type { Table } from './table.ts';

/** A page of a month's partition, newest first, because ids begin with the time. */
export async function queryMonth<T>(
  { db, name }: Table,
  { pk, cursor, limit }: { pk: string; cursor: string | undefined; limit: number },
  read: Reader<T>,
): Promise<{ items: T[]; next: string | undefined }> {
  const ExclusiveStartKey = readCursor(cursor, { pk, sk: isKeyText });
  const { Items = [], LastEvaluatedKey } = await db.send(
    new QueryCommand({
      TableName: name,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': pk },
      ScanIndexForward: false,
      ConsistentRead: true,
      Limit: limit,
      ...(ExclusiveStartKey && { ExclusiveStartKey }),
    }),
  );
  return { items: Items.map((item) => readItem(item, read)), next: cursorOf(LastEvaluatedKey) };
}
