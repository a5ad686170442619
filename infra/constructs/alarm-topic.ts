import { Aws } from 'aws-cdk-lib';
import { Alarm, ComparisonOperator, TreatMissingData, type IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';
import { acknowledge } from '#infra/findings/acknowledge.ts';

export interface AlarmWhen {
  /** Raises the alarm above this value, or below it with `isLow`. Default: 0. */
  threshold?: number;
  /** Number of periods that must be over the threshold. Default: 1. */
  periods?: number;
  /** Number of latest periods that are looked at. Default: the same. */
  of?: number;
  /** Raises the alarm for a low value, and for missing data. */
  isLow?: boolean;
}

export interface Watched {
  /** Also the name of its section in the runbook. */
  name: string;
  description: string;
  metric: IMetric;
  when?: AlarmWhen;
}

/** Notifies a person of alarms. */
export class AlarmTopic extends Construct {
  readonly #topic: Topic;
  readonly alarms: Alarm[] = [];

  /** @param alarmsTo the address. Without it, no one is notified. */
  constructor(scope: Construct, id: string, alarmsTo: string | undefined) {
    super(scope, id);
    this.#topic = new Topic(this, 'topic', { enforceSSL: true });
    // A topic policy of our own, here the rule against plain http, replaces the default one, which lets the account's alarms publish.
    this.#topic.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
        actions: ['sns:Publish'],
        resources: [this.#topic.topicArn],
        conditions: { StringEquals: { 'aws:SourceAccount': Aws.ACCOUNT_ID } },
      }),
    );
    if (alarmsTo) {
      this.#topic.addSubscription(new EmailSubscription(alarmsTo));
      acknowledge(this.#topic, {
        'Serverless-SNSRedrivePolicy':
          'A mail that does not arrive is not retried: by then the alarm is stale. CloudWatch and the dashboard show its state.',
      });
    }
  }

  watch(
    name: string,
    description: string,
    metric: IMetric,
    { threshold = 0, periods = 1, of = periods, isLow = false }: AlarmWhen = {},
  ): void {
    const alarm = new Alarm(this, name, {
      alarmDescription: `${name}: ${description} See docs/runbook.md.`,
      metric,
      threshold,
      comparisonOperator: isLow ? ComparisonOperator.LESS_THAN_THRESHOLD : ComparisonOperator.GREATER_THAN_THRESHOLD,
      evaluationPeriods: of,
      datapointsToAlarm: periods,
      treatMissingData: isLow ? TreatMissingData.BREACHING : TreatMissingData.NOT_BREACHING,
    });
    alarm.addAlarmAction(new SnsAction(this.#topic));
    this.alarms.push(alarm);
  }
}
