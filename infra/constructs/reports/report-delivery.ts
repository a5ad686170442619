import { Duration } from 'aws-cdk-lib';
import type { IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { fileRemovalDelaySeconds } from '#functions/domain/retention.ts';
import type { StageConfig } from '#infra/config.ts';
import { AppFunction } from '#infra/constructs/app-function.ts';
import type { AppTable } from '#infra/constructs/app-table.ts';
import { reportBundling } from '#infra/constructs/bundling.ts';
import type { Mail } from '#infra/constructs/mail/mail.ts';
import type { Reports } from './reports.ts';
import { ResultPipe } from './result-pipe.ts';
import type { Site } from '#infra/constructs/site/site.ts';
import { tableRights } from '#infra/constructs/table-rights.ts';
import { WorkQueue } from '#infra/constructs/work-queue.ts';

interface ReportParts {
  config: StageConfig;
  table: AppTable;
  reports: Reports;
}

export interface ReportDeliveryProps extends ReportParts {
  mail: Mail;
  /** The site that the mails link to. */
  site: Site;
}

/**
 * Each report counts its own retries. The queue's count is only a safeguard, so it is SQS's maximum. A message comes back every six
 * minutes, so an exhausted mail quota may last four days.
 */
const maxReceives = 1000;

/** Makes the report of each new result and mails it. */
export class ReportDelivery extends Construct {
  readonly deadLetters: Queue;
  readonly pipeName: string;
  /** Reports that were set aside, or whose message cannot be read. An operator has to look at them. */
  readonly setAside: IMetric;
  /** Mails that SES has throttled: too many a second or a day, or sending is paused. */
  readonly throttled: IMetric;

  constructor(scope: Construct, id: string, { config, table, reports, mail, site }: ReportDeliveryProps) {
    super(scope, id);
    const handler = new AppFunction(this, 'deliver-report', { ...config, bundling: reportBundling });
    table.grantTo(handler, tableRights['deliver-report']);
    reports.grantDelivery(handler);
    mail.grantSendReports(handler);
    site.passTo(handler);

    const work = new WorkQueue(this, 'work', {
      reader: 'deliver-report',
      maxReceives,
      batchSize: 1,
      retention: Duration.days(7),
    });
    work.deliverTo(handler);
    this.pipeName = new ResultPipe(this, 'results', { table, queue: work.queue, of: 'ordered' }).pipeName;
    this.deadLetters = work.deadLetters;
    this.setAside = handler.countLines('report-set-aside', 'message-unreadable');
    this.throttled = handler.countLines('mail-throttled');
  }
}

/** Removes the file of each result that expires or is erased with its person. */
export class FileRemoval extends Construct {
  readonly deadLetters: Queue;
  readonly pipeName: string;

  constructor(scope: Construct, id: string, { config, table, reports }: ReportParts) {
    super(scope, id);
    const handler = new AppFunction(this, 'remove-report-file', config);
    reports.grantErase(handler);
    const delay = Duration.seconds(fileRemovalDelaySeconds);
    const work = new WorkQueue(this, 'work', { reader: 'remove-report-file', maxReceives: 5, batchSize: 1, delay });
    work.deliverTo(handler);
    this.pipeName = new ResultPipe(this, 'removed', { table, queue: work.queue, of: 'removed' }).pipeName;
    this.deadLetters = work.deadLetters;
  }
}
