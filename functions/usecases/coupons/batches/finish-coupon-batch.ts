import type { Needs } from '#functions/usecases/ports/needs.ts';
import type { CouponBatchStore } from '#functions/adapters/dynamo/coupons/batches/coupon-batch-store.ts';
import type { BatchView } from '#functions/contract/admin/coupons/coupon-batches.ts';
import type { CouponBatch } from '#functions/domain/coupons/coupon.ts';
import { refuse } from '#functions/domain/refusal.ts';
import { namesOf } from '#functions/usecases/people/names-of.ts';
import { viewBatch } from '#functions/usecases/coupons/view-coupon.ts';

type Ports = Needs<'batches' | 'profiles' | 'clock'>;

/** Does the remaining work on a batch: missing codes, and codes without the latest terms. */
export async function finishBatch(batches: CouponBatchStore, batch: CouponBatch): Promise<CouponBatch> {
  const complete = batch.isComplete ? batch : await batches.complete(batch);
  return complete.applied === complete.revision ? complete : batches.applyTerms(complete);
}

/** Continues the interrupted making or changing of a batch. */
export async function finishCouponBatch(ports: Ports, batchId: string): Promise<BatchView> {
  const batch = await requireBatch(ports.batches, batchId);
  return viewOf(ports, await finishBatch(ports.batches, batch));
}

export async function getCouponBatch(ports: Ports, batchId: string): Promise<BatchView> {
  return viewOf(ports, await requireBatch(ports.batches, batchId));
}

export async function requireBatch(batches: CouponBatchStore, batchId: string): Promise<CouponBatch> {
  return (await batches.find(batchId)) ?? refuse('not-found', 'There is no such batch of coupons.');
}

export async function viewOf({ profiles, clock }: Omit<Ports, 'batches'>, batch: CouponBatch): Promise<BatchView> {
  return viewBatch(batch, await namesOf(profiles, [batch.createdBy]), clock());
}
