import type { enterQuiz as operation } from '#functions/contract/attempts.ts';
import type { RequestOf } from '#functions/contract/endpoint.ts';
import type { Needs } from '#functions/usecases/ports/needs.ts';
import type { ConsentStore } from '#functions/adapters/dynamo/people/consent-store.ts';
import type { AttemptView } from '#functions/contract/attempts.ts';
import { formatAttemptId, parseAttemptId, type Attempt, type AttemptRef } from '#functions/domain/attempts/attempt.ts';
import { isEarly } from '#functions/domain/attempts/early-entries.ts';
import { closingWords } from '#functions/domain/attempts/closing-entry.ts';
import { remainingResumes, resumeCount, wouldClose } from '#functions/domain/attempts/resumes.ts';
import { consentTextVersion } from '#functions/domain/people/consent.ts';
import { refuse } from '#functions/domain/refusal.ts';
import { timeLimitSeconds } from '#functions/domain/attempts/time-limit.ts';
import { previewEnding } from './end-attempt.ts';
import { chooseQuestions, shownQuestions } from './choose-questions.ts';
import { countEvent } from './record-event.ts';
import { requireActiveQuiz } from '#functions/usecases/banks/quizzes.ts';
import type { StartPorts } from './save-answer.ts';
import type { Seat, PendingAttempt } from '#functions/adapters/dynamo/attempts/seats/seat-store.ts';
import type { Profile } from '#functions/domain/people/profile.ts';
import * as words from '#functions/domain/words/attempts.ts';

interface Ports extends StartPorts, Needs<'profiles' | 'consents' | 'newId'> {
  newSeed: () => string;
}

type Request = RequestOf<typeof operation> & { caller: Omit<Profile, 'isAdmin'> };

/**
 * Opens the quiz page: resumes the open attempt (even of a quiz that is not on sale any more), which counts as an event unless this same
 * entry was made before the first answer; or prepares one that the first answer will start.
 */
export async function enterQuiz(ports: Ports, request: Request): Promise<AttemptView> {
  const { caller, quizId, eventId } = request;
  // The report is mailed to the profile's address, so it must be there before there is an attempt.
  const [seat] = await Promise.all([ports.seats.findCurrent(caller.userId, quizId), ports.profiles.upsert(caller)]);
  if (seat.openId) return resumeAttempt(ports, request, seat, parseAttemptId(seat.openId));
  const [{ version }] = await Promise.all([
    requireActiveQuiz(ports.quizzes, quizId),
    requireConsent(ports.consents, caller.userId),
  ]);
  const asked = await chooseQuestions(ports, { userId: caller.userId, quizId, version });
  const entry = { attempt: { quizId, version, ulid: ports.newId() }, seed: ports.newSeed(), asked, live: eventId };
  const pending = await ports.seats.enter(caller.userId, entry, ports.clock());
  if (pending) return viewPending(ports, pending);
  const now = await ports.seats.findCurrent(caller.userId, quizId);
  if (now.openId) return resumeAttempt(ports, request, now, parseAttemptId(now.openId));
  const closed = await findClosedBy(ports, caller.userId, request);
  return closed ?? refuse('coupon-required', words.couponRequired);
}

/** The attempt that this same entry closed as the last one allowed: its reply was lost, and it is retried. */
async function findClosedBy(
  ports: Ports,
  userId: string,
  { quizId, eventId }: Request,
): Promise<AttemptView | undefined> {
  const completed = await ports.attempts.listCompleted(userId, quizId);
  const closed = completed.find(({ events }) => eventId in events);
  if (!closed) return undefined;
  const limit = Math.round((closed.deadline - closed.createdAt) / 1000);
  return { ...view(ports, closed.ref, limit, closed), status: 'completed' };
}

/** A consent stays until the account is erased together with its seat, so this check still holds when the attempt is written. */
async function requireConsent(consents: ConsentStore, userId: string): Promise<void> {
  if (await consents.find(userId, consentTextVersion)) return;
  refuse('consent-required', words.consentRequired);
}

async function resumeAttempt(
  ports: Ports,
  { caller, eventId, cause = 'open', awaySeconds, mayClose = false }: Request,
  { early }: Pick<Seat, 'early'>,
  ref: AttemptRef,
): Promise<AttemptView> {
  const { userId } = caller;
  const beforeClosing = mayClose ? undefined : () => refuseClosing(ports, userId, ref);
  if (isEarly(early, eventId)) await closeIfExpired(ports, userId, ref);
  else await countEvent(ports, { userId, attempt: ref, eventId, cause, awaySeconds, beforeClosing });
  const attempt = (await ports.attempts.find(userId, ref)) ?? refuse('not-found', words.notFound);
  const limit = Math.round((attempt.deadline - attempt.createdAt) / 1000);
  if (attempt.status === 'completed') return { ...view(ports, ref, limit, attempt), status: 'completed' };
  const questions = await shownQuestions(ports.banks, ref, attempt);
  return { ...view(ports, ref, limit, attempt), status: 'open', questions, questionCount: questions.length };
}

/** A repeated entry finds the attempt as an entry that counts does: closed, if its time is over. */
async function closeIfExpired({ attempts, clock }: Ports, userId: string, attempt: AttemptRef): Promise<void> {
  await attempts.end({ userId, attempt, reason: 'time', now: clock(), expiredOnly: true });
}

/** Does nothing if the attempt has ended meanwhile or was granted one more resume. */
async function refuseClosing(ports: Ports, userId: string, ref: AttemptRef): Promise<void> {
  const attempt = await ports.attempts.find(userId, ref);
  if (attempt?.status === 'open' && wouldClose(remainingResumes(attempt)))
    refuse('would-close', closingWords(await previewEnding(ports, attempt)));
}

async function viewPending(
  ports: Ports,
  { attempt: ref, seed, asked, extraMs = 0 }: PendingAttempt,
): Promise<AttemptView> {
  const [questions, quiz] = await Promise.all([
    shownQuestions(ports.banks, ref, { seed, asked }),
    ports.quizzes.find(ref.quizId),
  ]);
  if (questions.length === 0 || !quiz) refuse('no-questions', words.noQuestions);
  const fresh = { answers: {}, events: {}, resumeLimit: quiz.resumeLimit };
  return {
    ...view(ports, ref, timeLimitSeconds(quiz, questions.length) + extraMs / 1000, fresh),
    status: 'pending',
    // The others come with the receipt of the first answer, which starts the clock: nobody can read them before.
    questions: questions.slice(0, 1),
    questionCount: questions.length,
  };
}

type Shown = Pick<Attempt, 'answers' | 'events' | 'resumeLimit'> & Partial<Pick<Attempt, 'deadline' | 'endReason'>>;

function view(ports: Ports, ref: AttemptRef, timeLimit: number, attempt: Shown): Omit<AttemptView, 'status'> {
  return {
    attemptId: formatAttemptId(ref),
    questions: [],
    questionCount: 0,
    answered: Object.entries(attempt.answers).map(([questionId, { optionId }]) => ({ questionId, optionId })),
    timeLimitSeconds: timeLimit,
    now: ports.clock(),
    resumeCount: resumeCount(attempt),
    remaining: remainingResumes(attempt),
    deadline: attempt.deadline,
    endReason: attempt.endReason,
  };
}
