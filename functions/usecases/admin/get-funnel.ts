import type { BatchFunnel } from '#functions/contract/admin/overview.ts';
import type { IndexEntry } from '#functions/usecases/ports/attempt-records.ts';
import type { CouponBatchStore } from '#functions/usecases/ports/coupons.ts';

export interface FunnelPorts {
  batches: Pick<CouponBatchStore, 'find' | 'listSince' | 'countUses'>;
  quizzes: { list(): Promise<readonly { quizId: number }[]> };
}

interface Entries {
  since: number;
  begun: readonly IndexEntry[];
  ended: readonly IndexEntry[];
  delivered: readonly IndexEntry[];
}

/**
 * From code to delivered report, for the batches that were made since: uses of their codes are later than that, so every step is a
 * subset of the one before it. A code has one attempt.
 */
export async function getFunnel({ batches, quizzes }: FunnelPorts, { since, begun, ended, delivered }: Entries) {
  const quizIds = (await quizzes.list()).map(({ quizId }) => quizId);
  const found = await batches.listSince(quizIds, since);
  const redeemed = await Promise.all(found.batches.map(({ batchId }) => batches.countUses(batchId)));
  const started = tally(begun);
  const finished = tally(ended);
  const arrived = tally(delivered);
  const rows = found.batches.map(({ batchId, label, count }, at): BatchFunnel => ({
    batchId,
    label,
    made: count,
    redeemed: redeemed[at] ?? 0,
    started: started.get(batchId) ?? 0,
    finished: finished.get(batchId) ?? 0,
    delivered: arrived.get(batchId) ?? 0,
  }));
  return { since, batches: rows, isCutOff: found.isCutOff };
}

function tally(entries: readonly IndexEntry[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { batch } of entries) if (batch !== undefined) counts.set(batch, (counts.get(batch) ?? 0) + 1);
  return counts;
}
