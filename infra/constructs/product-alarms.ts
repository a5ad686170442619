import { Duration } from 'aws-cdk-lib';
import type { IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { maxOverdueMs, maxUndeliveredMs } from '#functions/domain/reports/report-delivery.ts';
import { metricNames } from '#functions/runtime/metric-names.ts';
import type { AlarmRow } from './alarm-topic.ts';
import type { AppApi } from './app-api.ts';
import type { AppFunction } from './app-function.ts';

interface ProductParts {
  api: AppApi;
  sweeping: AppFunction;
  reconciling: AppFunction;
  /** The dead-letter queues by their kind of work. */
  deadLetters: Record<'import' | 'export' | 'delivery' | 'mailEvents' | 'fileRemoval' | 'missedRuns', Queue>;
  reports: { setAside: IMetric; throttled: IMetric };
  /** Messages of the contact form that were stored and not mailed. */
  contactNotMailed: IMetric;
  unsavedAnswers: IMetric;
  /** Requests a minute that did not come through the site. */
  aroundSite: IMetric;
}

/** Alarms about the product's own work. */
export function productAlarms(parts: ProductParts): AlarmRow[] {
  const { api, sweeping, reconciling, deadLetters, reports, contactNotMailed, unsavedAnswers, aroundSite } = parts;
  const minute = { period: Duration.minutes(1) };
  const fiveMinutes = { period: Duration.minutes(5) };
  const waiting = (queue: Queue) => queue.metricApproximateNumberOfMessagesVisible({ ...minute, statistic: 'Maximum' });
  // A part of the sweep that fails, hangs or doesn't run emits nothing, so missing data has to raise the alarm.
  const missing = { isLow: true, threshold: 1 };
  return [
    ['answers-not-saved', 'Answers of candidates are not being saved.', unsavedAnswers, { periods: 2, of: 5 }],
    [
      'api-fails',
      'The API answers with 5xx errors.',
      api.metricServerError({ ...minute, statistic: 'Sum' }),
      { periods: 2 },
    ],
    [
      'requests-refused',
      'The API refuses more than 20 % of its requests with 401 or 403.',
      api.refusedPercentage(),
      { threshold: 20, periods: 2 },
    ],
    // A smoke test makes one such request.
    [
      'requests-around-site',
      'The API gets requests that did not come through the site.',
      aroundSite,
      { threshold: 5, periods: 2, of: 5 },
    ],
    ['upload-not-imported', 'An upload failed after all retries.', waiting(deadLetters.import)],
    ['export-not-written', 'An export failed after all retries.', waiting(deadLetters.export)],
    ['contact-not-mailed', 'A contact message could not be mailed to the office.', contactNotMailed],
    ['mail-event-not-recorded', 'A mail event failed after all retries.', waiting(deadLetters.mailEvents)],
    ['report-file-not-removed', 'The file of a removed report could not be deleted.', waiting(deadLetters.fileRemoval)],
    [
      'scheduled-runs-missed',
      'Scheduled runs fail or do not start.',
      waiting(deadLetters.missedRuns),
      { threshold: 5 },
    ],
    [
      'attempts-not-closed',
      'Expired attempts are not being closed.',
      sweeping.emittedMaximum(metricNames.closingCompleted, minute),
      { ...missing, periods: 5 },
    ],
    [
      'reports-not-released',
      'Due reports are not being released.',
      sweeping.emittedMaximum(metricNames.releasingCompleted, minute),
      { ...missing, periods: 5 },
    ],
    // Another function measures this, because the one that releases reports may have stopped running.
    [
      'report-release-overdue',
      'A report is due and still held.',
      reconciling.emittedMaximum(metricNames.oldestOverdueSeconds),
      { threshold: maxOverdueMs / 1000 },
    ],
    [
      'report-review-urgent',
      'A report needs an admin to approve it, and its promised time is near or past.',
      sweeping.emittedMaximum(metricNames.urgentReviews),
    ],
    ['report-not-delivered', 'A report could not be mailed after all retries.', reports.setAside],
    [
      'report-message-stuck',
      'A message to deliver a report is in the dead-letter queue.',
      waiting(deadLetters.delivery),
    ],
    // A throttled report is retried after six minutes.
    ['mails-throttled', 'SES keeps throttling our mails.', reports.throttled, { periods: 3, of: 30 }],
    [
      'report-delivery-overdue',
      'A report has been in delivery for too long.',
      reconciling.emittedMaximum(metricNames.oldestUndeliveredSeconds),
      { threshold: maxUndeliveredMs / 1000 },
    ],
    [
      'report-set-aside',
      'A lost report could not be recovered and was set aside.',
      reconciling.emittedMaximum(metricNames.parkedReports),
    ],
    [
      'reconcile-reports-fails',
      'The check for lost reports fails.',
      reconciling.metricErrors(fiveMinutes),
      { periods: 2 },
    ],
    // A schedule that does not run reports no error, so missing data has to raise the alarm.
    [
      'reconcile-reports-stopped',
      'The check for lost reports has stopped running.',
      reconciling.metricInvocations(fiveMinutes),
      { ...missing, periods: 3 },
    ],
  ];
}
