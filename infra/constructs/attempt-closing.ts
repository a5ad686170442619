import { Duration } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import type { StageConfig } from '../config.ts';
import { AppFunction } from './app-function.ts';
import type { AppTable } from './app-table.ts';
import { runEvery } from './run-every.ts';
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
    runEvery(this, 'each-minute', this.handler, Duration.minutes(1));
  }
}
