import type { Needs } from '#functions/usecases/ports/needs.ts';
import type { CouponStore } from '#functions/adapters/dynamo/coupons/coupon-store.ts';
import type { CouponBatchStore } from '#functions/adapters/dynamo/coupons/batches/coupon-batch-store.ts';
import type { AttemptRecord } from '#functions/adapters/dynamo/attempts/attempt-records.ts';
import type { listUsesByPerson as operation, UseByPerson } from '#functions/contract/admin/coupons/coupons.ts';
import type { Reply } from '#functions/contract/endpoint.ts';
import { formatAttemptId, parseAttemptId } from '#functions/domain/attempts/attempt.ts';
import { activeUseState } from '#functions/domain/coupons/batch-code-state.ts';
import { unnamedQuiz } from '#functions/domain/words/quizzes.ts';
import { memoize } from '#functions/usecases/memoize.ts';
import { type FinderFilter, type FinderPorts, resolveFinder } from '#functions/usecases/admin/resolve-finder.ts';
import { viewProgress } from './view-coupon.ts';
import type { PersonUse } from '#functions/adapters/dynamo/coupons/redemption-item.ts';
import type { Profile } from '#functions/domain/people/profile.ts';

type Ports = FinderPorts & Needs<'coupons' | 'couponAdmin' | 'records'>;

/** The codes that a person has redeemed, for any quiz and batch, newest first, each with its outcome. Empty for an unknown person. */
export async function listUsesByPerson(
  ports: Ports,
  { person, who }: Pick<FinderFilter, 'person' | 'who'>,
): Promise<Reply<typeof operation>> {
  const { people } = await resolveFinder(ports, { person, who });
  const { profiles = [], isCutOff = false } = people ?? {};
  const asked = {
    coupon: memoize((code: string) => ports.coupons.find(code)),
    batch: memoize((batchId: string) => ports.batches.find(batchId)),
    quiz: memoize((quizId: number) => ports.quizzes.find(quizId)),
  };
  const uses = await Promise.all(profiles.map((profile) => usesOf(ports, asked, profile)));
  return {
    people: profiles.map(({ userId, name, email }) => ({ userId, name, email })),
    arePeopleCutOff: isCutOff,
    uses: uses.flat().sort((a, b) => since(b) - since(a)),
  };
}

const since = ({ redeemedAt, startedAt }: UseByPerson) => redeemedAt ?? startedAt ?? 0;

interface Asked {
  coupon: (code: string) => ReturnType<CouponStore['find']>;
  batch: (batchId: string) => ReturnType<CouponBatchStore['find']>;
  quiz: (quizId: number) => ReturnType<FinderPorts['quizzes']['find']>;
}

async function usesOf(ports: Ports, asked: Asked, { userId, name, email }: Profile): Promise<UseByPerson[]> {
  const uses = await ports.couponAdmin.listUsesBy(userId);
  const ids = uses.flatMap(({ attemptId, earlierAttemptIds }) => [
    ...(attemptId === undefined ? [] : [attemptId]),
    ...earlierAttemptIds,
  ]);
  const records = await ports.records.findAll(ids.map((id) => ({ userId, ref: parseAttemptId(id) })));
  const recordOf = new Map(records.map((record) => [formatAttemptId(record.attempt.ref), record]));
  const rows = uses.map(async (use) => {
    const place = { userId, name, email, ...(await placeOf(asked, use)) };
    const { redeemedAt, status, attemptId } = use;
    // The time of an earlier redemption is not stored; its outcome is, as long as the attempt is.
    const earlier = use.earlierAttemptIds.flatMap((id) => recordOf.get(id) ?? []);
    return [
      { ...place, redeemedAt, ...progressOf(status, recordOf.get(attemptId ?? '')), attemptId },
      ...earlier.map((record) => ({
        ...place,
        ...progressOf('consumed', record),
        attemptId: formatAttemptId(record.attempt.ref),
      })),
    ];
  });
  return (await Promise.all(rows)).flat();
}

async function placeOf(asked: Asked, { code, quizId }: PersonUse) {
  const [coupon, quiz] = await Promise.all([asked.coupon(code), asked.quiz(quizId)]);
  const batch = coupon?.batchId === undefined ? undefined : await asked.batch(coupon.batchId);
  return {
    code,
    quizId,
    quizName: quiz?.name ?? unnamedQuiz(quizId),
    label: coupon?.label,
    batch,
  };
}

function progressOf(status: PersonUse['status'], record: AttemptRecord | undefined) {
  const { attempt, delivery } = record ?? {};
  return {
    state:
      status === 'released' ? ('released' as const) : activeUseState({ use: { status }, attempt, report: delivery }),
    ...viewProgress({ ...record }),
  };
}
