import { Duration } from 'aws-cdk-lib';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { StageConfig } from '../config.ts';
import { AppFunction } from './app-function.ts';
import type { AppTable } from './app-table.ts';
import { runEvery } from './run-every.ts';
import { tableRights } from './table-rights.ts';

export interface OverviewCountProps {
  config: StageConfig;
  table: AppTable;
  /** Gets the runs that failed or did not start. */
  missedRuns: Queue;
}

/** Each minute, counts the overview for the admins, unless the last count is recent enough. */
export class OverviewCount extends Construct {
  readonly handler: AppFunction;

  constructor(scope: Construct, id: string, { config, table, missedRuns }: OverviewCountProps) {
    super(scope, id);
    this.handler = new AppFunction(this, 'count-overview', config);
    table.grantTo(this.handler, tableRights['count-overview']);
    runEvery(this, 'each-minute', this.handler, { interval: Duration.minutes(1), missed: missedRuns });
  }
}
