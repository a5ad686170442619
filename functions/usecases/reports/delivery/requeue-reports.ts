import type { Needs } from '#functions/usecases/ports/needs.ts';
import type { ResendOutcome, ResendTarget } from '#functions/contract/admin/reports/reports.ts';
import { processReports } from '#functions/usecases/reports/process-reports.ts';

interface Ports extends Needs<'requeues' | 'clock'> {
  /** Gets unexpected errors, which the reply only mentions. */
  noteFailure: (attemptId: string, cause: unknown) => void;
}

interface Request {
  reports: readonly ResendTarget[];
  reason: string;
  by: string;
}

/** Resends reports; the reply has the outcome of each, in the order of the request. */
export async function requeueReports(
  { requeues, clock, noteFailure }: Ports,
  { reports, reason, by }: Request,
): Promise<{ results: ResendOutcome[] }> {
  const requeue = (report: ResendTarget) =>
    requeues.requeue({ ...report, reason, by, regenerate: false, now: clock() });
  return { results: await processReports(reports, requeue, noteFailure) };
}
