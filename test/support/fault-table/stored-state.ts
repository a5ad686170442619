import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, sep } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { BatchWriteCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import type { AcceptedMail } from '#infra/local/engines/mail.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';

type Item = Record<string, unknown>;

/** What a command may have changed, the mails included. */
export interface StoredState {
  items: Map<string, Item>;
  /** Copies of the files of the buckets. */
  folder: string;
}

export interface Mailbox {
  mails: AcceptedMail[];
}

export interface Places {
  table: Table;
  /** The folder with the files of the buckets, and one for copies of it. */
  buckets: string;
  copies: string;
  mailbox: Mailbox;
}

export async function readItems({ db, name }: Table): Promise<Map<string, Item>> {
  const items = new Map<string, Item>();
  let start: Item | undefined;
  do {
    const page = await db.send(
      new ScanCommand({ TableName: name, ConsistentRead: true, ...(start && { ExclusiveStartKey: start }) }),
    );
    for (const item of page.Items ?? []) items.set(`${String(item['pk'])} ${String(item['sk'])}`, item);
    start = page.LastEvaluatedKey;
  } while (start);
  return items;
}

let copies = 0;

export async function keepState({ table, buckets, copies: folder }: Places): Promise<StoredState> {
  const copy = join(folder, String(++copies));
  mkdirSync(copy, { recursive: true });
  cpSync(buckets, copy, { recursive: true });
  return { items: await readItems(table), folder: copy };
}

/** Undoes what has changed since. */
export async function restoreState({ table, buckets, mailbox }: Places, kept: StoredState): Promise<void> {
  const now = await readItems(table);
  const requests = [
    ...[...now]
      .filter(([key]) => !kept.items.has(key))
      .map(([, { pk, sk }]) => ({ DeleteRequest: { Key: { pk, sk } } })),
    ...[...kept.items]
      .filter(([key, item]) => !isDeepStrictEqual(now.get(key), item))
      .map(([, Item]) => ({ PutRequest: { Item } })),
  ];
  for (let from = 0; from < requests.length; from += 20)
    await table.db.send(new BatchWriteCommand({ RequestItems: { [table.name]: requests.slice(from, from + 20) } }));
  mailbox.mails = [];
  if (filesIn(buckets).join() === filesIn(kept.folder).join()) return;
  for (const bucket of readdirSync(buckets)) {
    rmSync(join(buckets, bucket), { recursive: true });
    cpSync(join(kept.folder, bucket), join(buckets, bucket), { recursive: true });
  }
}

const objectSuffix = '._S3rver_object';

const pathsIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith(objectSuffix));

/** Every object with a digest of its content. */
function filesIn(folder: string): string[] {
  return pathsIn(folder)
    .map(
      (path) =>
        `FILE ${path} ${createHash('sha256')
          .update(readFileSync(join(folder, path)))
          .digest('hex')}`,
    )
    .sort();
}

export interface StoredObject {
  bucket: string;
  key: string;
  content: Buffer;
}

/** The objects of the buckets in this folder. */
export function objectsIn(folder: string): StoredObject[] {
  return pathsIn(folder).map((path) => {
    const [bucket = '', ...key] = path.slice(0, -objectSuffix.length).split(sep);
    return { bucket, key: key.join('/'), content: readFileSync(join(folder, path)) };
  });
}

interface Masks {
  /** Whether the command's retry comes at another time, so that moments may differ. */
  areTimesMasked: boolean;
  /** Fields whose values may differ, by their names. */
  fields: readonly string[];
  isLeftover?: ((line: string, lines: readonly string[]) => boolean) | undefined;
}

/** What differs from a kept state, in lines, with random ids replaced by numbers in the order of their appearance. */
export async function describeChanges(
  { table, buckets, mailbox }: Places,
  before: StoredState,
  masks: Masks,
): Promise<string[]> {
  const now = await readItems(table);
  const changed = [...now].filter(([key, item]) => !isDeepStrictEqual(before.items.get(key), item));
  const gone = [...before.items.keys()].filter((key) => !now.has(key)).map((key) => `GONE ${key}`);
  const mails = mailbox.mails.map(({ destination, subject }) => `MAIL ${destination.join()} ${subject}`);
  const lines = [...changed.map(([, item]) => textOf(item, masks)), ...gone, ...filesIn(buckets), ...mails];
  const kept = lines.filter((line) => !masks.isLeftover?.(line, lines));
  const sorted = kept.map((line) => ({ line, masked: line.replace(randomId, '(id)') }));
  sorted.sort((a, b) => (a.masked < b.masked ? -1 : 1));
  const numbers = new Map<string, number>();
  return sorted.map(({ line }) =>
    line.replace(randomId, (id) => {
      numbers.set(id, numbers.get(id) ?? numbers.size + 1);
      return `(id ${String(numbers.get(id))})`;
    }),
  );
}

/** Ulids, the random ids of sales, and the codes of batches. */
const randomId =
  /\b[0-9A-HJKMNP-TV-Z]{26}\b|\b[0-9a-f]{8}-(?!0000-4000)[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b|\bTRU(?:-\w{4}){3}\b/g;
const moment = /\b[12]\d{12}\b|\b20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z|\b[12]\d{9}\b/g;

function textOf(item: Item, { areTimesMasked, fields }: Masks): string {
  const text = JSON.stringify(plain(item, fields));
  return areTimesMasked ? text.replace(moment, '(time)') : text;
}

function plain(value: unknown, masked: readonly string[]): unknown {
  if (value instanceof Uint8Array) return unpacked(value);
  if (value instanceof Set) return [...value].map((one) => plain(one, masked)).sort();
  if (Array.isArray(value)) return value.map((one) => plain(one, masked));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([name]) => !masked.includes(name));
  return Object.fromEntries(
    entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, of]) => [name, plain(of, masked)]),
  );
}

function unpacked(bytes: Uint8Array): string {
  try {
    return gunzipSync(bytes).toString();
  } catch {
    return Buffer.from(bytes).toString('base64');
  }
}
