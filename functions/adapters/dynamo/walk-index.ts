import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { cursorOf, isBetween, isKeyText, parseCursor, readCursor, refuseCursor } from './cursor.ts';
import { fields, listOf, readItem, text } from './item-reader.ts';
import { gsi1 } from './keys.ts';
import type { Table } from './table.ts';

/** An index entry: the item's key and its position in the index. */
export interface IndexKey {
  partition: string;
  place: string;
  pk: string;
  sk: string;
}

/** Partitions that are merged into one list, between two positions. */
export interface Step {
  partitions: readonly string[];
  from?: string;
  until?: string;
}

interface Walk {
  /** Steps to read one after the other. */
  steps: readonly Step[];
  cursor?: string | undefined;
  /** Limit of keys. */
  limit: number;
  /** Lowest positions first. */
  isAscending?: boolean;
}

const end = '.';

/** A page of the index, highest positions first by default, with the cursor of the next page. */
export async function walkIndex(
  table: Table,
  { steps, cursor, limit, isAscending = false }: Walk,
): Promise<{ keys: IndexKey[]; next?: string }> {
  const { at, known } = cursor === undefined ? { at: 0, known: {} } : readPosition(cursor, steps);
  const keys: IndexKey[] = [];
  let position = known;
  for (const [index, step] of steps.entries()) {
    if (index < at) continue;
    while (!step.partitions.every((partition) => position[partition] === end)) {
      if (keys.length >= limit) return { keys, next: cursorOf(position) };
      const found = await readStep(table, step, position, { limit: limit - keys.length, isAscending });
      keys.push(...found.keys);
      position = found.position;
    }
    position = {};
    const following = steps[index + 1];
    if (keys.length >= limit && following) return { keys, next: beginningOf(following) };
  }
  return { keys };
}

const placed = fields<{ gsi1sk: string; pk: string; sk: string }>({ gsi1sk: text, pk: text, sk: text });

/** The cursor that continues after a key. */
export function cursorAfter({ partition, place, pk, sk }: IndexKey): string {
  return cursorOf({ [partition]: startOf({ place, pk, sk }) });
}

const beginningOf = ({ partitions }: Step) =>
  cursorOf(Object.fromEntries(partitions.map((partition) => [partition, ''])));

/**
 * The three parts of a position as one text: in lines, or as JSON if a part has a line break itself. (The version before reads lines
 * only, and a list may be continued by either of both.)
 */
function startOf({ place, pk, sk }: Pick<IndexKey, 'place' | 'pk' | 'sk'>): string {
  const parts = [place, pk, sk];
  return parts.some((part) => part.includes('\n')) ? JSON.stringify(parts) : parts.join('\n');
}

const jsonParts = listOf(text);

/** The parts of a position, which a client may have forged. */
function partsOf(start: string): string[] {
  if (!start.startsWith('[')) return start.split('\n');
  try {
    return jsonParts(JSON.parse(start));
  } catch {
    return [];
  }
}

type Order = Required<Pick<Walk, 'limit' | 'isAscending'>>;

type Position = Record<string, string>;

/** Parses a cursor: the step to continue with, and the position in each of its partitions. */
function readPosition(cursor: string, steps: readonly Step[]): { at: number; known: Position } {
  const named = parseCursor(cursor);
  const at = steps.findIndex(({ partitions }) => partitions.some((partition) => Object.hasOwn(named, partition)));
  const step = steps[at] ?? refuseCursor();
  const isOwn = (text: string) => text === '' || text === end || isStart(text, step);
  const known = readCursor(cursor, Object.fromEntries(step.partitions.map((partition) => [partition, isOwn])));
  return { at, known: known ?? refuseCursor() };
}

function isStart(text: string, step: Step): boolean {
  const { from, until } = boundsOf(step);
  const parts = partsOf(text);
  const [place = ''] = parts;
  return parts.length === 3 && parts.every(isKeyText) && isBetween(place, from, until);
}

const boundsOf = ({ from = '', until = '\uffff' }: Step) => ({ from: from || ' ', until });

async function readStep(
  table: Table,
  step: Step,
  position: Position,
  { limit, isAscending }: Order,
): Promise<{ keys: IndexKey[]; position: Position }> {
  const lists = await Promise.all(
    step.partitions.map((partition) =>
      readPartition(table, step, partition, position[partition] ?? '', { limit, isAscending }),
    ),
  );
  const taken = merged(
    lists.map(({ keys }) => keys),
    isAscending,
  ).slice(0, limit);
  const next = step.partitions.map((partition, list): [string, string] => {
    const own = taken.filter((key) => key.partition === partition);
    const last = own.at(-1);
    const isDone = lists[list]?.isEnd === true && own.length === lists[list].keys.length;
    return [partition, isDone ? end : last ? startOf(last) : (position[partition] ?? '')];
  });
  return { keys: taken, position: Object.fromEntries(next) };
}

/** Merges lists in DynamoDB's order, which compares bytes: by UTF-16 an emoji would come before U+FFFD. */
function merged(lists: readonly IndexKey[][], isAscending: boolean): IndexKey[] {
  const [only] = lists;
  if (only && lists.length === 1) return only;
  const sign = isAscending ? 1 : -1;
  return lists
    .flat()
    .map((key) => ({ key, bytes: Buffer.from(key.place) }))
    .sort((a, b) => sign * Buffer.compare(a.bytes, b.bytes))
    .map(({ key }) => key);
}

async function readPartition(
  table: Table,
  step: Step,
  partition: string,
  start: string,
  { limit: Limit, isAscending: ScanIndexForward }: Order,
): Promise<{ keys: IndexKey[]; isEnd: boolean }> {
  if (start === end) return { keys: [], isEnd: true };
  const [place, pk, sk] = partsOf(start);
  const { from, until } = boundsOf(step);
  const { Items = [], LastEvaluatedKey } = await table.db.send(
    new QueryCommand({
      TableName: table.name,
      IndexName: gsi1,
      KeyConditionExpression: 'gsi1pk = :partition AND gsi1sk BETWEEN :from AND :until',
      ExpressionAttributeValues: { ':partition': partition, ':from': from, ':until': until },
      ScanIndexForward,
      Limit,
      ...(start !== '' && { ExclusiveStartKey: { gsi1pk: partition, gsi1sk: place, pk, sk } }),
    }),
  );
  const keys = Items.map((item) => {
    const { gsi1sk, pk, sk } = readItem(item, placed);
    return { partition, place: gsi1sk, pk, sk };
  });
  return { keys, isEnd: LastEvaluatedKey === undefined };
}
