import type { AnswerReceipt } from '#functions/contract/attempts.ts';
import { refuse } from '#functions/domain/refusal.ts';
import { timeLimitSeconds } from '#functions/domain/time-limit.ts';
import { presentedQuestions } from './presented-questions.ts';
import type { AttemptStore, BankStore, Clock, QuizStore, SaveCommand, SeatStore } from './ports.ts';

export interface StartPorts {
  attempts: AttemptStore;
  seats: SeatStore;
  quizzes: QuizStore;
  banks: BankStore;
  clock: Clock;
}

/** The first answer: makes the attempt, which starts its clock. Lost to another first answer, it is saved as a later one. */
export async function startAttempt(ports: StartPorts, command: SaveCommand): Promise<AnswerReceipt> {
  const { userId, attempt, now } = command;
  const [seat, quiz, questions] = await Promise.all([
    ports.seats.find(userId, attempt.quizId),
    ports.quizzes.find(attempt.quizId),
    presentedQuestions(ports, { userId, attempt }),
  ]);
  const entered = seat.pending?.attempt.ulid === attempt.ulid && seat.pending.attempt.version === attempt.version;
  if (seat.pending && entered && quiz) {
    if (!seat.coupon) refuse('coupon-required', 'Redeem a coupon before you start.');
    const limitMs = timeLimitSeconds(quiz, questions.length) * 1000;
    const start = {
      ...command,
      seed: seat.pending.seed,
      coupon: seat.coupon,
      limitMs,
      lastResume: quiz.resumeLimit - 1,
    };
    const outcome = await ports.attempts.start(start);
    if (outcome === 'started') return { outcome: 'saved', deadline: now + limitMs, now };
  }
  // Another request of this person may have started it in between; the attempt itself knows.
  const saved = await ports.attempts.saveAnswer(command);
  if (saved.outcome === 'not-started') {
    refuse('not-found', 'There is no such attempt. Open the assessment again from the quiz page.');
  }
  const started = await ports.attempts.find(userId, attempt);
  return { ...saved, ...(started && { deadline: started.deadline }), now };
}
