import type { ResendOutcome, ResendTarget } from '#functions/contract/admin/reports.ts';
import { Refusal } from '#functions/domain/refusal.ts';
import type { Clock } from './ports/clock.ts';
import type { RequeueStore } from './ports/reports.ts';

interface Ports {
  requeues: RequeueStore;
  clock: Clock;
  /** Is told of what nobody expected, which the reply only hints at. */
  noteFailure: (attemptId: string, cause: unknown) => void;
}

interface Request {
  reports: readonly ResendTarget[];
  reason: string;
  by: string;
}

const writesAtOnce = 10;

/** Sends many reports once more, each by itself: the reply says for each, in the order asked for, what happened to it. */
export async function requeueReports(
  { requeues, clock, noteFailure }: Ports,
  { reports, reason, by }: Request,
): Promise<{ results: ResendOutcome[] }> {
  const results: ResendOutcome[] = [];
  for (let from = 0; from < reports.length; from += writesAtOnce) {
    const some = reports.slice(from, from + writesAtOnce).map(async (report): Promise<ResendOutcome> => {
      const { userId, attemptId } = report;
      try {
        const outcome = await requeues.requeue({ ...report, reason, by, anew: false, now: clock() });
        return { userId, attemptId, outcome };
      } catch (cause) {
        if (cause instanceof Refusal)
          return { userId, attemptId, outcome: 'refused', code: cause.code, message: cause.message };
        noteFailure(attemptId, cause);
        const message = 'Something went wrong on our side. Please try this one again.';
        return { userId, attemptId, outcome: 'refused', code: 'unexpected', message };
      }
    });
    results.push(...(await Promise.all(some)));
  }
  return { results };
}
