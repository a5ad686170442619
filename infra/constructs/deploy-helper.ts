import { Stack } from 'aws-cdk-lib';
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { acknowledge } from '#infra/findings/acknowledge.ts';
import { appLogs, type LogProps } from './app-logs.ts';

/** Log group and role for a function that CDK adds to run during deploys. The role that CDK creates may write to every log group. */
export function deployHelperParts(scope: Construct, config: LogProps): { logGroup: LogGroup; role: Role } {
  const logGroup = appLogs(scope, 'logs', config);
  const role = new Role(scope, 'role', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
  logGroup.grantWrite(role);
  return { logGroup, role };
}

/**
 * Acknowledges the findings about a function that CDK adds to run during deploys. CDK puts it at the top level of the stack.
 *
 * @param id matches the function's id there.
 * @param others reasons for findings that only this function has.
 */
export function acknowledgeDeployHelper(user: Construct, id: RegExp, others: Record<string, string> = {}): void {
  const helper = Stack.of(user).node.children.find(({ node }) => id.test(node.id));
  if (!helper) throw new Error(`CDK has added no helper whose id matches ${id.source}.`);
  acknowledge(helper, {
    'Serverless-LambdaDLQ': 'CloudFormation calls it, waits for its answer, and rolls the deploy back without one.',
    'Serverless-LambdaTracing': 'It runs during deploys only. Its log and the events of the stack show what happened.',
    ...others,
  });
}
