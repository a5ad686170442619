import type { Context } from 'aws-lambda';
import { attemptStore, expiredAttempts } from '#functions/adapters/dynamo/attempts/attempt-store.ts';
import { heldStore } from '#functions/adapters/dynamo/reports/held-store.ts';
import { openTable } from '#functions/adapters/dynamo/table.ts';
import { env } from '#functions/runtime/env.ts';
import { log, logFailure } from '#functions/runtime/log.ts';
import { metricNames } from '#functions/runtime/metric-names.ts';
import { emitMetrics, type Measured } from '#functions/runtime/metrics.ts';
import { closeExpiredAttempts } from '#functions/usecases/attempts/close-expired-attempts.ts';
import { releaseDueReports } from '#functions/usecases/reports/delivery/release-due-reports.ts';

const table = openTable(env('TABLE_NAME'));
const attempts = { attempts: attemptStore(table), expired: expiredAttempts(table), clock: Date.now };
const reports = { held: heldStore(table), clock: Date.now };

/** Time kept, at the end of a call, for what was begun when a part begins nothing new, retries included. */
const reserveMs = 10_000;
/** Time kept for the logs and metrics of a call in which a part never answers. */
const giveUpMs = 3_000;

interface Part {
  /** Emitted when the part has done all of its work. If it is missing, an alarm is raised. */
  completed: string;
  /** Logged for each thing that could not be done. */
  failed: string;
  run: (until: number) => Promise<{ measured: Measured[]; failures: unknown[] }>;
}

const parts: Part[] = [
  {
    completed: metricNames.closingCompleted,
    failed: 'attempt-not-closed',
    async run(until) {
      const { ended, withoutSeat, failures, isDrained } = await closeExpiredAttempts(attempts, until);
      for (const attemptId of withoutSeat) log.error('attempt-without-seat', { attemptId });
      log.info('closed-expired-attempts', { count: ended, failed: failures.length, isDrained });
      const measured: Measured[] = [
        { name: metricNames.closedAttempts, unit: 'Count', value: ended },
        { name: metricNames.attemptsWithoutSeat, unit: 'Count', value: withoutSeat.length },
      ];
      return { measured, failures };
    },
  },
  {
    completed: metricNames.releasingCompleted,
    failed: 'report-not-released',
    async run(until) {
      const { released, isReviewUrgent, failures } = await releaseDueReports(reports, until);
      log.info('released-reports', { count: released, failed: failures.length });
      const measured: Measured[] = [
        { name: metricNames.releasedReports, unit: 'Count', value: released },
        { name: metricNames.urgentReviews, unit: 'Count', value: isReviewUrgent ? 1 : 0 },
      ];
      return { measured, failures };
    },
  },
];

/** Closes expired attempts and releases due reports, side by side: neither a failure nor a part that hangs stops the other. */
export const handler = async (_event: unknown, context: Context): Promise<void> => {
  const leftMs = context.getRemainingTimeInMillis();
  const outcomes = await Promise.all(
    parts.map(async ({ completed, failed, run }) => {
      const { measured, failures } = await within(leftMs - giveUpMs, run(Date.now() + leftMs - reserveMs)).catch(
        (cause: unknown) => ({ measured: [], failures: [cause] }),
      );
      const done: Measured[] = failures.length > 0 ? [] : [{ name: completed, unit: 'Count', value: 1 }];
      emitMetrics(context.functionName, [...measured, ...done]);
      for (const cause of failures) logFailure(failed, cause);
      return failures;
    }),
  );
  const failures = outcomes.flat();
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} attempts or reports could not be processed.`);
};

async function within<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Not done within ${ms} ms.`)), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
