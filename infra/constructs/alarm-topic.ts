import { Aws } from 'aws-cdk-lib';
import { Alarm, ComparisonOperator, TreatMissingData, type IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';
import { acknowledge } from '#infra/findings/acknowledge.ts';

interface AlarmWhen {
  /** Raises the alarm above this value, or below it with `isLow`. Default: 0. */
  threshold?: number;
  /** Number of periods that must breach the threshold. Default: 1. */
  periods?: number;
  /** Number of most recent periods that are evaluated. Default: the same as `periods`. */
  of?: number;
  /** Raises the alarm for a low value, and for missing data. */
  isLow?: boolean;
}

/** An alarm and when it is raised. The runbook has a section with the alarm's name. */
export type AlarmRow = readonly [name: string, description: string, metric: IMetric, when?: AlarmWhen];

/** Mails alarms to an operator. */
export class AlarmTopic extends Construct {
  readonly alarms: Alarm[];

  /** @param alarmsTo the address. Without it, no one is notified. */
  constructor(scope: Construct, id: string, alarmsTo: string | undefined, rows: readonly AlarmRow[]) {
    super(scope, id);
    const topic = new Topic(this, 'topic', { enforceSSL: true });
    // `enforceSSL` adds a topic policy. It replaces the default one, which lets the account's alarms publish.
    topic.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
        actions: ['sns:Publish'],
        resources: [topic.topicArn],
        conditions: { StringEquals: { 'aws:SourceAccount': Aws.ACCOUNT_ID } },
      }),
    );
    if (alarmsTo) {
      topic.addSubscription(new EmailSubscription(alarmsTo));
      acknowledge(topic, {
        'Serverless-SNSRedrivePolicy':
          'A mail that does not arrive is not retried: by then the alarm is stale. CloudWatch and the dashboard show its state.',
      });
    }
    this.alarms = rows.map((row) => this.#alarm(...row));
    for (const alarm of this.alarms) alarm.addAlarmAction(new SnsAction(topic));
  }

  #alarm(...[name, description, metric, when = {}]: AlarmRow): Alarm {
    const { threshold = 0, periods = 1, of = periods, isLow = false } = when;
    return new Alarm(this, name, {
      alarmDescription: `${name}: ${description} See docs/runbook.md.`,
      metric,
      threshold,
      comparisonOperator: isLow ? ComparisonOperator.LESS_THAN_THRESHOLD : ComparisonOperator.GREATER_THAN_THRESHOLD,
      evaluationPeriods: of,
      datapointsToAlarm: periods,
      treatMissingData: isLow ? TreatMissingData.BREACHING : TreatMissingData.NOT_BREACHING,
    });
  }
}
