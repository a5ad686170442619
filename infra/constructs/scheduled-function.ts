import { Duration } from 'aws-cdk-lib';
import { Schedule, ScheduleExpression } from 'aws-cdk-lib/aws-scheduler';
import { LambdaInvoke } from 'aws-cdk-lib/aws-scheduler-targets';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { reconcileEveryMinutes } from '#functions/domain/reports/report-delivery.ts';
import type { StageConfig } from '#infra/config.ts';
import { AppFunction } from './app-function.ts';
import type { AppTable } from './app-table.ts';
import { tableRights } from './table-rights.ts';
import { failureDestination } from './work-queue.ts';

/** The functions that run on a schedule, with the minutes between two runs. */
const intervals = {
  sweep: 1,
  'reconcile-reports': reconcileEveryMinutes,
};

export interface ScheduledFunctionProps {
  config: StageConfig;
  table: AppTable;
  /** Receives the runs that failed or could not be started. */
  missedRuns: Queue;
  name: keyof typeof intervals;
}

/** A function that runs on a schedule. A failed run or invocation is not retried, because the next run finds the same work. */
export class ScheduledFunction extends Construct {
  readonly handler: AppFunction;

  constructor(scope: Construct, id: string, { config, table, missedRuns, name }: ScheduledFunctionProps) {
    super(scope, id);
    this.handler = new AppFunction(this, name, config);
    table.grantTo(this.handler, tableRights[name]);
    const interval = Duration.minutes(intervals[name]);
    const once = { retryAttempts: 0, maxEventAge: interval };
    const { live } = this.handler;
    live.configureAsyncInvoke({ ...once, onFailure: failureDestination(missedRuns) });
    new Schedule(this, 'schedule', {
      schedule: ScheduleExpression.rate(interval),
      target: new LambdaInvoke(live, { ...once, deadLetterQueue: missedRuns }),
    });
  }
}
