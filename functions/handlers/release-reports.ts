import type { Context } from 'aws-lambda';
import { heldStore } from '#functions/adapters/dynamo/reports/held-store.ts';
import { openTable } from '#functions/adapters/dynamo/table.ts';
import { env } from '#functions/runtime/env.ts';
import { log, logFailure } from '#functions/runtime/log.ts';
import { metricNames } from '#functions/runtime/metric-names.ts';
import { emitMetrics } from '#functions/runtime/metrics.ts';
import { releaseDueReports } from '#functions/usecases/reports/delivery/release-due-reports.ts';

const ports = { held: heldStore(openTable(env('TABLE_NAME'))), clock: Date.now };

/** Time kept for reports that are still being released when no new one is started, retries included. */
const reserveMs = 10_000;

export const handler = async (_event: unknown, context: Context): Promise<void> => {
  const until = Date.now() + context.getRemainingTimeInMillis() - reserveMs;
  const { released, isReviewUrgent, failures } = await releaseDueReports(ports, until);
  emitMetrics(context.functionName, [
    { name: metricNames.releasedReports, unit: 'Count', value: released },
    { name: metricNames.urgentReviews, unit: 'Count', value: isReviewUrgent ? 1 : 0 },
  ]);
  for (const cause of failures) logFailure('report-not-released', cause);
  log.info('released-reports', { count: released, failed: failures.length });
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} reports could not be released.`);
};
