import { Stack, type CfnResource } from 'aws-cdk-lib';
import { CfnPolicy, PolicyDocument, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { BlockPublicAccess, Bucket, BucketEncryption, type BucketProps } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { acknowledge } from '#infra/findings/acknowledge.ts';
import { appLogs, type LogProps } from './app-logs.ts';
import { removalOf } from './removal.ts';

type Settings = 'versioned' | 'lifecycleRules';

export interface AppBucketProps extends Pick<BucketProps, Settings>, LogProps {
  /** Keeps the files when the stack is deleted. Otherwise the bucket is emptied and deleted with its stack. */
  keepData: boolean;
}

/** A bucket with the house defaults: closed, encrypted, https only. */
export class AppBucket extends Bucket {
  constructor(scope: Construct, id: string, { keepData, logRetentionDays, ...settings }: AppBucketProps) {
    super(scope, id, {
      ...settings,
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      removalPolicy: removalOf({ keepData }),
      autoDeleteObjects: !keepData,
    });
    acknowledge(this, {
      'AwsSolutions-S1':
        'The bucket is closed to the public, and only named functions, or CloudFront, may use it: their logs have each request. An access log of its own would be one more list of addresses and of whose report was read, which an erasure does not reach.',
    });
    if (!keepData) keepLogsOfEmptying(Stack.of(this), { keepData, logRetentionDays });
  }
}

const emptying = /^Custom::S3AutoDeleteObjects/;

/**
 * CDK's function that empties buckets writes to a log group that Lambda would make, which no stack deletes, by an AWS policy for every log
 * group. It gets a log group of the stack instead, and a right for that one.
 */
function keepLogsOfEmptying(stack: Stack, props: LogProps): void {
  if (stack.node.tryFindChild('emptying-logs')) return;
  const logGroup = appLogs(stack, 'emptying-logs', props);
  const provider = stack.node.children.find(({ node }) => emptying.test(node.id));
  if (!provider) throw new Error(`CDK has added no helper like ${emptying.source}.`);
  const handler = provider.node.findChild('Handler') as CfnResource;
  const role = provider.node.findChild('Role') as CfnResource;
  handler.addPropertyOverride('LoggingConfig', { LogGroup: logGroup.logGroupName });
  role.addPropertyDeletionOverride('ManagedPolicyArns');
  const actions = ['logs:CreateLogStream', 'logs:PutLogEvents'];
  const policyDocument = new PolicyDocument({
    statements: [new PolicyStatement({ actions, resources: [logGroup.logGroupArn] })],
  });
  const logging = new CfnPolicy(stack, 'emptying-logging', {
    policyName: 'emptying-logging',
    policyDocument,
    roles: [role.ref],
  });
  // Deleted after the function, which logs until the last bucket is empty.
  handler.addResourceDependency(logging);
}
