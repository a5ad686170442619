import type { ResendOutcome, ResendTarget } from '#functions/contract/admin/reports/reports.ts';
import { outcomeOfEach } from '#functions/usecases/outcome-of-each.ts';
import type { Clock } from '#functions/usecases/ports/clock.ts';
import type { RequeueStore } from '#functions/usecases/ports/reports.ts';

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

/** Sends many reports once more, each by itself: the reply says for each, in the order asked for, what happened to it. */
export async function requeueReports(
  { requeues, clock, noteFailure }: Ports,
  { reports, reason, by }: Request,
): Promise<{ results: ResendOutcome[] }> {
  const requeue = (report: ResendTarget) =>
    requeues.requeue({ ...report, reason, by, regenerate: false, now: clock() });
  return { results: await outcomeOfEach(reports, requeue, noteFailure) };
}
