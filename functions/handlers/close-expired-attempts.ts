import type { Context } from 'aws-lambda';
import { attemptStore } from '#functions/adapters/dynamo/attempts/attempt-store.ts';
import { expiredAttempts } from '#functions/adapters/dynamo/attempts/expired-attempts.ts';
import { openTable } from '#functions/adapters/dynamo/table.ts';
import { env } from '#functions/runtime/env.ts';
import { log, logFailure } from '#functions/runtime/log.ts';
import { metricNames } from '#functions/runtime/metric-names.ts';
import { emitMetrics } from '#functions/runtime/metrics.ts';
import { closeExpiredAttempts } from '#functions/usecases/attempts/close-expired-attempts.ts';

const table = openTable(env('TABLE_NAME'));
const ports = { attempts: attemptStore(table), expired: expiredAttempts(table), clock: Date.now };

/** Time kept for attempts that are still being closed when no new one is started, retries included. */
const reserveMs = 10_000;

export const handler = async (_event: unknown, context: Context): Promise<void> => {
  const until = Date.now() + context.getRemainingTimeInMillis() - reserveMs;
  const { ended, withoutSeat, failures, isDrained } = await closeExpiredAttempts(ports, until);
  emitMetrics(context.functionName, [
    { name: metricNames.closedAttempts, unit: 'Count', value: ended },
    { name: metricNames.attemptsWithoutSeat, unit: 'Count', value: withoutSeat.length },
  ]);
  for (const attemptId of withoutSeat) log.error('attempt-without-seat', { attemptId });
  for (const cause of failures) logFailure('attempt-not-closed', cause);
  log.info('closed-expired-attempts', { count: ended, failed: failures.length, isDrained });
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} attempts could not be closed.`);
};
