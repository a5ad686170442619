import type { EventReceipt } from '#functions/contract/attempts.ts';
import { remainingResumes, resumeCount, type AttemptRef, type EventCause } from '#functions/domain/attempt.ts';
import { refuse } from '#functions/domain/refusal.ts';
import type { AttemptStore, Clock } from './ports.ts';

interface Request {
  userId: string;
  attempt: AttemptRef;
  eventId: string;
  cause: EventCause;
}

/** Counts a re-entry or tab switch once; the one that finds no room left closes the attempt, and so does one that comes too late. */
export async function countEvent(
  { attempts, clock }: { attempts: AttemptStore; clock: Clock },
  request: Request,
): Promise<EventReceipt> {
  const { userId, attempt, eventId: id, cause } = request;
  const now = clock();
  const event = { cause, at: Math.floor(now / 1000) };
  const recorded = await attempts.recordEvent({ userId, attempt, id, event, now });
  if (recorded.outcome === 'not-found') refuse('not-found', 'There is no such attempt.');
  if (recorded.outcome === 'recorded') {
    return { status: 'open', resumeCount: recorded.count, remaining: recorded.lastResume + 1 - recorded.count };
  }
  if (recorded.outcome === 'limit') await attempts.end({ userId, attempt, reason: 'limit', now, event: { id, event } });
  if (recorded.outcome === 'expired') await attempts.end({ userId, attempt, reason: 'time', now, expiredOnly: true });
  const ended = (await attempts.find(userId, attempt)) ?? refuse('not-found', 'There is no such attempt.');
  return { status: ended.status, resumeCount: resumeCount(ended), remaining: Math.max(0, remainingResumes(ended)) };
}
