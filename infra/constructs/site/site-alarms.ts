import { Duration } from 'aws-cdk-lib';
import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { Construct } from 'constructs';
import { AlarmTopic } from '#infra/constructs/alarm-topic.ts';

export interface SiteAlarmsProps {
  alarmsTo: string | undefined;
  distributionId: string;
  /** Name of the firewall, in the stages that have one. */
  firewall: string | undefined;
}

/** The alarms about what happens at the edge, whose metrics are in us-east-1. */
export class SiteAlarms extends Construct {
  constructor(scope: Construct, id: string, { alarmsTo, distributionId, firewall }: SiteAlarmsProps) {
    super(scope, id);
    const topic = new AlarmTopic(this, 'topic', alarmsTo);
    const period = Duration.minutes(5);
    topic.watch(
      'site-fails',
      'CloudFront answers more than 1 % of requests with 5xx.',
      new Metric({
        namespace: 'AWS/CloudFront',
        metricName: '5xxErrorRate',
        dimensionsMap: { DistributionId: distributionId, Region: 'Global' },
        statistic: 'Average',
        period,
      }),
      { threshold: 1, periods: 2 },
    );
    if (firewall)
      topic.watch(
        'firewall-blocks-many',
        'The firewall blocks many requests: an attack, or a school that looks like one.',
        new Metric({
          namespace: 'AWS/WAFV2',
          metricName: 'BlockedRequests',
          dimensionsMap: { WebACL: firewall, Rule: 'ALL' },
          statistic: 'Sum',
          period,
        }),
        { threshold: 1_000 },
      );
  }
}
