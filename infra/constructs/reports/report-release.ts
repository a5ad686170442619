import { Duration } from 'aws-cdk-lib';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { StageConfig } from '#infra/config.ts';
import { AppFunction } from '#infra/constructs/app-function.ts';
import type { AppTable } from '#infra/constructs/app-table.ts';
import { runEvery } from '#infra/constructs/run-every.ts';
import { tableRights } from '#infra/constructs/table-rights.ts';

export interface ReportReleaseProps {
  config: StageConfig;
  table: AppTable;
  /** Gets the runs that failed or did not start. */
  missedRuns: Queue;
}

/** Each minute, releases the held reports that are due; the stream then sends them to the queue. */
export class ReportRelease extends Construct {
  readonly handler: AppFunction;

  constructor(scope: Construct, id: string, { config, table, missedRuns }: ReportReleaseProps) {
    super(scope, id);
    this.handler = new AppFunction(this, 'release-reports', config);
    table.grantTo(this.handler, tableRights['release-reports']);
    runEvery(this, 'each-minute', this.handler, { interval: Duration.minutes(1), missed: missedRuns });
  }
}
