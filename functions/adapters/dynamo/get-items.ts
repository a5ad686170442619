import { BatchGetCommand, GetCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { refuse } from '#functions/domain/refusal.ts';
import { MalformedItem, readItem, type Reader, fields, type Item } from './item-reader.ts';
import type { Table } from './table.ts';
import { maxAttempts } from './look-and-write.ts';
import * as words from '#functions/domain/words/requests.ts';

type Wanted<T> = readonly [key: ItemKey, read: Reader<T>];

/** A strongly consistent read of an item; `undefined` if there is none. */
export async function getItem<T>(table: Table, key: ItemKey, read: Reader<T>): Promise<T | undefined> {
  const [item] = await loadItems(table, [key]);
  return item && readItem(item, read);
}

/** Strongly consistent reads of items, in the order of their keys; `undefined` for a missing one. */
export async function getItems<T>(table: Table, keys: readonly ItemKey[], read: Reader<T>): Promise<(T | undefined)[]> {
  const found = await loadItems(table, keys);
  return found.map((item) => item && readItem(item, read));
}

/** Like `getItems`, for a worker that goes on with those that it can read. Leaves out missing ones. */
export async function getReadable<T>(
  table: Table,
  keys: readonly ItemKey[],
  read: Reader<T>,
): Promise<{ found: T[]; failures: MalformedItem[] }> {
  const items = await loadItems(table, keys);
  const [found, failures]: [T[], MalformedItem[]] = [[], []];
  for (const item of items) {
    if (!item) continue;
    try {
      found.push(readItem(item, read));
    } catch (cause) {
      if (!(cause instanceof MalformedItem)) throw cause;
      failures.push(cause);
    }
  }
  return { found, failures };
}

/** Like `getItems`, for items of different kinds. */
export async function getEach<T extends readonly unknown[]>(
  table: Table,
  ...wanted: { [Place in keyof T]: Wanted<T[Place]> }
): Promise<{ [Place in keyof T]: T[Place] | undefined }> {
  const pairs: readonly Wanted<unknown>[] = wanted;
  const found = await loadItems(
    table,
    pairs.map(([key]) => key),
  );
  const read = pairs.map(([, reader], place) => found[place] && readItem(found[place], reader));
  return read as { [Place in keyof T]: T[Place] | undefined };
}

export interface ItemKey {
  pk: string;
  sk: string;
}

export const itemKey = fields<ItemKey>({ pk: z.string(), sk: z.string() });

type Found = Map<string, Item>;

/** Reads that were asked for and are not sent yet. */
interface Wave {
  keys: Map<string, ItemKey>;
  found: Promise<Found>;
}

const waves = new WeakMap<DynamoDBDocumentClient, Wave>();

const maxPerRequest = 100;

/**
 * Strongly consistent reads, in the order of their keys; `undefined` for a missing item. Reads that begin at the same time, wherever in
 * the code, go to DynamoDB together, so a use case may look up each row's person or batch on its own and still make one call.
 */
async function loadItems(table: Table, keys: readonly ItemKey[]): Promise<(Item | undefined)[]> {
  if (keys.length === 0) return [];
  const wave = waves.get(table.db) ?? beginWave(table);
  for (const { pk, sk } of keys) wave.keys.set(idOf({ pk, sk }), { pk, sk });
  const found = await wave.found;
  return keys.map((key) => found.get(idOf(key)));
}

function beginWave(table: Table): Wave {
  const keys: Wave['keys'] = new Map();
  const found = asked().then(() => {
    waves.delete(table.db);
    return readAll(table, [...keys.values()]);
  });
  const wave = { keys, found };
  waves.set(table.db, wave);
  return wave;
}

/** Resolves when all code that runs now waits for something: a tick that is set from a microtask comes after all microtasks. */
async function asked(): Promise<void> {
  await undefined;
  await new Promise<void>((resolve) => process.nextTick(resolve));
}

async function readAll(table: Table, keys: readonly ItemKey[]): Promise<Found> {
  const found: Found = new Map();
  const [only] = keys;
  if (only && keys.length === 1) {
    const { Item } = await table.db.send(new GetCommand({ TableName: table.name, Key: only, ConsistentRead: true }));
    return Item ? found.set(idOf(only), Item) : found;
  }
  const requests = Array.from({ length: Math.ceil(keys.length / maxPerRequest) }, (_, request) =>
    readInto(found, table, keys.slice(request * maxPerRequest, (request + 1) * maxPerRequest)),
  );
  await Promise.all(requests);
  return found;
}

/** DynamoDB may return a part of the items; repeats the request for the unprocessed keys. */
async function readInto(found: Found, { db, name }: Table, keys: readonly ItemKey[]): Promise<void> {
  let left: Item[] = keys.map((key) => ({ ...key }));
  for (let attempt = 1; left.length > 0; attempt++) {
    const { Responses, UnprocessedKeys } = await db.send(
      new BatchGetCommand({ RequestItems: { [name]: { Keys: left, ConsistentRead: true } } }),
    );
    for (const item of Responses?.[name] ?? []) found.set(idOf(readItem(item, itemKey)), item);
    left = UnprocessedKeys?.[name]?.Keys ?? [];
    if (left.length > 0 && attempt === maxAttempts) refuse('busy', words.busy);
    if (left.length > 0) await new Promise((resolve) => setTimeout(resolve, Math.random() * 10 * 2 ** attempt));
  }
}

function idOf({ pk, sk }: ItemKey): string {
  return `${pk}\n${sk}`;
}
