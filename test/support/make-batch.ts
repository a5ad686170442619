import type { BatchCode } from '#functions/contract/admin/coupons/coupon-batches.ts';
import { createCouponBatch } from '#functions/usecases/coupons/batches/manage-batches.ts';
import { listBatchCodes } from '#functions/usecases/coupons/batches/batch-codes.ts';
import { newEventId, quizId, type Engine } from './engine/make-engine.ts';
import { adminPorts } from './make-admin.ts';

const day = 86_400_000;

/** Terms of coupons that are valid from yesterday on, until tomorrow. */
export const batchTerms = ({ clock }: Engine) => ({
  ...{ label: 'Riverside School, class 12', discountPercentage: 100 },
  ...{ validFrom: clock() - day, validUntil: clock() + day },
});

type Wanted = { count: number } & Partial<Parameters<typeof createCouponBatch>[1]>;

/** Makes a batch of coupons that are valid from yesterday until tomorrow, unless `wanted` says otherwise. */
export const makeBatch = (engine: Engine, wanted: Wanted) =>
  createCouponBatch(adminPorts(engine), {
    ...{ quizId, requestId: newEventId(), by: 'chief', ...batchTerms(engine) },
    ...wanted,
  });

/** All codes of a batch, page by page. */
export async function listCodes(engine: Engine, batchId: string): Promise<BatchCode[]> {
  const codes: BatchCode[] = [];
  let cursor: string | undefined;
  do {
    const page = await listBatchCodes(adminPorts(engine), { batchId, cursor });
    codes.push(...page.codes);
    cursor = page.next;
  } while (cursor !== undefined);
  return codes;
}
