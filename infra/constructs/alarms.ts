import { Duration } from 'aws-cdk-lib';
import { Metric, type Alarm, type IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { maxOverdueMs, maxUndeliveredMs } from '#functions/domain/reports/report-delivery.ts';
import { metricNames, metricNamespace } from '#functions/runtime/metric-names.ts';
import { AlarmTopic, type AlarmWhen, type Watched } from './alarm-topic.ts';
import type { AppApi } from './app-api.ts';
import type { AppFunction } from './app-function.ts';

export interface AlarmsProps {
  /** Address that the alarms go to. Without it, no one is notified. */
  alarmsTo: string | undefined;
  api: AppApi;
  sweeping: AppFunction;
  reconciling: AppFunction;
  /** The dead-letter queues by their kind of work. */
  deadLetters: {
    import: Queue;
    export: Queue;
    delivery: Queue;
    mailEvents: Queue;
    fileRemoval: Queue;
    missedRuns: Queue;
  };
  /** Alarms that need more than the parts above. */
  others: Watched[];
  reports: { setAside: IMetric; throttled: IMetric };
}

/** The alarms that a person has to look at. The runbook has a section for each, by its name here. */
export class Alarms extends Construct {
  readonly #topic: AlarmTopic;
  /** All of them, for the dashboard. */
  readonly all: readonly Alarm[];

  constructor(scope: Construct, id: string, props: AlarmsProps) {
    const { alarmsTo, api, sweeping, reconciling, deadLetters, reports, others } = props;
    super(scope, id);
    this.#topic = new AlarmTopic(this, 'topic', alarmsTo);
    this.all = this.#topic.alarms;

    const waiting = (queue: Queue) =>
      queue.metricApproximateNumberOfMessagesVisible({ period: Duration.minutes(1), statistic: 'Maximum' });
    this.#watch('upload-not-imported', 'An upload failed after all retries.', waiting(deadLetters.import));
    this.#watch('export-not-written', 'An export failed after all retries.', waiting(deadLetters.export));
    this.#watch('report-not-delivered', 'A report could not be mailed after all retries.', reports.setAside);
    this.#watch(
      'report-message-stuck',
      'A message to deliver a report is in the dead-letter queue.',
      waiting(deadLetters.delivery),
    );
    // A throttled report is tried again after six minutes.
    this.#watch('mails-throttled', 'SES keeps throttling our mails.', reports.throttled, {
      periods: 3,
      of: 30,
    });
    this.#watch('mail-event-not-recorded', 'A mail event failed after all retries.', waiting(deadLetters.mailEvents));
    this.#watch(
      'file-not-removed',
      'The file of a removed report could not be deleted.',
      waiting(deadLetters.fileRemoval),
    );
    this.#watch('runs-missed', 'Scheduled runs fail or do not start.', waiting(deadLetters.missedRuns), {
      threshold: 5,
    });
    for (const { name, description, metric, when } of others) this.#watch(name, description, metric, when);
    const measured = (metricName: string, by = reconciling, minutes = 5) =>
      new Metric({
        namespace: metricNamespace,
        metricName,
        statistic: 'Maximum',
        period: Duration.minutes(minutes),
        dimensionsMap: { FunctionName: by.functionName },
      });
    // A part of the sweep that fails, hangs or doesn't run emits nothing, so missing data has to raise the alarm.
    const notCompleted = { isLow: true, threshold: 1, periods: 5 };
    this.#watch(
      'attempts-not-closed',
      'Expired attempts are not being closed.',
      measured(metricNames.closingCompleted, sweeping, 1),
      notCompleted,
    );
    this.#watch(
      'reports-not-released',
      'Due reports are not being released.',
      measured(metricNames.releasingCompleted, sweeping, 1),
      notCompleted,
    );
    this.#watch(
      'report-hangs',
      'A report has been in delivery for too long.',
      measured(metricNames.oldestUndeliveredSeconds),
      { threshold: maxUndeliveredMs / 1000 },
    );
    this.#watch(
      'report-set-aside',
      'A lost report could not be recovered and was set aside.',
      measured(metricNames.parkedReports),
    );
    // Measured by another function, because the one that releases reports may not run at all.
    this.#watch('due-report-held', 'A report is due and still held.', measured(metricNames.oldestOverdueSeconds), {
      threshold: maxOverdueMs / 1000,
    });
    this.#watch(
      'report-waits-for-review',
      'A report needs an admin to approve it, and its promised time is near or past.',
      measured(metricNames.urgentReviews, sweeping),
    );
    this.#watch(
      'reports-not-reconciled',
      'The check for lost reports fails.',
      reconciling.metricErrors({ period: Duration.minutes(5) }),
      { periods: 2 },
    );
    // A schedule that does not run reports no error, so missing data has to raise the alarm.
    this.#watch(
      'reconcile-reports-not-run',
      'The check for lost reports has stopped running.',
      reconciling.metricInvocations({ period: Duration.minutes(5), statistic: 'Sum' }),
      { isLow: true, threshold: 1, periods: 3 },
    );
    this.#watch(
      'api-fails',
      'The API answers with 5xx errors.',
      api.metricServerError({ period: Duration.minutes(1), statistic: 'Sum' }),
      { periods: 2 },
    );
  }

  #watch(name: string, description: string, metric: IMetric, when?: AlarmWhen): void {
    this.#topic.watch(name, description, metric, when);
  }
}
