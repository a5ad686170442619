import type { Needs } from '#functions/usecases/ports/needs.ts';
import type { ReleaseOutcome, ReleaseTarget } from '#functions/contract/admin/reports/held-reports.ts';
import { processReports } from '#functions/usecases/reports/process-reports.ts';

interface Ports extends Needs<'held' | 'clock'> {
  /** Gets unexpected errors, which the reply only mentions. */
  noteFailure: (attemptId: string, cause: unknown) => void;
}

interface Request {
  reports: readonly ReleaseTarget[];
  by: string;
}

/** Releases held reports; the reply has the outcome of each, in the order of the request. */
export async function releaseReports(
  { held, clock, noteFailure }: Ports,
  { reports, by }: Request,
): Promise<{ results: ReleaseOutcome[] }> {
  const release = ({ userId, attemptId }: ReleaseTarget) => held.release({ userId, attemptId, by, now: clock() });
  return { results: await processReports(reports, release, noteFailure) };
}
