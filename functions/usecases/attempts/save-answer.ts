import type { saveAnswer as operation } from '#functions/contract/attempts.ts';
import type { RequestOf } from '#functions/contract/endpoint.ts';
import type { AnswerReceipt } from '#functions/contract/attempts.ts';
import { parseAttemptId, isLive } from '#functions/domain/attempts/attempt.ts';
import { presentedMark, refuseNotFirst } from '#functions/domain/attempts/presented-questions.ts';
import { refuse } from '#functions/domain/refusal.ts';
import type { SaveCommand, SaveOutcome } from '#functions/adapters/dynamo/attempts/save-answer.ts';
import type { Needs } from '#functions/usecases/ports/needs.ts';
import { remainingResumes } from '#functions/domain/attempts/resumes.ts';
import { timeLimitSeconds } from '#functions/domain/attempts/time-limit.ts';
import { busy } from '#functions/domain/words/requests.ts';
import { shownQuestions } from './choose-questions.ts';
import * as words from '#functions/domain/words/attempts.ts';

type Request = RequestOf<typeof operation> & { userId: string };

/** Saves one answer: one conditional write. The first answer of an attempt makes the attempt. */
export async function saveAnswer(ports: StartPorts, request: Request): Promise<AnswerReceipt> {
  const { userId, questionId, optionId, answeredAfterMs, entryId } = request;
  const attempt = parseAttemptId(request.attemptId);
  const key = await ports.banks.getKey(attempt.quizId, attempt.version);
  const points = key[questionId]?.[optionId] ?? refuse('not-found', words.noSuchOption);
  const now = ports.clock();
  const mark = presentedMark(Object.keys(key), questionId);
  const command: SaveCommand = { userId, attempt, questionId, mark, optionId, points, answeredAfterMs, entryId, now };
  const saved = await ports.attempts.saveAnswer(command);
  return saved.outcome === 'not-started' ? startAttempt(ports, command) : receiptOf(ports, command, saved);
}

/** The receipt of a saved answer. A repeated first one gets the questions again, in case its receipt was lost. */
async function receiptOf(
  { banks }: StartPorts,
  { attempt, questionId, now }: SaveCommand,
  saved: Exclude<SaveOutcome, { outcome: 'not-started' }>,
): Promise<AnswerReceipt> {
  if (saved.outcome === 'saved') return { ...saved, now };
  const { order, ...receipt } = saved;
  const questions = await shownQuestions(banks, attempt, order);
  return { ...receipt, now, ...(questions[0]?.questionId === questionId && { questions }) };
}

export type StartPorts = Needs<'attempts' | 'seats' | 'quizzes' | 'banks' | 'clock'>;

const maxTries = 5;

/** Handles the first answer: makes the attempt, which starts its clock. If another first answer was faster, this one is saved as a later one. */
async function startAttempt(ports: StartPorts, command: SaveCommand): Promise<AnswerReceipt> {
  const { userId, attempt, entryId, now } = command;
  const quiz = await ports.quizzes.find(attempt.quizId);
  for (let tries = 1; quiz; tries++) {
    const seat = await ports.seats.find(userId, attempt.quizId);
    const { pending } = seat;
    if (pending?.attempt.ulid !== attempt.ulid || pending.attempt.version !== attempt.version) break;
    if (!seat.coupon) refuse('coupon-required', words.couponGone);
    const { asked, extraMs } = pending;
    const questions = await shownQuestions(ports.banks, attempt, pending);
    if (questions[0]?.questionId !== command.questionId) refuseNotFirst();
    const limitMs = timeLimitSeconds(quiz, questions.length) * 1000 + (extraMs ?? 0);
    const { resumeLimit } = quiz;
    const outcome = await ports.attempts.start({
      ...command,
      seed: pending.seed,
      asked,
      live: pending.live,
      coupon: seat.coupon,
      batch: seat.batch,
      price: quiz.price,
      discountPercentage: seat.discountPercentage ?? 0,
      extraMs,
      limitMs,
      resumeLimit,
    });
    if (outcome === 'started') {
      const standing = { deadline: now + limitMs, remaining: remainingResumes({ events: {}, resumeLimit }) };
      return { outcome: 'saved', ...standing, now, isLive: isLive(pending.live, entryId), questions };
    }
    if (outcome === 'other-open') refuse('attempt-open', words.another);
    // An entry in another tab may have replaced the prepared attempt meanwhile.
    if (tries === maxTries) refuse('busy', busy);
  }
  // Another request of this person may have started it meanwhile; the attempt itself tells.
  const saved = await ports.attempts.saveAnswer(command);
  if (saved.outcome !== 'not-started') return receiptOf(ports, command, saved);
  const { pending, openId, completedCount } = await ports.seats.find(userId, attempt.quizId);
  const hasAnother = pending !== undefined || openId !== undefined || completedCount > 0;
  if (hasAnother) refuse('outdated', words.reopened);
  refuse('not-found', words.notFoundAnyMore);
}
