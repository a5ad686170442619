import type { AttemptStore } from './ports/attempts.ts';
import type { Clock } from './ports/clock.ts';

/** Ends every attempt whose time, and the wait for its late answers, is over. @returns how many were ended. */
export async function closeExpiredAttempts({
  attempts,
  clock,
}: {
  attempts: AttemptStore;
  clock: Clock;
}): Promise<number> {
  const now = clock();
  const expired = await attempts.listExpired(now);
  const ended = await Promise.allSettled(
    expired.map((found) => attempts.end({ ...found, reason: 'time', now, expiredOnly: true })),
  );
  const failed = ended.find((outcome) => outcome.status === 'rejected');
  // The others are done; the next minute tries this one again, and the alarm on errors says so.
  if (failed) throw failed.reason;
  return expired.length;
}
