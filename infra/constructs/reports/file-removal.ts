import { Duration } from 'aws-cdk-lib';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { fileRemovalDelaySeconds } from '#functions/domain/retention.ts';
import type { StageConfig } from '#infra/config.ts';
import { AppFunction } from '#infra/constructs/app-function.ts';
import type { AppTable } from '#infra/constructs/app-table.ts';
import type { Reports } from './reports.ts';
import { ResultPipe } from './result-pipe.ts';
import { WorkQueue } from '#infra/constructs/work-queue.ts';

export interface FileRemovalProps {
  config: StageConfig;
  table: AppTable;
  reports: Reports;
}

/** Removes the file of each result that expires or is erased with its person. */
export class FileRemoval extends Construct {
  readonly deadLetters: Queue;
  readonly pipeName: string;

  constructor(scope: Construct, id: string, { config, table, reports }: FileRemovalProps) {
    super(scope, id);
    const handler = new AppFunction(this, 'remove-report-file', config);
    reports.grantErase(handler);
    const delay = Duration.seconds(fileRemovalDelaySeconds);
    const work = new WorkQueue(this, 'work', { reader: 'remove-report-file', tries: 5, batchSize: 1, delay });
    work.feed(handler);
    this.pipeName = new ResultPipe(this, 'removed', { table, queue: work.queue, of: 'removed' }).pipeName;
    this.deadLetters = work.deadLetters;
  }
}
