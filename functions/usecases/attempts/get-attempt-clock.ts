import type { Needs } from '#functions/usecases/ports/needs.ts';
import type { AttemptClockView } from '#functions/contract/attempts.ts';
import { parseAttemptId } from '#functions/domain/attempts/attempt.ts';
import { remainingResumes } from '#functions/domain/attempts/resumes.ts';
import { refuse } from '#functions/domain/refusal.ts';

/** One read, because a page polls it: for granted time, and whether another entry has taken the attempt over. */
export async function getAttemptClock(
  { attempts, clock }: Needs<'attempts' | 'clock'>,
  { userId, attemptId }: { userId: string; attemptId: string },
): Promise<AttemptClockView> {
  const attempt = await attempts.find(userId, parseAttemptId(attemptId));
  if (!attempt) refuse('not-found', 'There is no such attempt.');
  const { deadline, status, live } = attempt;
  const remaining = remainingResumes(attempt);
  return { deadline, remaining, ...(status === 'open' && live && { liveEntryId: live }), now: clock() };
}
