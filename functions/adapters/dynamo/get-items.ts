import { BatchGetCommand, GetCommand } from '@aws-sdk/lib-dynamodb';
import { refuse } from '#functions/domain/refusal.ts';
import { fields, readItem, text, type Item, type Reader } from './item-reader.ts';
import { maxAttempts } from './look-and-write.ts';
import type { Table } from './table.ts';

export interface ItemKey {
  pk: string;
  sk: string;
}

export const itemKey = fields<ItemKey>({ pk: text, sk: text });

/** An item's key, and the reader for the item. */
type Wanted<T> = readonly [key: ItemKey, read: Reader<T>];

const maxPerRequest = 100;

/** A strongly consistent read of an item; `undefined` if there is none. */
export async function getItem<T>({ db, name }: Table, { pk, sk }: ItemKey, read: Reader<T>): Promise<T | undefined> {
  const { Item } = await db.send(new GetCommand({ TableName: name, Key: { pk, sk }, ConsistentRead: true }));
  return Item && readItem(Item, read);
}

/** Strongly consistent reads of items, in the order of their keys; `undefined` for a missing one. */
export async function getItems<T>(table: Table, keys: readonly ItemKey[], read: Reader<T>): Promise<(T | undefined)[]> {
  const found = await getAll(table, keys);
  return found.map((item) => item && readItem(item, read));
}

/** Like `getItems`, for items of different kinds. */
export async function getEach<T extends readonly unknown[]>(
  table: Table,
  ...wanted: { [Place in keyof T]: Wanted<T[Place]> }
): Promise<{ [Place in keyof T]: T[Place] | undefined }> {
  const pairs: readonly Wanted<unknown>[] = wanted;
  const found = await getAll(
    table,
    pairs.map(([key]) => key),
  );
  const read = pairs.map(([, reader], place) => found[place] && readItem(found[place], reader));
  return read as { [Place in keyof T]: T[Place] | undefined };
}

async function getAll(table: Table, keys: readonly ItemKey[]): Promise<(Item | undefined)[]> {
  const found = new Map<string, Item>();
  const wanted = [...new Map(keys.map(({ pk, sk }) => [idOf({ pk, sk }), { pk, sk }])).values()];
  for (let from = 0; from < wanted.length; from += maxPerRequest) {
    await readInto(found, table, wanted.slice(from, from + maxPerRequest));
  }
  return keys.map((key) => found.get(idOf(key)));
}

/** DynamoDB may return a part of the items; repeats the request for the unprocessed keys. */
async function readInto(found: Map<string, Item>, { db, name }: Table, keys: readonly ItemKey[]): Promise<void> {
  let left: Item[] = [...keys].map(({ pk, sk }) => ({ pk, sk }));
  for (let attempt = 1; left.length > 0; attempt++) {
    const { Responses, UnprocessedKeys } = await db.send(
      new BatchGetCommand({ RequestItems: { [name]: { Keys: left, ConsistentRead: true } } }),
    );
    for (const item of Responses?.[name] ?? []) found.set(idOf(readItem(item, itemKey)), item);
    left = UnprocessedKeys?.[name]?.Keys ?? [];
    if (left.length > 0 && attempt === maxAttempts) refuse('busy', 'Too much is happening at once. Please try again.');
    if (left.length > 0) await new Promise((resolve) => setTimeout(resolve, Math.random() * 10 * 2 ** attempt));
  }
}

function idOf({ pk, sk }: ItemKey): string {
  return `${pk}\n${sk}`;
}
