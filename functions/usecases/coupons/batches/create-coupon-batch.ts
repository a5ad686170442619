import type { Needs } from '#functions/usecases/ports/needs.ts';
import type { BatchView } from '#functions/contract/admin/coupons/coupon-batches.ts';
import { requireUnarchived } from '#functions/domain/banks/quiz.ts';
import { refuse } from '#functions/domain/refusal.ts';
import { finishBatch, viewOf } from './finish-coupon-batch.ts';

interface Request {
  quizId: number;
  requestId: string;
  label: string;
  count: number;
  validFrom: number;
  validUntil: number;
  discountPercentage: number;
  by: string;
}

/** Makes single-use codes. A retry after an interruption continues with the same batch and the same codes. */
export async function createCouponBatch(
  ports: Needs<'batches' | 'quizzes' | 'profiles' | 'clock'>,
  { by, ...request }: Request,
): Promise<BatchView> {
  const { quizId } = request;
  const quiz = await ports.quizzes.find(quizId);
  if (!quiz) refuse('not-found', `There is no quiz ${quizId}.`);
  requireUnarchived(quiz);
  const at = ports.clock();
  const batch = await ports.batches.create(
    { ...request, active: true, isComplete: false, revision: 0, applied: 0, createdAt: at, createdBy: by },
    { by, at },
  );
  return viewOf(ports, await finishBatch(ports.batches, batch));
}
