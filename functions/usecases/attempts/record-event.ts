import type { recordTabSwitch as operation } from '#functions/contract/attempts.ts';
import type { RequestOf } from '#functions/contract/endpoint.ts';
import type { Needs } from '#functions/usecases/ports/needs.ts';
import type { EventReceipt, AttemptClockView } from '#functions/contract/attempts.ts';
import { isLive, type AttemptRef, type EventCause, parseAttemptId } from '#functions/domain/attempts/attempt.ts';
import { switchedAt, remainingResumes, resumeCount } from '#functions/domain/attempts/resumes.ts';
import { refuse } from '#functions/domain/refusal.ts';
import * as words from '#functions/domain/words/attempts.ts';

interface Request {
  userId: string;
  attempt: AttemptRef;
  eventId: string;
  cause: EventCause;
  awaySeconds?: number | undefined;
  /** The age of an event that was sent late. */
  secondsAgo?: number | undefined;
  /** The entry of the page that reports a tab switch: it counts only if that entry was live then. */
  entryId?: string | undefined;
  /** Called before the limit closes the attempt; may throw to leave it open. */
  beforeClosing?: (() => Promise<void>) | undefined;
}

/** Counts an entry or a tab switch once (idempotent by event id). The one that uses the last resume closes the attempt, as does one after the deadline. */
export async function countEvent(
  { attempts, clock }: Needs<'attempts' | 'clock'>,
  request: Request,
): Promise<EventReceipt> {
  const { userId, attempt, eventId: id, cause, awaySeconds, secondsAgo, entryId } = request;
  const now = clock();
  const event = { cause, at: switchedAt(now, secondsAgo), ...(awaySeconds !== undefined && { awaySeconds }) };
  const takesOver = cause !== 'tab-switch';
  const recorded = await attempts.recordEvent({ userId, attempt, id, event, takesOver, entryId, now });
  if (recorded.outcome === 'not-found') refuse('not-found', words.notFound);
  if (recorded.outcome === 'recorded' || recorded.outcome === 'displaced') {
    const { outcome: _, live, ...figures } = recorded;
    return { status: 'open', ...figures, now, isLive: isLive(live, entryId) };
  }
  if (recorded.outcome === 'limit') {
    await request.beforeClosing?.();
    const ended = await attempts.end({ userId, attempt, reason: 'limit', now, event: { id, event } });
    // The attempt was erased, or got one more resume meanwhile: read it again.
    if (!ended) return countEvent({ attempts, clock }, request);
  }
  if (recorded.outcome === 'expired') await attempts.end({ userId, attempt, reason: 'time', now, expiredOnly: true });
  const ended = (await attempts.find(userId, attempt)) ?? refuse('not-found', words.notFound);
  return {
    status: ended.status,
    resumeCount: resumeCount(ended),
    deadline: ended.deadline,
    remaining: remainingResumes(ended),
    now,
    isLive: isLive(ended.live, entryId),
  };
}

type TabSwitch = RequestOf<typeof operation> & { userId: string };

/** Records that the person left the tab; a repeat with the length of the absence only stores that. */
export async function recordTabSwitch(
  ports: Needs<'attempts' | 'clock'>,
  { attemptId, ...request }: TabSwitch,
): Promise<EventReceipt> {
  return countEvent(ports, { ...request, attempt: parseAttemptId(attemptId), cause: 'tab-switch' });
}

/** One read, because a page polls it: for granted time, and whether another entry has taken the attempt over. */
export async function getAttemptClock(
  { attempts, clock }: Needs<'attempts' | 'clock'>,
  { userId, attemptId }: { userId: string; attemptId: string },
): Promise<AttemptClockView> {
  const attempt = await attempts.find(userId, parseAttemptId(attemptId));
  if (!attempt) refuse('not-found', words.notFound);
  const { deadline, status, live } = attempt;
  const remaining = remainingResumes(attempt);
  return { deadline, remaining, liveEntryId: status === 'open' ? live : undefined, now: clock() };
}
