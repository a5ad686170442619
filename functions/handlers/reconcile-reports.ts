import type { Context } from 'aws-lambda';
import { heldStore } from '#functions/adapters/dynamo/reports/held-store.ts';
import { reconcileStore } from '#functions/adapters/dynamo/reports/reconcile-store.ts';
import { openTable } from '#functions/adapters/dynamo/table.ts';
import { env } from '#functions/runtime/env.ts';
import { log, logFailure } from '#functions/runtime/log.ts';
import { metricNames } from '#functions/runtime/metric-names.ts';
import { emitMetrics } from '#functions/runtime/metrics.ts';
import { measureOverdueReports, reconcileReports } from '#functions/usecases/reports/delivery/reconcile-reports.ts';

const table = openTable(env('TABLE_NAME'));
const ports = { reconciliation: reconcileStore(table), held: heldStore(table), clock: Date.now };

export const handler = async (_event: unknown, { functionName }: Context): Promise<void> => {
  const { hanging, requeue, oldestUndeliveredMs, failures, ...parked } = await reconcileReports(ports);
  const overdueMs = await measureOverdueReports(ports);
  const parkedCount = parked['park-failed'] + parked['park-unknown'];
  emitMetrics(functionName, [
    { name: metricNames.oldestUndeliveredSeconds, unit: 'Seconds', value: Math.round(oldestUndeliveredMs / 1000) },
    { name: metricNames.oldestOverdueSeconds, unit: 'Seconds', value: Math.round(overdueMs / 1000) },
    { name: metricNames.hangingReports, unit: 'Count', value: hanging },
    { name: metricNames.requeuedReports, unit: 'Count', value: requeue },
    { name: metricNames.parkedReports, unit: 'Count', value: parkedCount },
  ]);
  for (const cause of failures) logFailure('report-not-reconciled', cause);
  log.info('reconciled-reports', { hanging, requeued: requeue, parked: parkedCount, failed: failures.length });
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} reports could not be reconciled.`);
};
