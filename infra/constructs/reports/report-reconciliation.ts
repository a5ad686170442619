import { Duration } from 'aws-cdk-lib';
import { Schedule, ScheduleExpression } from 'aws-cdk-lib/aws-scheduler';
import { LambdaInvoke } from 'aws-cdk-lib/aws-scheduler-targets';
import { Construct } from 'constructs';
import { reconcileEveryMinutes } from '#functions/domain/reports/report-delivery.ts';
import type { StageConfig } from '#infra/config.ts';
import { AppFunction } from '#infra/constructs/app-function.ts';
import type { AppTable } from '#infra/constructs/app-table.ts';
import { tableRights } from '#infra/constructs/table-rights.ts';

export interface ReportReconciliationProps {
  config: StageConfig;
  table: AppTable;
}

/** Every few minutes, looks for reports whose message was lost or whose worker died, and measures the age of the oldest one. */
export class ReportReconciliation extends Construct {
  readonly handler: AppFunction;

  constructor(scope: Construct, id: string, { config, table }: ReportReconciliationProps) {
    super(scope, id);
    this.handler = new AppFunction(this, 'reconcile-reports', config);
    table.grantTo(this.handler, tableRights['reconcile-reports']);
    const every = Duration.minutes(reconcileEveryMinutes);
    // No retry after a failed run: the next one finds the same reports.
    this.handler.live.configureAsyncInvoke({ retryAttempts: 0, maxEventAge: every });
    new Schedule(this, 'every-few-minutes', {
      schedule: ScheduleExpression.rate(every),
      target: new LambdaInvoke(this.handler.live, { retryAttempts: 0, maxEventAge: every }),
    });
  }
}
