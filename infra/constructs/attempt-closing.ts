import { Duration } from 'aws-cdk-lib';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { StageConfig } from '../config.ts';
import { AppFunction } from './app-function.ts';
import type { AppTable } from './app-table.ts';
import { runEvery } from './run-every.ts';
import { tableRights } from './table-rights.ts';

export interface AttemptClosingProps {
  config: StageConfig;
  table: AppTable;
  /** Gets the runs that failed or did not start. */
  missedRuns: Queue;
}

/** Ends the attempts whose time is over, once a minute. */
export class AttemptClosing extends Construct {
  readonly handler: AppFunction;

  constructor(scope: Construct, id: string, { config, table, missedRuns }: AttemptClosingProps) {
    super(scope, id);
    this.handler = new AppFunction(this, 'close-expired-attempts', config);
    table.grantTo(this.handler, tableRights['close-expired-attempts']);
    runEvery(this, 'each-minute', this.handler, { interval: Duration.minutes(1), missed: missedRuns });
  }
}
