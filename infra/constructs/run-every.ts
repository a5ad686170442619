import type { Duration } from 'aws-cdk-lib';
import { Schedule, ScheduleExpression } from 'aws-cdk-lib/aws-scheduler';
import { LambdaInvoke } from 'aws-cdk-lib/aws-scheduler-targets';
import type { Construct } from 'constructs';
import type { AppFunction } from './app-function.ts';

/** Runs a function on a schedule. No retry after a failed run, or a failed invocation: the next run finds the same work. */
export function runEvery(scope: Construct, id: string, { live }: AppFunction, interval: Duration): void {
  const once = { retryAttempts: 0, maxEventAge: interval };
  live.configureAsyncInvoke(once);
  new Schedule(scope, id, { schedule: ScheduleExpression.rate(interval), target: new LambdaInvoke(live, once) });
}
