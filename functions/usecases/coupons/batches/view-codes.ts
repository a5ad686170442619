import type { Needs } from '#functions/usecases/ports/needs.ts';
import type { AttemptRecord } from '#functions/adapters/dynamo/attempts/attempt-records.ts';
import type { BatchCode } from '#functions/contract/admin/coupons/coupon-batches.ts';
import { formatAttemptId, parseAttemptId } from '#functions/domain/attempts/attempt.ts';
import { codeState } from '#functions/domain/coupons/batch-code-state.ts';
import type { Coupon } from '#functions/domain/coupons/coupon.ts';
import { peopleOf } from '#functions/usecases/people/people-of.ts';
import { viewProgress } from '#functions/usecases/coupons/view-progress.ts';
import type { CouponUse } from '#functions/adapters/dynamo/coupons/redemption-item.ts';

export type CodePorts = Needs<'batches' | 'coupons' | 'profiles' | 'records' | 'clock'>;

/** Neighbouring codes of a batch. The coupon has the count, the use has the person, attempt and report have the progress. */
export async function viewCodes(
  { batches, coupons, profiles, records, clock }: CodePorts,
  batchId: string,
  seen: readonly Coupon[],
): Promise<BatchCode[]> {
  const taken = seen.flatMap(({ code, uses }) => (uses > 0 ? [code] : []));
  const uses = await batches.listUses(batchId, taken);
  const useOf = new Map(uses.map((use) => [use.code, use]));
  const [personOf, found] = await Promise.all([
    peopleOf(
      profiles,
      uses.map(({ userId }) => userId),
    ),
    records.findAll(
      uses.flatMap(({ userId, attemptId }) =>
        attemptId === undefined ? [] : [{ userId, ref: parseAttemptId(attemptId) }],
      ),
    ),
  ]);
  const recordOf = new Map(found.map((record) => [formatAttemptId(record.attempt.ref), record]));
  const codes = seen.map(async (coupon) => {
    const use = useOf.get(coupon.code);
    // A code without a listed use may have been released since it was read.
    const isUnlisted = coupon.uses > 0 && use === undefined;
    const latest = isUnlisted ? ((await coupons.find(coupon.code)) ?? coupon) : coupon;
    return {
      ...progressOf(latest, use, recordOf.get(use?.attemptId ?? ''), clock()),
      ...(use && { person: personOf(use.userId) }),
    };
  });
  return Promise.all(codes);
}

function progressOf(
  coupon: Coupon,
  use: CouponUse | undefined,
  record: AttemptRecord | undefined,
  now: number,
): BatchCode {
  const { attempt, delivery } = record ?? {};
  const { code, deactivated = false } = coupon;
  const held = use && use.status !== 'released' ? { status: use.status } : undefined;
  return {
    code,
    isDeactivated: deactivated,
    state: codeState({ coupon, use: held, attempt, report: delivery }, now),
    ...(use && { redeemedAt: use.redeemedAt }),
    ...(use?.attemptId !== undefined && { attemptId: use.attemptId }),
    ...viewProgress({ ...record }),
  };
}
