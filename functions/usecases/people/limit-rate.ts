import { inWords, secondsLeft, type RateLimit } from '#functions/domain/rate-limits.ts';
import { refuse } from '#functions/domain/refusal.ts';
import type { RateLimits } from '#functions/usecases/ports/rate-limits.ts';

interface Request {
  limits: readonly RateLimit[];
  subject: string;
  eventId: string;
  now: number;
  /** What there was too much of, as a sentence. */
  message: string;
}

/**
 * Counts an event under each limit.
 * @returns what takes it back. @throws Refusal `too-many-requests` with when to try again; then nothing has been counted.
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
      const words = `${message} Please try again ${inWords(retryAfterSeconds)}.`;
      refuse('too-many-requests', words, undefined, { retryAfterSeconds });
    }
    taken.push(limit);
  }
  return giveBack;
}
