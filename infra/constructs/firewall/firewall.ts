import { Stack } from 'aws-cdk-lib';
import { FilterPattern, MetricFilter } from 'aws-cdk-lib/aws-logs';
import { CfnLoggingConfiguration, CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import { Construct } from 'constructs';
import { blockedRequestDays } from '#functions/domain/retention.ts';
import { metricNamespace } from '#functions/runtime/metric-names.ts';
import { appLogs } from '#infra/constructs/app-logs.ts';
import { firewallRules, sessionLabel, tooManyRequestsHtml, tooManyRequestsPage } from './firewall-rules.ts';

/** Name of the metric that counts blocked requests with a session. */
export const blockedSessions = (firewall: string) => `${firewall}-blocked-sessions`;

/** Blocks floods from one address and known attacks before they reach the site, and counts addresses with a bad reputation. */
export class Firewall extends Construct {
  readonly arn: string;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    const { stackName } = Stack.of(this);
    const acl = new CfnWebACL(this, 'acl', {
      name: stackName,
      scope: 'CLOUDFRONT',
      defaultAction: { allow: {} },
      rules: firewallRules,
      customResponseBodies: { [tooManyRequestsPage]: { contentType: 'TEXT_HTML', content: tooManyRequestsHtml } },
      // The name of the metric, which the alarm watches. WAF refuses reserved names such as `All`.
      visibilityConfig: { cloudWatchMetricsEnabled: true, sampledRequestsEnabled: false, metricName: stackName },
    });
    this.arn = acl.attrArn;

    // WAF requires this prefix.
    const logGroup = appLogs(
      this,
      'logs',
      { logRetentionDays: blockedRequestDays, keepData: false },
      `aws-waf-logs-${stackName}`,
    );
    // The log has blocked requests only. A label ends with the name that its rule gives.
    new MetricFilter(this, 'blocked-sessions', {
      logGroup,
      filterPattern: FilterPattern.stringValue('$.labels[0].name', '=', `*:${sessionLabel}`),
      metricNamespace,
      metricName: blockedSessions(stackName),
    });
    const hidden = ['authorization', 'cookie'].map((name) => ({ singleHeader: { Name: name } }));
    new CfnLoggingConfiguration(this, 'logging', {
      resourceArn: acl.attrArn,
      logDestinationConfigs: [logGroup.logGroupArn],
      redactedFields: [...hidden, { queryString: {} }],
      // An entry has an address, so allowed requests are not logged.
      loggingFilter: {
        DefaultBehavior: 'DROP',
        Filters: [
          { Behavior: 'KEEP', Requirement: 'MEETS_ANY', Conditions: [{ ActionCondition: { Action: 'BLOCK' } }] },
        ],
      },
    });
  }
}
