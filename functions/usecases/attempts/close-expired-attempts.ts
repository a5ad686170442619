import type { Needs } from '#functions/usecases/ports/needs.ts';
import { formatAttemptId } from '#functions/domain/attempts/attempt.ts';
import { pMapSettled } from 'p-map';

export interface Closed {
  ended: number;
  /** Ids of those whose seat was lost, or erased with the account. */
  withoutSeat: string[];
  /** Why some could not be read or ended; the next run retries them. */
  failures: unknown[];
  /** Whether all due attempts were processed in time. */
  isDrained: boolean;
}

const atOnce = 32;

/** Ends every attempt whose time, and the wait for its late answers, is over (`closesAtOf` in `functions/domain/attempts/time-limit.ts`). `until`: the time after which no further one is begun. */
export async function closeExpiredAttempts(
  { attempts, expired, clock }: Needs<'attempts' | 'expired' | 'clock'>,
  until = Infinity,
): Promise<Closed> {
  const now = clock();
  const closed: Closed = { ended: 0, withoutSeat: [], failures: [], isDrained: true };
  for await (const page of expired.pages(now)) {
    const end = async (found: (typeof page.found)[number]) => {
      if (clock() >= until) {
        closed.isDrained = false;
        return;
      }
      const ended = await attempts.end({ ...found, reason: 'time', now, expiredOnly: true });
      if (ended) closed.ended += 1;
      if (ended?.hadNoSeat) closed.withoutSeat.push(formatAttemptId(found.attempt));
    };
    const outcomes = await pMapSettled(page.found, end, { concurrency: atOnce });
    closed.failures.push(
      ...page.failures,
      ...outcomes.flatMap((one) => ('reason' in one ? [one.reason as unknown] : [])),
    );
    if (!closed.isDrained) break;
  }
  return closed;
}
