import { Duration } from 'aws-cdk-lib';
import {
  AlarmStatusWidget,
  Dashboard,
  GraphWidget,
  Metric,
  SingleValueWidget,
  type Alarm,
  type IMetric,
} from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import { metricNames } from '#functions/runtime/metric-names.ts';
import type { AppApi } from './app-api.ts';
import type { AppFunction } from './app-function.ts';

export interface StageDashboardProps {
  api: AppApi;
  unsavedAnswers: IMetric;
  reconciling: AppFunction;
  alarms: readonly Alarm[];
}

/** One page to read each morning: is anything wrong, are answers saved, are reports on time, what does it cost. */
export class StageDashboard extends Dashboard {
  constructor(scope: Construct, id: string, { api, unsavedAnswers, reconciling, alarms }: StageDashboardProps) {
    super(scope, id, { defaultInterval: Duration.days(1) });
    const minutes = { period: Duration.minutes(5) };
    const age = (metricName: string, label: string) => reconciling.emittedMaximum(metricName, { label, ...minutes });
    const half = { width: 12, height: 6 };
    this.addWidgets(new AlarmStatusWidget({ title: 'Alarms', alarms: [...alarms], width: 24, height: 5 }));
    this.addWidgets(
      new GraphWidget({
        title: 'Are answers saved?',
        left: [api.metricCount({ label: 'requests', ...minutes })],
        right: [unsavedAnswers, api.metricServerError({ label: 'API errors', ...minutes })],
        ...half,
      }),
      new GraphWidget({
        title: 'Response times of the API (ms)',
        left: ['p50', 'p95', 'p99'].map((statistic) => api.metricLatency({ statistic, label: statistic, ...minutes })),
        ...half,
      }),
    );
    this.addWidgets(
      new GraphWidget({
        title: 'Are reports on time? (age of the oldest, s)',
        left: [
          age(metricNames.oldestUndeliveredSeconds, 'in delivery'),
          age(metricNames.oldestOverdueSeconds, 'overdue'),
        ],
        ...half,
      }),
      // CloudWatch has this metric in us-east-1 only, and only if "billing alerts" are enabled in the account.
      new SingleValueWidget({
        title: 'Cost of this month ($, whole account)',
        metrics: [
          new Metric({
            namespace: 'AWS/Billing',
            metricName: 'EstimatedCharges',
            dimensionsMap: { Currency: 'USD' },
            statistic: 'Maximum',
            period: Duration.hours(6),
            region: 'us-east-1',
          }),
        ],
        ...half,
      }),
    );
  }
}
