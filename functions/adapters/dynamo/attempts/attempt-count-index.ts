import type { AttemptCountIndex, IndexEntry } from '#functions/usecases/ports/attempt-records.ts';
import { readDoneSortKey, readHeldSortKey, readOpenSortKey, readReportSortKey } from './attempt-sort-keys.ts';
import { userIdOf } from './attempt-item.ts';
import { endedSteps, openStep } from './attempt-partitions.ts';
import { MalformedItem } from '#functions/adapters/dynamo/item-reader.ts';
import { gsiKeys, sortableInstant } from '#functions/adapters/dynamo/keys.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';
import { walkIndex, type IndexKey, type Step } from '#functions/adapters/dynamo/walk-index.ts';

type Kind = Parameters<AttemptCountIndex['walk']>[0];

const keysPerRead = 5_000;
const heldPartition = gsiKeys.report('held');
const notSent = ['pending', 'claimed', 'sending', 'failed', 'unknown'];

/** Counts attempts from the keys of the index alone. */
export function attemptCountIndex(table: Table): AttemptCountIndex {
  return {
    async *walk(kind, since, now, unreadable = []) {
      let cursor: string | undefined;
      do {
        const page = await walkIndex(table, { steps: stepsOf(kind, since, now), cursor, limit: keysPerRead });
        for (const key of page.keys) {
          const entry = readEntry(kind, key, unreadable);
          if (entry) yield entry;
        }
        cursor = page.next;
      } while (cursor !== undefined);
    },
  };
}

function stepsOf(kind: Kind, from: number, until: number): Step[] {
  if (kind === 'open') return [openStep];
  if (kind === 'ended') return endedSteps({ from, until });
  const newest = { from: sortableInstant(from) };
  if (kind !== 'waiting') return [{ partitions: [gsiKeys.report(kind)], ...newest }];
  // Held reports are sorted by due time, so no range applies to them; all are read, because a report is held for a few days at most.
  return [{ partitions: notSent.map(gsiKeys.report), ...newest }, { partitions: [heldPartition] }];
}

function readEntry(kind: Kind, key: IndexKey, unreadable: unknown[]): IndexEntry | undefined {
  try {
    const entry = entryOf(kind, key);
    const times = [entry.startedAt, entry.closesAt, entry.endedAt, entry.orderedAt];
    if (!times.some(Number.isNaN)) return entry;
    unreadable.push(new MalformedItem(`The item ${key.pk} / ${key.sk} has no valid gsi1sk.`));
  } catch (cause) {
    if (!(cause instanceof MalformedItem)) throw cause;
    unreadable.push(cause);
  }
  return undefined;
}

function entryOf(kind: Kind, { pk, sk, place, partition }: IndexKey): IndexEntry {
  const userId = userIdOf({ pk });
  const id = `${pk}\n${sk}`;
  if (kind === 'open') {
    const { createdAt, closesAt, batch } = readOpenSortKey(place);
    return { id, userId, closesAt, startedAt: createdAt, ...(batch && { batch }) };
  }
  if (kind === 'ended') {
    const { createdAt, endedAt, endReason, batch } = readDoneSortKey(place);
    return { id, userId, endedAt, startedAt: createdAt, endReason, ...(batch && { batch }) };
  }
  const { createdAt, batch } = partition === heldPartition ? readHeldSortKey(place) : readReportSortKey(place);
  return { id, userId, orderedAt: createdAt, ...(batch && { batch }) };
}
