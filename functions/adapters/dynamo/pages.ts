import { paginateQuery, QueryCommand, type QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { refuse } from '#functions/domain/refusal.ts';
import { fields, readItem, type Item, type Reader } from './item-reader.ts';
import { gsi1 } from './keys.ts';
import { itemKey, type ItemKey } from './get-items.ts';
import type { Table } from './table.ts';
import * as words from '#functions/domain/words/requests.ts';

/** Items of one partition, with sort keys between two texts (both included): of the table, or of its index. */
export interface Range {
  isIndex?: boolean;
  pk: string;
  from?: string;
  until?: string;
  keysOnly?: boolean;
}

/** An entry of the index, which holds keys only and is eventually consistent. */
export interface IndexKey extends ItemKey {
  gsi1pk: string;
  gsi1sk: string;
}

export const indexKey = fields<IndexKey>({ pk: z.string(), sk: z.string(), gsi1pk: z.string(), gsi1sk: z.string() });

export const inIndex = (pk: string, bounds: { from?: string; until?: string } = {}): Range => ({
  ...{ isIndex: true, pk },
  ...bounds,
});

/** Sorts after every character. */
export const last = '\u{10ffff}';

/** The items whose sort keys start with this key's. */
export const startingWith = ({ pk, sk }: ItemKey): Range => ({ pk, from: sk, until: sk + last });

function queryOf(
  { name: TableName }: Table,
  { isIndex = false, pk, from, until = last, keysOnly = false }: Range,
): QueryCommandInput {
  const [pkName, skName] = isIndex ? ['gsi1pk', 'gsi1sk'] : ['pk', 'sk'];
  const isBounded = from !== undefined || until !== last;
  return {
    TableName,
    KeyConditionExpression: `${pkName} = :pk${isBounded ? ` AND ${skName} BETWEEN :from AND :until` : ''}`,
    // DynamoDB takes no empty text as a bound; no sort key begins with a space.
    ExpressionAttributeValues: { ':pk': pk, ...(isBounded && { ':from': from || ' ', ':until': until }) },
    ...(isIndex ? { IndexName: gsi1 } : { ConsistentRead: true }),
    ...(keysOnly && { ProjectionExpression: 'pk, sk' }),
  };
}

/** All items of a range in the order of their sort keys, a page at a time. */
export async function* pagesOf<T>(table: Table, range: Range, read: Reader<T>, pageSize?: number): AsyncGenerator<T[]> {
  const pages = paginateQuery({ client: table.db, ...(pageSize !== undefined && { pageSize }) }, queryOf(table, range));
  for await (const { Items = [] } of pages) yield Items.map((item) => readItem(item, read));
}

/** All items of a range, in the order of their sort keys. */
export async function readRange<T>(table: Table, range: Range, read: Reader<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const page of pagesOf(table, range, read)) found.push(...page);
  return found;
}

/** Ranges that are merged into one list. */
export type List = readonly Range[];

interface PageRequest {
  /** Lists that follow one another. */
  lists: readonly List[];
  cursor?: string | undefined;
  limit: number;
  isAscending?: boolean;
}

/** Where a range continues: behind this key, or not at all. */
type Start = Item | 'begin' | 'end';

/** Number of the list, and where each of its ranges continues. */
type Position = [list: number, ...starts: Start[]];

/** So that months without entries do not hold up a request: the page is short then, and its cursor continues. */
const maxQueriesInARow = 12;

/**
 * A page of the lists, highest sort keys first by default. Its cursor holds the last key of each range.
 * @throws Refusal `invalid-input` for a text that is no cursor of these lists: DynamoDB refuses the key of another range.
 */
