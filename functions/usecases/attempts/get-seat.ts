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
  const { price } = quiz;
  const { coupon: code, discountPercentage = 0 } = seat;
  const view = {
    coupon:
      code === undefined
        ? undefined
        : { code, discountPercentage, price, finalPrice: finalPrice(price, discountPercentage) },
    consent,
    completedCount: seat.completedCount,
  };
  const beforeNext = async (completedCount: number) => ({
    ...view,
    completedCount,
    retake: completedCount > 0 ? await previewRetake(ports, { userId, quiz, pending: seat.pending }) : undefined,
  });
  if (!seat.openId) return beforeNext(seat.completedCount);
  const ref = parseAttemptId(seat.openId);
  const attempt = await ports.attempts.find(userId, ref);
  if (!attempt) return beforeNext(seat.completedCount);
  if (isExpired(attempt, ports.clock())) {
    await endAttempt(ports, { userId, attemptId: seat.openId, expiredOnly: true });
    return beforeNext(seat.completedCount + (ref.quizId === quizId ? 1 : 0));
  }
  return {
    ...view,
    openAttemptId: seat.openId,
    remaining: remainingResumes(attempt),
    unfinished: await previewEnding(ports, attempt),
    liveEntryId: attempt.live,
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
