import type { BatchFunnel } from '#functions/contract/admin/overview.ts';
import type { CouponBatchStore } from '#functions/usecases/ports/coupons.ts';

export interface FunnelPorts {
  batches: Pick<CouponBatchStore, 'find' | 'listSince' | 'countUses'>;
  quizzes: { list(): Promise<readonly { quizId: number }[]> };
}

/** The number of attempts of a batch. */
interface Tally {
  of(batchId: string): number;
}

interface Steps {
  since: number;
  started: Tally;
  finished: Tally;
  delivered: Tally;
}

/**
 * From code to delivered report, for the batches that were made since: uses of their codes are later than that, so every step is a
 * subset of the one before it. A code has one attempt.
 */
export async function getFunnel({ batches, quizzes }: FunnelPorts, { since, started, finished, delivered }: Steps) {
  const quizIds = (await quizzes.list()).map(({ quizId }) => quizId);
  const found = await batches.listSince(quizIds, since);
  const redeemed = await Promise.all(found.batches.map(({ batchId }) => batches.countUses(batchId)));
  const rows = found.batches.map(({ batchId, label, count }, at): BatchFunnel => ({
    batchId,
    label,
    made: count,
    redeemed: redeemed[at] ?? 0,
    started: started.of(batchId),
    finished: finished.of(batchId),
    delivered: delivered.of(batchId),
  }));
  return { since, batches: rows, isCutOff: found.isCutOff };
}
