import type { Context } from 'aws-lambda';
import { reconcileStore } from '#functions/adapters/dynamo/reconcile-store.ts';
import { openTable } from '#functions/adapters/dynamo/table.ts';
import { env } from '#functions/runtime/env.ts';
import { log } from '#functions/runtime/log.ts';
import { metricNames } from '#functions/runtime/metric-names.ts';
import { emitMetrics } from '#functions/runtime/metrics.ts';
import { reconcileReports } from '#functions/usecases/reconcile-reports.ts';

const ports = { reconciliation: reconcileStore(openTable(env('TABLE_NAME'))), clock: Date.now };

export const handler = async (_event: unknown, { functionName }: Context): Promise<void> => {
  const { hanging, requeue, oldestUndeliveredMs, failures, ...parked } = await reconcileReports(ports);
  const parkedCount = parked['park-failed'] + parked['park-unknown'];
  emitMetrics(functionName, [
    { name: metricNames.oldestUndeliveredSeconds, unit: 'Seconds', value: Math.round(oldestUndeliveredMs / 1000) },
    { name: metricNames.hangingReports, unit: 'Count', value: hanging },
    { name: metricNames.requeuedReports, unit: 'Count', value: requeue },
    { name: metricNames.parkedReports, unit: 'Count', value: parkedCount },
  ]);
  log.info('reconciled-reports', { hanging, requeued: requeue, parked: parkedCount, failed: failures.length });
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} reports could not be reconciled.`);
};
