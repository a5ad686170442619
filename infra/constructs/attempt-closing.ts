import { Duration } from 'aws-cdk-lib';
import { Schedule, ScheduleExpression } from 'aws-cdk-lib/aws-scheduler';
import { LambdaInvoke } from 'aws-cdk-lib/aws-scheduler-targets';
import { Construct } from 'constructs';
import type { StageConfig } from '../config.ts';
import { AppFunction } from './app-function.ts';
import type { AppTable } from './app-table.ts';
import { tableRights } from './table-rights.ts';

export interface AttemptClosingProps {
  config: StageConfig;
  table: AppTable;
}

/** Ends the attempts whose time is over, once a minute. */
export class AttemptClosing extends Construct {
  readonly handler: AppFunction;

  constructor(scope: Construct, id: string, { config, table }: AttemptClosingProps) {
    super(scope, id);
    this.handler = new AppFunction(this, 'close-expired-attempts', config);
    table.grantTo(this.handler, tableRights['close-expired-attempts']);
    // No retry after a failed run, or a failed invocation: the next minute's run does the same work.
    this.handler.live.configureAsyncInvoke({ retryAttempts: 0, maxEventAge: Duration.minutes(1) });
    new Schedule(this, 'each-minute', {
      schedule: ScheduleExpression.rate(Duration.minutes(1)),
      target: new LambdaInvoke(this.handler.live, { retryAttempts: 0, maxEventAge: Duration.minutes(1) }),
    });
  }
}
