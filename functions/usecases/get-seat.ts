import type { Seat as SeatView } from '#functions/contract/quiz.ts';
import { parseAttemptId, remainingResumes } from '#functions/domain/attempt.ts';
import { finalPrice } from '#functions/domain/coupon.ts';
import { endAttempt } from './end-attempt.ts';
import type { AttemptStore, Clock, QuizStore, SeatStore } from './ports.ts';
import { requireActiveQuiz } from './require-active-quiz.ts';

interface Ports {
  quizzes: QuizStore;
  seats: SeatStore;
  attempts: AttemptStore;
  clock: Clock;
}

/** Where a person stands with a quiz. An attempt whose time is long over is closed on the way. */
export async function getSeat(ports: Ports, request: { userId: string; quizId: number }): Promise<SeatView> {
  const { userId, quizId } = request;
  const [quiz, seat] = await Promise.all([
    requireActiveQuiz(ports.quizzes, quizId),
    ports.seats.findCurrent(userId, quizId),
  ]);
  const coupon = seat.coupon !== undefined && {
    coupon: {
      code: seat.coupon,
      discountPercentage: seat.discountPercentage ?? 0,
      finalPrice: finalPrice(quiz.price, seat.discountPercentage ?? 0),
    },
  };
  const view = { ...coupon, completedCount: seat.completedCount };
  if (!seat.openId) return view;
  const ref = parseAttemptId(seat.openId);
  const attempt = await ports.attempts.find(userId, ref);
  if (!attempt) return view;
  if (attempt.closesAt < ports.clock()) {
    await endAttempt(ports, { userId, attemptId: seat.openId, expiredOnly: true });
    return { ...view, completedCount: seat.completedCount + 1 };
  }
  return { ...view, openAttemptId: seat.openId, remaining: remainingResumes(attempt) };
}
