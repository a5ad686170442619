import type { Needs } from '#functions/usecases/ports/needs.ts';
import { isReviewUrgent } from '#functions/domain/reports/report-hold.ts';
import { pMapSettled } from 'p-map';

export interface Released {
  released: number;
  /** Whether a report waits for review although its promised time is near, or over. */
  isReviewUrgent: boolean;
  /** Why some could not be read or released; the next run retries them. */
  failures: unknown[];
}

const atOnce = 16;

/** Releases every held report that is due. `until`: the time after which no further one is begun; the next run continues. */
export async function releaseDueReports({ held, clock }: Needs<'held' | 'clock'>, until = Infinity): Promise<Released> {
  const now = clock();
  const run: Released = { released: 0, isReviewUrgent: false, failures: [] };
  for await (const page of held.pagesOfDue(now)) {
    const release = async (delivery: (typeof page.found)[number]) => {
      if (clock() < until && (await held.releaseIfDue(delivery, now))) run.released += 1;
    };
    const outcomes = await pMapSettled(page.found, release, { concurrency: atOnce });
    run.failures.push(...page.failures, ...outcomes.flatMap((one) => ('reason' in one ? [one.reason as unknown] : [])));
    if (clock() >= until) break;
  }
  const waiting = await held.oldestForReview();
  run.isReviewUrgent = waiting !== undefined && isReviewUrgent(waiting, now);
  return run;
}
