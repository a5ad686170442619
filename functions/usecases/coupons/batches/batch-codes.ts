import type { Needs } from '#functions/usecases/ports/needs.ts';
import type { AttemptRecord } from '#functions/adapters/dynamo/attempts/attempt-records.ts';
import type { BatchCode } from '#functions/contract/admin/coupons/coupon-batches.ts';
import { formatAttemptId, parseAttemptId } from '#functions/domain/attempts/attempt.ts';
import { codeState } from '#functions/domain/coupons/batch-code-state.ts';
import type { Coupon } from '#functions/domain/coupons/coupon.ts';
import { peopleOf } from '#functions/usecases/people/find-people.ts';
import { viewProgress } from '#functions/usecases/coupons/view-coupon.ts';
import type { CouponUse } from '#functions/adapters/dynamo/coupons/redemption-item.ts';
import { requireBatch } from './manage-batches.ts';
import { notInBatch } from '#functions/domain/words/coupons.ts';
import { refuse } from '#functions/domain/refusal.ts';
import type { AdminAction } from '#functions/adapters/dynamo/admin/audit-store.ts';

type CodePorts = Needs<'batches' | 'coupons' | 'profiles' | 'records' | 'clock'>;

/** Neighbouring codes of a batch. The coupon has the count, the use has the person, attempt and report have the progress. */
async function viewCodes(
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
    const record = recordOf.get(use?.attemptId ?? '');
    return { ...progressOf(latest, use, record, clock()), person: use && personOf(use.userId) };
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
    redeemedAt: use?.redeemedAt,
    attemptId: use?.attemptId,
    ...viewProgress({ ...record }),
  };
}

/** The codes of a batch with their states. The cost of a page does not grow with the batch. */
export async function listBatchCodes(
  ports: CodePorts & Needs<'batches'>,
  { batchId, cursor }: { batchId: string; cursor?: string | undefined },
): Promise<{ codes: BatchCode[]; next?: string | undefined }> {
  await requireBatch(ports.batches, batchId);
  const page = await ports.batches.listCodes(batchId, cursor);
  return { codes: await viewCodes(ports, batchId, page.rows), next: page.next };
}

type Ports = CodePorts & Needs<'batches'>;

interface Request extends Pick<AdminAction, 'by'> {
  batchId: string;
  code: string;
  reason: string;
}

/** Deactivates or activates one code of a batch; the others, and the person who has redeemed it, are not affected. */
export async function updateBatchCode(
  ports: Ports,
  { batchId, code, active, by, reason }: Request & { active: boolean },
): Promise<BatchCode> {
  await ports.batches.setActive({ batchId, code, active }, { by, reason, at: ports.clock() });
  return viewCode(ports, batchId, code);
}

/** A code whose attempt has started cannot be released. */
export async function releaseBatchCode(
  ports: Ports,
  { batchId, code, userId, redeemedAt, by, reason }: Request & { userId: string; redeemedAt: number },
): Promise<BatchCode> {
  const { quizId } = await requireBatch(ports.batches, batchId);
  await ports.batches.release({ batchId, quizId, code, userId, redeemedAt }, { by, reason, at: ports.clock() });
  return viewCode(ports, batchId, code);
}

async function viewCode(ports: Ports, batchId: string, code: string): Promise<BatchCode> {
  const coupon = (await ports.coupons.find(code)) ?? refuse('not-found', notInBatch(code));
  const [view] = await viewCodes(ports, batchId, [coupon]);
  return view ?? refuse('not-found', notInBatch(code));
}
