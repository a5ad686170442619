import { Stack } from 'aws-cdk-lib';
import { CfnLoggingConfiguration, CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import { Construct } from 'constructs';
import { blockedRequestDays } from '#functions/domain/retention.ts';
import { appLogs } from '#infra/constructs/app-logs.ts';
import { firewallRules, tooManyRequestsHtml, tooManyRequestsPage } from './firewall-rules.ts';

/** Blocks floods from one address, addresses with a bad reputation, and known attacks, before they reach the site. */
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
