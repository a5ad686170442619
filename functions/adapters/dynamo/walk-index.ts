import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { refuse } from '#functions/domain/refusal.ts';
import { cursorOf, readCursor } from './cursor.ts';
import { gsi1 } from './keys.ts';
import type { Table } from './table.ts';

/** An entry of the index: where an item is, and what its place says. */
export interface IndexKey {
  partition: string;
  place: string;
  pk: string;
  sk: string;
}

/** Partitions that are read as one list, between two places. */
export interface Step {
  partitions: readonly string[];
  from?: string;
  until?: string;
}

interface Walk {
  /** One after the other. */
  steps: readonly Step[];
  cursor?: string | undefined;
  /** At most so many keys. */
  limit: number;
}

const end = '.';

/** A page of the index, highest places first, and where the next page begins. */
export async function walkIndex(
  table: Table,
  { steps, cursor, limit }: Walk,
): Promise<{ keys: IndexKey[]; next?: string }> {
  const known = (readCursor(cursor, {}) ?? {}) as Record<string, string>;
  const at = steps.findIndex(({ partitions }) => partitions.some((partition) => partition in known));
  if (cursor !== undefined && at < 0)
    refuse('invalid-input', 'This list can’t be continued from there. Load it again.');
  const keys: IndexKey[] = [];
  let position = at < 0 ? {} : known;
  for (const [index, step] of steps.entries()) {
    if (index < at) continue;
    while (!step.partitions.every((partition) => position[partition] === end)) {
      if (keys.length >= limit) return { keys, next: cursorOf(position) as string };
      const found = await readStep(table, step, position, limit - keys.length);
      keys.push(...found.keys);
      position = found.position;
    }
    position = {};
    if (keys.length >= limit && index + 1 < steps.length) return { keys, next: beginningOf(steps[index + 1] as Step) };
  }
  return { keys };
}

/** Where a walk of one partition goes on after a key. */
export function cursorAfter({ partition, place, pk, sk }: IndexKey): string {
  return cursorOf({ [partition]: startOf({ place, pk, sk }) }) as string;
}

const beginningOf = ({ partitions }: Step) =>
  cursorOf(Object.fromEntries(partitions.map((partition) => [partition, '']))) as string;

const startOf = ({ place, pk, sk }: Pick<IndexKey, 'place' | 'pk' | 'sk'>) => [place, pk, sk].join('\n');

type Position = Record<string, string>;

async function readStep(
  table: Table,
  step: Step,
  position: Position,
  limit: number,
): Promise<{ keys: IndexKey[]; position: Position }> {
  const lists = await Promise.all(
    step.partitions.map((partition) => readPartition(table, step, partition, position[partition] ?? '', limit)),
  );
  const taken = lists
    .flatMap(({ keys }) => keys)
    .sort((a, b) => (a.place < b.place ? 1 : a.place > b.place ? -1 : 0))
    .slice(0, limit);
  const next = step.partitions.map((partition, list): [string, string] => {
    const own = taken.filter((key) => key.partition === partition);
    const last = own.at(-1);
    const isDone = lists[list]?.isEnd === true && own.length === lists[list].keys.length;
    return [partition, isDone ? end : last ? startOf(last) : (position[partition] ?? '')];
  });
  return { keys: taken, position: Object.fromEntries(next) };
}

async function readPartition(
  table: Table,
  { from = '', until = '\uffff' }: Step,
  partition: string,
  start: string,
  Limit: number,
): Promise<{ keys: IndexKey[]; isEnd: boolean }> {
  if (start === end) return { keys: [], isEnd: true };
  const [place, pk, sk] = start.split('\n');
  const { Items = [], LastEvaluatedKey } = await table.db.send(
    new QueryCommand({
      TableName: table.name,
      IndexName: gsi1,
      KeyConditionExpression: 'gsi1pk = :partition AND gsi1sk BETWEEN :from AND :until',
      ExpressionAttributeValues: { ':partition': partition, ':from': from || ' ', ':until': until },
      ScanIndexForward: false,
      Limit,
      ...(start !== '' && { ExclusiveStartKey: { gsi1pk: partition, gsi1sk: place, pk, sk } }),
    }),
  );
  const keys = Items.map((item) => ({
    partition,
    ...{ place: item['gsi1sk'] as string, pk: item['pk'] as string, sk: item['sk'] as string },
  }));
  return { keys, isEnd: LastEvaluatedKey === undefined };
}
