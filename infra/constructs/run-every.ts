import type { Duration } from 'aws-cdk-lib';
import { Schedule, ScheduleExpression } from 'aws-cdk-lib/aws-scheduler';
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations';
import { LambdaInvoke } from 'aws-cdk-lib/aws-scheduler-targets';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import type { AppFunction } from './app-function.ts';

/**
 * Runs a function on a schedule. No retry after a failed run, or a failed invocation: the next run finds the same work.
 *
 * @param missed gets the runs that failed and those that could not be started.
 */
export function runEvery(
  scope: Construct,
  id: string,
  { live }: AppFunction,
  { interval, missed }: { interval: Duration; missed: Queue },
): void {
  const once = { retryAttempts: 0, maxEventAge: interval };
  live.configureAsyncInvoke({ ...once, onFailure: new SqsDestination(missed) });
  new Schedule(scope, id, {
    schedule: ScheduleExpression.rate(interval),
    target: new LambdaInvoke(live, { ...once, deadLetterQueue: missed }),
  });
}
