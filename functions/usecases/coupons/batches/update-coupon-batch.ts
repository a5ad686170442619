import type { Needs } from '#functions/usecases/ports/needs.ts';
import type { BatchTerms } from '#functions/adapters/dynamo/coupons/batches/coupon-batch-store.ts';
import type { BatchView } from '#functions/contract/admin/coupons/coupon-batches.ts';
import { finishBatch, requireBatch, viewOf } from './finish-coupon-batch.ts';

interface Request extends BatchTerms {
  batchId: string;
  revision: number;
  reason: string;
  by: string;
}

/** When this has returned, every code has the new terms: of a deactivated batch none can be redeemed any more. */
export async function updateCouponBatch(
  ports: Needs<'batches' | 'profiles' | 'clock'>,
  request: Request,
): Promise<BatchView> {
  const { batchId, revision, reason, by, ...terms } = request;
  const before = await requireBatch(ports.batches, batchId);
  if (!before.isComplete) await ports.batches.complete(before);
  const changed = await ports.batches.change({ batchId, revision, terms }, { by, at: ports.clock(), reason });
  return viewOf(ports, await finishBatch(ports.batches, changed));
}
