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
 * Retries are counted on the report itself. The queue's own count is only a guard, so it is SQS's maximum: a message comes back every
 * six minutes, which bridges an exhausted mail quota for four days.
 */
const maxReceives = 1000;

/** Makes a report of each new result and mails it. */
export class ReportDelivery extends Construct {
  readonly deadLetters: Queue;
  readonly pipeName: string;
  /** Reports that were set aside, or whose message cannot be read: a person has to look at them. */
  readonly setAside: IMetric;
  /** Sends that the mail service refused for now: too many a second or a day, or sending is paused. */
  readonly throttled: IMetric;

  constructor(scope: Construct, id: string, { config, table, reports, mail, site }: ReportDeliveryProps) {
    super(scope, id);
    const handler = new AppFunction(this, 'deliver-report', { ...config, bundling: reportBundling });
    table.grantTo(handler, tableRights['deliver-report']);
    reports.grantMake(handler);
    mail.grantSendReports(handler);
    site.tell(handler);

    const work = new WorkQueue(this, 'work', {
      reader: 'deliver-report',
      tries: maxReceives,
      batchSize: 1,
      // The least that SQS allows. Both together send about four mails a second, less than SES accepts outside its sandbox.
      maxConcurrency: 2,
      retention: Duration.days(7),
    });
    work.feed(handler);
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
    const work = new WorkQueue(this, 'work', { reader: 'remove-report-file', tries: 5, batchSize: 1, delay });
    work.feed(handler);
    this.pipeName = new ResultPipe(this, 'removed', { table, queue: work.queue, of: 'removed' }).pipeName;
    this.deadLetters = work.deadLetters;
  }
}
