import {
  readDoneSortKey,
  readHeldSortKey,
  readOpenSortKey,
  readReportSortKey,
  endedAttempts,
  firstDueSortKey,
  openAttempts,
} from './attempt-sort-keys.ts';
import { gsiKeys, sortableInstant } from '#functions/adapters/dynamo/keys.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';
import { indexKey, inIndex, readPage, type IndexKey, type List } from '#functions/adapters/dynamo/pages.ts';
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

/** `for-review`: held until an admin approves them; `attention`: not delivered; of the bounced ones only those since `from`. */
export type CountedKind = 'open' | 'ended' | 'waiting' | 'bounced' | 'for-review' | 'attention';

const heldPartition = gsiKeys.report('held');
const notSent = ['pending', 'claimed', 'sending', 'failed', 'unknown'];

/** Counts attempts from the keys of the index alone. */
export function attemptCountIndex(table: Table) {
  return {
    /** Ended attempts and bounced reports newest first; others in no particular order. */
    async list(kind: CountedKind, { from, until, limit }: { from: number; until: number; limit: number }) {
      const { rows } = await readPage(table, { lists: listsOf(kind, from, until), limit }, indexKey);
      return rows.map((key) => entryOf(kind, key));
    },
  };
}

export type AttemptCountIndex = ReturnType<typeof attemptCountIndex>;

function listsOf(kind: CountedKind, from: number, until: number): List[] {
  if (kind === 'open') return [openAttempts];
  if (kind === 'ended') return endedAttempts({ from, until });
  const newest = (status: string) => inIndex(gsiKeys.report(status), { from: sortableInstant(from) });
  if (kind === 'bounced') return [[newest(kind)]];
  if (kind === 'attention')
    return [[newest('bounced'), ...['failed', 'unknown'].map((each) => inIndex(gsiKeys.report(each)))]];
  if (kind === 'for-review') return [[inIndex(heldPartition, { until: firstDueSortKey })]];
  // Held reports are sorted by due time, so no range applies to them; all are read, because a report is held for a few days at most.
  return [notSent.map(newest), [inIndex(heldPartition)]];
}

function entryOf(kind: CountedKind, { pk, sk, gsi1pk, gsi1sk }: IndexKey): IndexEntry {
  const id = `${pk}\n${sk}`;
  if (kind === 'open') {
    const { createdAt, closesAt } = readOpenSortKey(gsi1sk);
    return { id, closesAt, startedAt: createdAt };
  }
  if (kind === 'ended') {
    const { createdAt, endedAt, endReason } = readDoneSortKey(gsi1sk);
    return { id, endedAt, startedAt: createdAt, endReason };
  }
  const { createdAt } = gsi1pk === heldPartition ? readHeldSortKey(gsi1sk) : readReportSortKey(gsi1sk);
  return { id, orderedAt: createdAt };
}
