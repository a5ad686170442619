import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { StageConfig } from '../config.ts';
import { AppFunction } from './app-function.ts';
import type { AppTable } from './app-table.ts';
import { copyFolder } from './bundling.ts';
import type { Mail } from './mail.ts';
import type { Reports } from './reports.ts';
import { ResultPipe } from './result-pipe.ts';
import type { Site } from './site.ts';
import { tableRights } from './table-rights.ts';
import { WorkQueue } from './work-queue.ts';

export interface ReportDeliveryProps {
  config: StageConfig;
  table: AppTable;
  reports: Reports;
  mail: Mail;
  /** What the mails link to. */
  site: Site;
}

const tries = 5;

/** Each new result is made into a report and mailed. */
export class ReportDelivery extends Construct {
  readonly deadLetters: Queue;

  constructor(scope: Construct, id: string, { config, table, reports, mail, site }: ReportDeliveryProps) {
    super(scope, id);
    const handler = new AppFunction(this, 'deliver-report', {
      ...config,
      bundling: { commandHooks: copyFolder('functions/adapters/pdf/fonts', 'fonts') },
    });
    table.grantTo(handler, tableRights['deliver-report']);
    reports.grantMake(handler);
    mail.grantSendReports(handler);
    site.tell(handler);

    const work = new WorkQueue(this, 'work', { reader: 'deliver-report', tries, batchSize: 1 });
    work.feed(handler);
    handler.setEnv({ REPORT_MOST_RECEIVES: String(tries) });
    new ResultPipe(this, 'results', { table, queue: work.queue });
    this.deadLetters = work.deadLetters;
  }
}
