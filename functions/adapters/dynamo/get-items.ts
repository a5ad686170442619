import { MalformedItem, readItem, type Reader } from './item-reader.ts';
import { loadItems, type ItemKey } from './load-items.ts';
import type { Table } from './table.ts';

/** An item's key, and the reader for the item. */
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
