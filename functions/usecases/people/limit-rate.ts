import { waitWords, secondsLeft, type RateLimit } from '#functions/domain/rate-limits.ts';
import { refuse } from '#functions/domain/refusal.ts';
import type { RateLimits } from '#functions/usecases/ports/rate-limits.ts';

interface Request {
  limits: readonly RateLimit[];
  subject: string;
  eventId: string;
  now: number;
  /** A sentence on what was too frequent. */
  message: string;
}

/**
 * Counts an event under each limit.
 * @returns a function that uncounts it. @throws Refusal `too-many-requests` with the time of a retry; then nothing was counted.
 */
export async function limitRate(
  counters: RateLimits,
  { limits, subject, eventId, now, message }: Request,
): Promise<() => Promise<void>> {
  const taken: RateLimit[] = [];
  const giveBack = async () => {
    await Promise.all(taken.map((limit) => counters.giveBack({ limit, subject, eventId, now })));
  };
  for (const limit of limits) {
    if (!(await counters.take({ limit, subject, eventId, now }))) {
      await giveBack();
      const retryAfterSeconds = secondsLeft(limit, now);
      const words = `${message} Please try again ${waitWords(retryAfterSeconds)}.`;
      refuse('too-many-requests', words, undefined, { retryAfterSeconds });
    }
    taken.push(limit);
  }
  return giveBack;
}