export async function readPage<T>(
  table: Table,
  { lists, cursor, limit, isAscending = false }: PageRequest,
  read: Reader<T>,
): Promise<{ rows: T[]; next?: string }> {
  const rows: T[] = [];
  let [at, ...starts] = cursor === undefined ? beginningOf(lists, 0) : parseCursor(cursor, lists);
  for (let queries = 0; at < lists.length; queries++) {
    if (rows.length >= limit || queries === maxQueriesInARow) return { rows, next: formatCursor([at, ...starts]) };
    const page = { limit: limit - rows.length, isAscending };
    const found = await queryEach(table, lists[at] ?? [], starts, page).catch((cause: unknown) => {
      // A forged key: too long, of another range, or with a part that is none.
      const isRefused = cause instanceof Error && /^(Validation|Serialization)Exception$/.test(cause.name);
      throw cursor !== undefined && isRefused ? refuseCursor(cause) : cause;
    });
    rows.push(...found.taken.map((item) => readItem(item, read)));
    if (found.starts.every((start) => start === 'end')) [at, ...starts] = beginningOf(lists, at + 1);
    else starts = found.starts;
  }
  return { rows };
}

async function queryEach(
  table: Table,
  list: List,
  starts: readonly Start[],
  { limit, isAscending }: { limit: number; isAscending: boolean },
): Promise<{ taken: Item[]; starts: Start[] }> {
  const found = await Promise.all(
    list.map(async (range, place) => {
      const start = starts[place];
      if (start === 'end') return { items: [], isEnd: true };
      const { Items: items = [], LastEvaluatedKey } = await table.db.send(
        new QueryCommand({
          ...queryOf(table, range),
          ScanIndexForward: isAscending,
          Limit: limit,
          ...(typeof start === 'object' && { ExclusiveStartKey: start }),
        }),
      );
      return { items, isEnd: LastEvaluatedKey === undefined };
    }),
  );
  const sign = isAscending ? 1 : -1;
  const taken = found
    .flatMap(({ items }, place) => items.map((item) => ({ item, place, bytes: sortKeyOf(item, list[place]) })))
    // DynamoDB compares bytes: by UTF-16 an emoji would come before U+FFFD.
    .sort((a, b) => (list.length === 1 ? 0 : sign * Buffer.compare(a.bytes, b.bytes)))
    .slice(0, limit);
  const next = found.map(({ items, isEnd }, place): Start => {
    const own = taken.filter((one) => one.place === place);
    if (isEnd && own.length === items.length) return 'end';
    const key = own.at(-1)?.item;
    return key ? keyOf(key, list[place]) : (starts[place] ?? 'begin');
  });
  return { taken: taken.map(({ item }) => item), starts: next };
}

const sortKeyOf = (item: Item, range?: Range) => Buffer.from(String(range?.isIndex ? item['gsi1sk'] : item['sk']));

const keyOf = (item: Item, range?: Range): Item => ({ ...readItem(item, range?.isIndex ? indexKey : itemKey) });

/** The cursor that continues after an entry of the index. */
export function cursorAfter(lists: readonly List[], entry: IndexKey): string {
  const at = lists.findIndex((list) => list.some(({ pk }) => pk === entry.gsi1pk));
  return formatCursor([at, ...(lists[at] ?? []).map(({ pk }) => (pk === entry.gsi1pk ? { ...entry } : 'begin'))]);
}

const beginningOf = (lists: readonly List[], at: number): Position => [
  at,
  ...(lists[at] ?? []).map(() => 'begin' as const),
];

const formatCursor = (position: Position) => Buffer.from(JSON.stringify(position)).toString('base64url');

function parseCursor(cursor: string, lists: readonly List[]): Position {
  let position: unknown;
  try {
    position = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch (cause) {
    refuseCursor(cause);
  }
  const [at, ...starts] = Array.isArray(position) ? (position as unknown[]) : [];
  const list = typeof at === 'number' ? lists[at] : undefined;
  if (!list || starts.length !== list.length || !starts.every(isStart)) refuseCursor();
  return [Number(at), ...starts];
}

function isStart(start: unknown): start is Start {
  if (typeof start !== 'object' || start === null) return start === 'begin' || start === 'end';
  // UTF-8 cannot write half of a surrogate pair.
  return (
    !Array.isArray(start) &&
    Object.values(start).every((part) => typeof part === 'string' && !/\p{Surrogate}/u.test(part))
  );
}

function refuseCursor(cause?: unknown): never {
  refuse('invalid-input', words.lostPlace, cause);
}
