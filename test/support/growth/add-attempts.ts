import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { doneSortKey, reportSortKey } from '#functions/adapters/dynamo/attempts/attempt-sort-keys.ts';
import { gsiKeys, keys } from '#functions/adapters/dynamo/keys.ts';
import { personSortKey } from '#functions/adapters/dynamo/people/profile-store.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';
import { newPerson, startedAttempt, type Engine } from '#test/support/engine/make-engine.ts';

type Item = Record<string, unknown>;

interface Many {
  count: number;
  /** Batches that the attempts take turns in. */
  batches?: readonly string[];
  /** The newest one's end; each is so much older than the one before it. */
  newest: number;
  apartMs: number;
  /** Answers of each attempt. Default: one. */
  answers?: number;
}

/** Ended attempts with their people, seats, redemptions and results, each a copy of one that was really taken. */
export async function addAttempts(
  engine: Engine,
  { count, batches = [], newest, apartMs, answers = 1 }: Many,
): Promise<string[]> {
  const { userId, attemptId, view } = await startedAttempt(engine);
  for (let index = 1; index < answers; index++) await engine.answer(userId, view, index, index % 3);
  await engine.ports.profiles.upsert({ userId, email: 'first@example.com', name: 'First' });
  await engine.end(userId, attemptId);
  const items = await engine.items(userId, '');
  const people = Array.from({ length: count }, newPerson);
  const copies = people.flatMap((person, place) => {
    const batch = batches[place % batches.length];
    const endedAt = newest - place * apartMs;
    return items.map((item) => copyOf(item, { person, batch, endedAt }));
  });
  await putAll(engine.table, copies);
  return people;
}

const tookMs = 20 * 60 * 1000;

function copyOf(
  item: Item,
  { person, batch, endedAt }: { person: string; batch: string | undefined; endedAt: number },
) {
  const pk = keys.profile(person).pk;
  const createdAt = endedAt - tookMs;
  const own = { ...item, pk, ...(batch !== undefined && { batch }) };
  const sk = String(item['sk']);
  if (sk === 'PROFILE') {
    const email = `${person}@example.com`;
    return { ...item, pk, userId: person, email, gsi1sk: personSortKey({ email, name: 'First' }) };
  }
  if (sk.startsWith('ATTEMPT#')) {
    const gsi1sk = doneSortKey({ endedAt, endReason: 'candidate', createdAt, version: Number(item['version']), batch });
    return { ...own, createdAt, endedAt, deadline: createdAt + 2 * tookMs, gsi1pk: gsiKeys.ended(), gsi1sk };
  }
  if (sk.startsWith('RESULT#')) {
    const place = { gsi1pk: gsiKeys.report('delivered'), gsi1sk: reportSortKey({ createdAt: endedAt, batch }) };
    return { ...own, ...place, status: 'delivered', createdAt: endedAt };
  }
  return { ...item, pk };
}

/** Writes items as they are. */
export async function putAll(table: Table, items: readonly Item[]): Promise<void> {
  const requests = items.map((Item) => ({ PutRequest: { Item } }));
  const lots = Array.from({ length: Math.ceil(requests.length / 25) }, (_, lot) =>
    requests.slice(lot * 25, lot * 25 + 25),
  );
  for (let from = 0; from < lots.length; from += 8)
    await Promise.all(
      lots
        .slice(from, from + 8)
        .map((lot) => table.db.send(new BatchWriteCommand({ RequestItems: { [table.name]: lot } }))),
    );
}
