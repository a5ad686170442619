import { Duration } from 'aws-cdk-lib';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { reconcileEveryMinutes } from '#functions/domain/reports/report-delivery.ts';
import type { StageConfig } from '#infra/config.ts';
import { AppFunction } from '#infra/constructs/app-function.ts';
import type { AppTable } from '#infra/constructs/app-table.ts';
import { runEvery } from '#infra/constructs/run-every.ts';
import { tableRights } from '#infra/constructs/table-rights.ts';

export interface ReportReconciliationProps {
  config: StageConfig;
  table: AppTable;
  /** Gets the runs that failed or did not start. */
  missedRuns: Queue;
}

/** Every few minutes, looks for reports whose message was lost or whose worker died, and measures the age of the oldest one. */
export class ReportReconciliation extends Construct {
  readonly handler: AppFunction;

  constructor(scope: Construct, id: string, { config, table, missedRuns }: ReportReconciliationProps) {
    super(scope, id);
    this.handler = new AppFunction(this, 'reconcile-reports', config);
    table.grantTo(this.handler, tableRights['reconcile-reports']);
    runEvery(this, 'every-few-minutes', this.handler, {
      interval: Duration.minutes(reconcileEveryMinutes),
      missed: missedRuns,
    });
  }
}
