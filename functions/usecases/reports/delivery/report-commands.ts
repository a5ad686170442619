import pMap from 'p-map';
import type { Problem } from '#functions/contract/problem.ts';
import { Refusal } from '#functions/domain/refusal.ts';
import type { DeliveryId } from '#functions/adapters/dynamo/reports/delivery-item.ts';
import type { Needs } from '#functions/usecases/ports/needs.ts';
import type { ResendOutcome, ResendTarget } from '#functions/contract/admin/reports/reports.ts';
import type { ReleaseOutcome, ReleaseTarget } from '#functions/contract/admin/reports/held-reports.ts';
import { sortHolidays, type Holiday, type HolidayList } from '#functions/domain/calendar/holidays.ts';
import * as words from '#functions/domain/words/reports.ts';

interface NotesFailures {
  /** Gets unexpected errors, which the reply only mentions. */
  noteFailure: (attemptId: string, cause: unknown) => void;
}

interface Refused {
  outcome: 'refused';
  code: Problem['code'];
  message: string;
}

const peopleAtOnce = 10;

/**
 * Processes each of the reports and returns the outcomes in the given order. Reports of one person are processed in the order of their
 * sittings, because a later one may compare with an earlier one that is released no later (`report-hold.ts`).
 */
async function processReports<R extends DeliveryId, O extends string>(
  reports: readonly R[],
  work: (report: R) => Promise<O>,
  noteFailure: NotesFailures['noteFailure'],
): Promise<(DeliveryId & ({ outcome: O } | Refused))[]> {
  const outcomeOf = async (report: R): Promise<{ outcome: O } | Refused> => {
    try {
      return { outcome: await work(report) };
    } catch (cause) {
      if (cause instanceof Refusal) return { outcome: 'refused', code: cause.code, message: cause.message };
      noteFailure(report.attemptId, cause);
      return { outcome: 'refused', code: 'unexpected', message: words.failed };
    }
  };
  // Indexed by place, because a report may be in the list twice.
  const outcomes: ({ outcome: O } | Refused)[] = [];
  const process = async (person: string) => {
    const own = [...reports.entries()].filter(([, { userId }]) => userId === person);
    for (const [place, report] of own.toSorted(bySitting)) outcomes[place] = await outcomeOf(report);
  };
  await pMap(new Set(reports.map(({ userId }) => userId)), process, { concurrency: peopleAtOnce });
  return reports.flatMap(({ userId, attemptId }, place) => {
    const outcome = outcomes[place];
    return outcome ? [{ userId, attemptId, ...outcome }] : [];
  });
}

/** A later attempt has the later ULID. */
const bySitting = ([, one]: [number, DeliveryId], [, other]: [number, DeliveryId]) =>
  ulidOf(one).localeCompare(ulidOf(other));

const ulidOf = ({ attemptId }: DeliveryId) => attemptId.slice(attemptId.lastIndexOf('.'));

interface Command<Target> {
  reports: readonly Target[];
  by: string;
}

/** Resends reports; the reply has the outcome of each, in the order of the request. */
export async function requeueReports(
  { requeues, clock, noteFailure }: Needs<'requeues' | 'clock'> & NotesFailures,
  { reports, reason, by }: Command<ResendTarget> & { reason: string },
): Promise<{ results: ResendOutcome[] }> {
  const requeue = (report: ResendTarget) =>
    requeues.requeue({ ...report, reason, by, regenerate: false, now: clock() });
  return { results: await processReports(reports, requeue, noteFailure) };
}

/** Releases held reports; the reply has the outcome of each, in the order of the request. */
export async function releaseReports(
  { held, clock, noteFailure }: Needs<'held' | 'clock'> & NotesFailures,
  { reports, by }: Command<ReleaseTarget>,
): Promise<{ results: ReleaseOutcome[] }> {
  const release = ({ userId, attemptId }: ReleaseTarget) => held.release({ userId, attemptId, by, now: clock() });
  return { results: await processReports(reports, release, noteFailure) };
}

/** Sets the public holidays. Promises of attempts that have ended do not change. */
export function updateHolidays(
  { holidays, clock }: Needs<'holidays' | 'clock'>,
  request: { holidays: readonly Holiday[]; revision: number; by: string },
): Promise<HolidayList> {
  return holidays.replace({ ...request, holidays: sortHolidays(request.holidays), at: clock() });
}
