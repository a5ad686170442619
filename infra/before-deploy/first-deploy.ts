import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import { stackName, type StageConfig } from '#infra/config.ts';

/** What CloudFormation says of a stack whose create failed: the CDK deletes it and begins again. */
const neverMade = ['ROLLBACK_COMPLETE', 'ROLLBACK_FAILED', 'REVIEW_IN_PROGRESS', 'DELETE_COMPLETE'];

/** Whether the data of a stage was never made. Then nothing may refuse to be deleted yet: a create that fails is rolled back. */
export async function isFirstDeploy({ stage, region }: Pick<StageConfig, 'stage' | 'region'>): Promise<boolean> {
  const client = new CloudFormationClient({ region });
  const StackName = stackName(stage, 'data');
  const { Stacks = [] } = await client.send(new DescribeStacksCommand({ StackName })).catch((cause: unknown) => {
    if (cause instanceof Error && cause.message.includes('does not exist')) return { Stacks: [] };
    throw cause;
  });
  return Stacks.every(({ StackStatus = '' }) => neverMade.includes(StackStatus));
}
