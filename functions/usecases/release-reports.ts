import type { ReleaseOutcome, ReleaseTarget } from '#functions/contract/admin/held-reports.ts';
import { Refusal } from '#functions/domain/refusal.ts';
import { eachAtOnce } from './each-at-once.ts';
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

const peopleAtOnce = 10;

/**
 * Lets held reports go, each by itself: the reply says for each, in the order asked for, what happened to it. Those of one person
 * go in the order of their sittings: a later one may tell of one before it that is released no later (`report-release.ts`).
 */
export async function releaseReports(
  { held, clock, noteFailure }: Ports,
  { reports, by }: Request,
): Promise<{ results: ReleaseOutcome[] }> {
  const outcomes = new Map<ReleaseTarget, ReleaseOutcome>();
  const release = async (report: ReleaseTarget): Promise<ReleaseOutcome> => {
    const { userId, attemptId } = report;
    const id = { userId, attemptId };
    try {
      return { ...id, outcome: await held.release({ ...id, by, now: clock() }) };
    } catch (cause) {
      if (cause instanceof Refusal) return { ...id, outcome: 'refused', code: cause.code, message: cause.message };
      noteFailure(attemptId, cause);
      const message = 'Something went wrong on our side. Please try this one again.';
      return { ...id, outcome: 'refused', code: 'unexpected', message };
    }
  };
  await eachAtOnce(new Set(reports.map(({ userId }) => userId)), peopleAtOnce, async (person) => {
    const own = reports.filter(({ userId }) => userId === person);
    for (const report of own.toSorted(bySitting)) outcomes.set(report, await release(report));
  });
  return { results: reports.flatMap((report) => outcomes.get(report) ?? []) };
}

/** A later attempt has the later ULID. */
const bySitting = (one: ReleaseTarget, other: ReleaseTarget) => (ulidOf(one) < ulidOf(other) ? -1 : 1);

const ulidOf = ({ attemptId }: ReleaseTarget) => attemptId.slice(attemptId.lastIndexOf('.'));
