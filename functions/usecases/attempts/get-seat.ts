import type { Needs } from '#functions/usecases/ports/needs.ts';
import type { Seat } from '#functions/adapters/dynamo/attempts/seats/seat-store.ts';
import type { Retake, Seat as SeatView } from '#functions/contract/quiz.ts';
import { parseAttemptId } from '#functions/domain/attempts/attempt.ts';
import { remainingResumes } from '#functions/domain/attempts/resumes.ts';
import { consentTextVersion } from '#functions/domain/people/consent.ts';
import { finalPrice } from '#functions/domain/coupons/coupon.ts';
import { isExpired, timeLimitSeconds } from '#functions/domain/attempts/time-limit.ts';
import { previewEnding, endAttempt } from './end-attempt.ts';
import { countNextQuestions } from './choose-questions.ts';
import { requireActiveQuiz } from '#functions/usecases/banks/quizzes.ts';
import type { ActiveQuiz } from '#functions/adapters/dynamo/banks/quiz-reader.ts';

type Ports = Needs<'quizzes' | 'seats' | 'attempts' | 'banks' | 'consents' | 'profiles' | 'clock'>;

/** A person's state at a quiz, and their open attempt at any quiz. Closes an attempt whose time is long over. */
export async function getSeat(ports: Ports, request: { userId: string; quizId: number }): Promise<SeatView> {
  const { userId, quizId } = request;
  const [quiz, seat, consent] = await Promise.all([
    requireActiveQuiz(ports.quizzes, quizId),
    ports.seats.findCurrent(userId, quizId),
    ports.consents.find(userId, consentTextVersion),
    ports.profiles.requireNotErased(userId),
  ]);
  const coupon = seat.coupon !== undefined && {
    coupon: {
      code: seat.coupon,
      discountPercentage: seat.discountPercentage ?? 0,
      price: quiz.price,
      finalPrice: finalPrice(quiz.price, seat.discountPercentage ?? 0),
    },
  };
  const view = {
    ...coupon,
    ...(consent && { consent: { textVersion: consent.textVersion, at: consent.at } }),
    completedCount: seat.completedCount,
  };
  const beforeNext = async (completedCount: number) => ({
    ...view,
    completedCount,
    ...(completedCount > 0 && { retake: await previewRetake(ports, { userId, quiz, pending: seat.pending }) }),
  });
  if (!seat.openId) return beforeNext(seat.completedCount);
  const ref = parseAttemptId(seat.openId);
  const attempt = await ports.attempts.find(userId, ref);
  if (!attempt) return beforeNext(seat.completedCount);
  if (isExpired(attempt, ports.clock())) {
    await endAttempt(ports, { userId, attemptId: seat.openId, expiredOnly: true });
    return beforeNext(seat.completedCount + (ref.quizId === quizId ? 1 : 0));
  }
  const { live } = attempt;
  return {
    ...view,
    openAttemptId: seat.openId,
    remaining: remainingResumes(attempt),
    unfinished: await previewEnding(ports, attempt),
    ...(live !== undefined && { liveEntryId: live }),
  };
}

/** The questions of the next attempt, shown before a coupon is used for it. */
async function previewRetake(
  ports: Ports,
  { userId, quiz, pending }: { userId: string; quiz: ActiveQuiz; pending: Seat['pending'] },
): Promise<Retake> {
  const { quizId, version } = quiz;
  const counts = await countNextQuestions(ports, { userId, quizId, version, pending });
  const extraSeconds = (pending?.extraMs ?? 0) / 1000;
  return { ...counts, timeLimitSeconds: timeLimitSeconds(quiz, counts.questionCount) + extraSeconds };
}
