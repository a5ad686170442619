import type { RateLimits } from '#functions/adapters/dynamo/people/rate-limit-store.ts';
import { secondsLeft, type RateLimit } from '#functions/domain/rate-limits.ts';
import { refuse } from '#functions/domain/refusal.ts';
import { tryAgainIn } from '#functions/domain/words/requests.ts';

interface Request {
  /** The one with the shortest window first, because an event that a later limit refuses stays counted in the earlier ones. */
  limits: readonly RateLimit[];
  subject: string;
  now: number;
  /** A sentence on what was too frequent. */
  message: string;
}

/** Counts an event under each limit. @throws Refusal `too-many-requests` with the time of a retry. */
export async function limitRate(counters: RateLimits, { limits, subject, now, message }: Request): Promise<void> {
  for (const limit of limits) {
    if (await counters.count({ limit, subject, now })) continue;
    const retryAfterSeconds = secondsLeft(limit, now);
    const words = `${message} ${tryAgainIn(retryAfterSeconds)}`;
    refuse('too-many-requests', words, undefined, { retryAfterSeconds });
  }
}
