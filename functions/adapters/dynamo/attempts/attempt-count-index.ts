import type { AttemptCountIndex, CountedKind, IndexEntry } from '#functions/usecases/ports/attempt-records.ts';
import { readDoneSortKey, readHeldSortKey, readOpenSortKey, readReportSortKey } from './attempt-sort-keys.ts';
import { endedSteps, openStep } from './attempt-partitions.ts';
import { gsiKeys, sortableInstant } from '#functions/adapters/dynamo/keys.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';
import { walkIndex, type IndexKey, type Step } from '#functions/adapters/dynamo/walk-index.ts';

const heldPartition = gsiKeys.report('held');
const notSent = ['pending', 'claimed', 'sending', 'failed', 'unknown'];

/** Counts attempts from the keys of the index alone. */
export function attemptCountIndex(table: Table): AttemptCountIndex {
  return {
    async list(kind, { from, until, limit }) {
      const { keys } = await walkIndex(table, { steps: stepsOf(kind, from, until), limit });
      return keys.map((key) => entryOf(kind, key));
    },
  };
}

function stepsOf(kind: CountedKind, from: number, until: number): Step[] {
  if (kind === 'open') return [openStep];
  if (kind === 'ended') return endedSteps({ from, until });
  const newest = { from: sortableInstant(from) };
  if (kind !== 'waiting') return [{ partitions: [gsiKeys.report(kind)], ...newest }];
  // Held reports are sorted by due time, so no range applies to them; all are read, because a report is held for a few days at most.
  return [{ partitions: notSent.map(gsiKeys.report), ...newest }, { partitions: [heldPartition] }];
}

function entryOf(kind: CountedKind, { pk, sk, place, partition }: IndexKey): IndexEntry {
  const id = `${pk}\n${sk}`;
  if (kind === 'open') {
    const { createdAt, closesAt } = readOpenSortKey(place);
    return { id, closesAt, startedAt: createdAt };
  }
  if (kind === 'ended') {
    const { createdAt, endedAt, endReason } = readDoneSortKey(place);
    return { id, endedAt, startedAt: createdAt, endReason };
  }
  const { createdAt } = partition === heldPartition ? readHeldSortKey(place) : readReportSortKey(place);
  return { id, orderedAt: createdAt };
}
