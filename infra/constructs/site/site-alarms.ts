import { Duration } from 'aws-cdk-lib';
import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { metricNamespace } from '#functions/runtime/metric-names.ts';
import { blockedSessions } from '#infra/constructs/firewall/firewall.ts';
import type { AlarmRow } from '#infra/constructs/alarm-topic.ts';

/**
 * Alarms about the edge, whose metrics are in us-east-1.
 * @param firewall its name, in the stages that have one.
 */
export function siteAlarms(distributionId: string, firewall: string | undefined): AlarmRow[] {
  const period = Duration.minutes(5);
  const failed = new Metric({
    namespace: 'AWS/CloudFront',
    metricName: '5xxErrorRate',
    dimensionsMap: { DistributionId: distributionId, Region: 'Global' },
    statistic: 'Average',
    period,
  });
  const rows: AlarmRow[] = [
    ['site-fails', 'CloudFront answers more than 1 % of requests with 5xx.', failed, { threshold: 1, periods: 2 }],
  ];
  if (!firewall) return rows;
  const blocked = new Metric({
    namespace: 'AWS/WAFV2',
    metricName: 'BlockedRequests',
    dimensionsMap: { WebACL: firewall, Rule: 'ALL' },
    statistic: 'Sum',
    period,
  });
  const ofSessions = new Metric({
    namespace: metricNamespace,
    metricName: blockedSessions(firewall),
    statistic: 'Sum',
    period: Duration.minutes(1),
  });
  const description = 'The firewall blocks many requests: an attack, or a school that looks like one.';
  return [
    ...rows,
    ['firewall-blocks-many', description, blocked, { threshold: 1_000 }],
    ['firewall-blocks-session', 'The firewall blocked a request from a signed-in person.', ofSessions],
  ];
}
