import { Stack } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { acknowledge } from '#infra/findings/acknowledge.ts';

/**
 * Acknowledges what is found of a function that CDK adds to run during deploys. CDK puts it at the top of the stack.
 *
 * @param id what its id looks like there.
 * @param others reasons for what only this one has.
 */
export function acknowledgeDeployHelper(user: Construct, id: RegExp, others: Record<string, string> = {}): void {
  const helper = Stack.of(user).node.children.find(({ node }) => id.test(node.id));
  if (!helper) throw new Error(`CDK has added no helper like ${id.source}.`);
  acknowledge(helper, {
    'Serverless-LambdaDLQ': 'CloudFormation calls it, waits for its answer, and rolls the deploy back without one.',
    'Serverless-LambdaTracing': 'It runs during deploys only. Its log and the events of the stack have what happened.',
    ...others,
  });
}
