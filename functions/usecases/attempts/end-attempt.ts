import type { Needs } from '#functions/usecases/ports/needs.ts';
import type { EndCommand } from '#functions/adapters/dynamo/attempts/end-attempt.ts';
import type { EndReceipt } from '#functions/contract/attempts.ts';
import { parseAttemptId, type Attempt } from '#functions/domain/attempts/attempt.ts';
import { refuse } from '#functions/domain/refusal.ts';
import type { Closing } from '#functions/domain/attempts/closing-entry.ts';
import { presentedCount } from '#functions/domain/attempts/presented-questions.ts';
import * as words from '#functions/domain/words/attempts.ts';

interface Request extends Pick<EndCommand, 'deadline' | 'entryIds'> {
  userId: string;
  attemptId: string;
  /** End it only if its time, and the wait for late answers, is over; then the reason is the time. */
  expiredOnly?: boolean;
}

/** Ends an attempt, which orders its report; one that has ended keeps its end. */
export async function endAttempt(
  { attempts, seats, clock }: Needs<'attempts' | 'seats' | 'clock'>,
  request: Request,
): Promise<EndReceipt> {
  const { userId, attemptId, expiredOnly = false, ...conditions } = request;
  const attempt = parseAttemptId(attemptId);
  const ended = await attempts.end({
    userId,
    attempt,
    reason: expiredOnly ? 'time' : 'candidate',
    now: clock(),
    expiredOnly,
    ...conditions,
  });
  if (ended) return { attemptId, ...ended };
  const seat = await seats.find(userId, attempt.quizId);
  const entered = seat.pending?.attempt.ulid === attempt.ulid;
  if (entered) refuse('nothing-answered', words.nothingAnswered);
  if (seat.openId === attemptId) refuse('attempt-open', words.goesOn);
  refuse('not-found', words.notFound);
}

/** The basis of an open attempt's report if it ended now. */
export async function previewEnding(
  { banks, clock }: Needs<'banks' | 'clock'>,
  { ref, asked, answeredCount, deadline }: Attempt,
): Promise<Closing> {
  const paper = await banks.getPaper(ref.quizId, ref.version);
  return { answered: answeredCount, questionCount: presentedCount(asked, paper.length), deadline, now: clock() };
}
