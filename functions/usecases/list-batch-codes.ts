import type { BatchCode } from '#functions/contract/admin/coupon-batches.ts';
import { requireBatch } from './finish-coupon-batch.ts';
import { peopleOf } from './people-of.ts';
import type { CouponBatchStore } from './ports/coupons.ts';
import type { ProfileStore } from './ports/people.ts';

interface Ports {
  batches: CouponBatchStore;
  profiles: ProfileStore;
}

/** The codes of a batch with what became of each. */
export async function listBatchCodes(
  { batches, profiles }: Ports,
  { batchId, cursor }: { batchId: string; cursor?: string | undefined },
): Promise<{ codes: BatchCode[]; next?: string | undefined }> {
  await requireBatch(batches, batchId);
  const [page, uses] = await Promise.all([batches.listCodes(batchId, cursor), batches.listUses(batchId)]);
  const useOf = new Map(uses.map((use) => [use.code, use]));
  const taken = page.rows.flatMap(({ code }) => useOf.get(code) ?? []);
  const personOf = await peopleOf(
    profiles,
    taken.map(({ userId }) => userId),
  );
  const codes = page.rows.map(({ code, uses: count }): BatchCode => {
    const use = useOf.get(code);
    // The coupon counts; the use tells by whom, unless their account was erased.
    if (count === 0) return { code, state: 'unused' };
    if (!use) return { code, state: 'used' };
    const { userId, redeemedAt, status, attemptId } = use;
    return {
      code,
      state: status === 'reserved' ? 'reserved' : 'used',
      person: personOf(userId),
      redeemedAt,
      ...(attemptId !== undefined && { attemptId }),
    };
  });
  return { codes, next: page.next };
}
