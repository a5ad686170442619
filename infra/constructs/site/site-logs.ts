import { Stack } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { CfnDelivery, CfnDeliveryDestination, CfnDeliverySource } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import type { StageConfig } from '#infra/config.ts';
import { appLogs } from '#infra/constructs/app-logs.ts';

export interface SiteLogsProps {
  config: Pick<StageConfig, 'logRetentionDays' | 'keepData'>;
  distributionId: string;
}

/**
 * The fields of the site's log. The privacy notice promises that it has no address (`c-ip`), nothing that tells one visitor from another
 * (browser, cookies, referrer), and no query, which may contain the code of a sign-in.
 */
const fields = [
  'date',
  'time',
  'cs-method',
  'cs-uri-stem',
  'sc-status',
  'sc-bytes',
  'sc-content-type',
  'time-taken',
  'x-edge-result-type',
  'x-edge-detailed-result-type',
  'x-edge-request-id',
  'cs-protocol-version',
];

/** The access log of the distribution (standard logging v2), in CloudWatch. */
export class SiteLogs extends Construct {
  constructor(scope: Construct, id: string, { config, distributionId }: SiteLogsProps) {
    super(scope, id);
    const logGroup = appLogs(this, 'logs', config);
    const { stackName, account, partition } = Stack.of(this);
    const policy = logGroup.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('delivery.logs.amazonaws.com')],
        actions: ['logs:CreateLogStream', 'logs:PutLogEvents'],
        resources: [logGroup.logGroupArn],
        conditions: {
          StringEquals: { 'aws:SourceAccount': account },
          ArnLike: { 'aws:SourceArn': `arn:${partition}:logs:us-east-1:${account}:delivery-source:*` },
        },
      }),
    );
    const source = new CfnDeliverySource(this, 'source', {
      name: stackName,
      logType: 'ACCESS_LOGS',
      resourceArn: `arn:${partition}:cloudfront::${account}:distribution/${distributionId}`,
    });
    const destination = new CfnDeliveryDestination(this, 'destination', {
      name: stackName,
      destinationResourceArn: logGroup.logGroupArn,
      outputFormat: 'json',
    });
    if (policy.policyDependable) destination.node.addDependency(policy.policyDependable);
    const delivery = new CfnDelivery(this, 'delivery', {
      deliverySourceName: source.ref,
      deliveryDestinationArn: destination.attrArn,
      recordFields: fields,
    });
    delivery.node.addDependency(source);
  }
}
