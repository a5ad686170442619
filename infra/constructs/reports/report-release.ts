import { Duration } from 'aws-cdk-lib';
import { Schedule, ScheduleExpression } from 'aws-cdk-lib/aws-scheduler';
import { LambdaInvoke } from 'aws-cdk-lib/aws-scheduler-targets';
import { Construct } from 'constructs';
import type { StageConfig } from '#infra/config.ts';
import { AppFunction } from '#infra/constructs/app-function.ts';
import type { AppTable } from '#infra/constructs/app-table.ts';
import { tableRights } from '#infra/constructs/table-rights.ts';

export interface ReportReleaseProps {
  config: StageConfig;
  table: AppTable;
}

/** Each minute, releases the held reports that are due; the stream then sends them to the queue. */
export class ReportRelease extends Construct {
  readonly handler: AppFunction;

  constructor(scope: Construct, id: string, { config, table }: ReportReleaseProps) {
    super(scope, id);
    this.handler = new AppFunction(this, 'release-reports', config);
    table.grantTo(this.handler, tableRights['release-reports']);
    // No retry after a failed run: the next minute's run finds the same reports.
    this.handler.live.configureAsyncInvoke({ retryAttempts: 0, maxEventAge: Duration.minutes(1) });
    new Schedule(this, 'each-minute', {
      schedule: ScheduleExpression.rate(Duration.minutes(1)),
      target: new LambdaInvoke(this.handler.live, { retryAttempts: 0, maxEventAge: Duration.minutes(1) }),
    });
  }
}
