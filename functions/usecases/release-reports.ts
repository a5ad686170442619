import type { ReleaseOutcome, ReleaseTarget } from '#functions/contract/admin/held-reports.ts';
import { Refusal } from '#functions/domain/refusal.ts';
import type { Clock } from './ports/clock.ts';
import type { HeldReports } from './ports/reports.ts';

interface Ports {
  held: HeldReports;
  clock: Clock;
  /** Is told of what nobody expected, which the reply only hints at. */
  noteFailure: (attemptId: string, cause: unknown) => void;
}

interface Request {
  reports: readonly ReleaseTarget[];
  by: string;
}

const writesAtOnce = 10;

/** Lets held reports go, each by itself: the reply says for each, in the order asked for, what happened to it. */
export async function releaseReports(
  { held, clock, noteFailure }: Ports,
  { reports, by }: Request,
): Promise<{ results: ReleaseOutcome[] }> {
  const results: ReleaseOutcome[] = [];
  for (let from = 0; from < reports.length; from += writesAtOnce) {
    const some = reports
      .slice(from, from + writesAtOnce)
      .map(async ({ userId, attemptId }): Promise<ReleaseOutcome> => {
        const id = { userId, attemptId };
        try {
          return { ...id, outcome: await held.release({ ...id, by, now: clock() }) };
        } catch (cause) {
          if (cause instanceof Refusal) return { ...id, outcome: 'refused', code: cause.code, message: cause.message };
          noteFailure(attemptId, cause);
          const message = 'Something went wrong on our side. Please try this one again.';
          return { ...id, outcome: 'refused', code: 'unexpected', message };
        }
      });
    results.push(...(await Promise.all(some)));
  }
  return { results };
}
