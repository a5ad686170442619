import { readDoneSortKey, readHeldSortKey, readOpenSortKey, readReportSortKey } from './attempt-sort-keys.ts';
import { endedSteps, openStep } from './attempt-partitions.ts';
import { gsiKeys, sortableInstant } from '#functions/adapters/dynamo/keys.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';
import { walkIndex, type IndexKey, type Step } from '#functions/adapters/dynamo/walk-index.ts';
import type { EndReason } from '#functions/domain/attempts/attempt.ts';

/** An attempt or a report as far as the index contains it. */
export interface IndexEntry {
  /** Unique to the attempt or the report. */
  id: string;
  startedAt?: number;
  endedAt?: number;
  endReason?: EndReason;
  /** For an open one: the end of the time in which answers are accepted. */
  closesAt?: number;
  /** When the report was ordered. */
  orderedAt?: number;
}

export type CountedKind = 'open' | 'ended' | 'waiting' | 'bounced';

const heldPartition = gsiKeys.report('held');
const notSent = ['pending', 'claimed', 'sending', 'failed', 'unknown'];

/** Counts attempts from the keys of the index alone. */
export function attemptCountIndex(table: Table) {
  return {
    /** Ended attempts and bounced reports newest first; others in no particular order. */
    async list(kind: CountedKind, { from, until, limit }: { from: number; until: number; limit: number }) {
      const { keys } = await walkIndex(table, { steps: stepsOf(kind, from, until), limit });
      return keys.map((key) => entryOf(kind, key));
    },
  };
}

export type AttemptCountIndex = ReturnType<typeof attemptCountIndex>;

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
