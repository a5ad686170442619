import { CloudFormationClient, paginateListStackResources } from '@aws-sdk/client-cloudformation';
import { GetQueueAttributesCommand, type SQSClient } from '@aws-sdk/client-sqs';
import * as z from 'zod/mini';
import { stackName, type StageConfig } from '#infra/config.ts';

/** A queue of what could not be processed. */
export interface DeadLetters {
  /** From its place in the stacks: `uploads`, `exports`, `reportdelivery`, `fileremoval`, `mailevents`, `missedruns`. */
  name: string;
  url: string;
  arn: string;
  /** How many messages wait, about: SQS does not know exactly. */
  waiting: number;
  /** Messages of another queue, or calls of a function that nobody waited for. */
  of: 'messages' | 'calls';
}

const redrivePolicy = z.object({ deadLetterTargetArn: z.string() });

/** The logical id without what CDK adds to it, and without what all have: `reportdeliveryworkdeadletters5D1A2C3B`. */
const nameOf = (logicalId: string) => logicalId.replace(/[0-9A-F]{8}$/, '').replace(/(work)?deadletters$/, '');

/** All dead-letter queues of a stage, as its stacks have them. @throws Error of AWS, for example if the stage is not deployed. */
export async function findDeadLetters(
  { stage, region }: Pick<StageConfig, 'stage' | 'region'>,
  sqs: SQSClient,
): Promise<DeadLetters[]> {
  const listed = await Promise.all(
    ['data', 'app'].map((part) => queuesOf(new CloudFormationClient({ region }), stackName(stage, part))),
  );
  const queues = await Promise.all(
    listed.flat().map(async ({ name, url }) => {
      const { Attributes = {} } = await sqs.send(
        new GetQueueAttributesCommand({
          QueueUrl: url,
          AttributeNames: ['QueueArn', 'RedrivePolicy', 'ApproximateNumberOfMessages'],
        }),
      );
      const { QueueArn: arn = '', RedrivePolicy, ApproximateNumberOfMessages: waiting } = Attributes;
      const target = RedrivePolicy && redrivePolicy.parse(JSON.parse(RedrivePolicy)).deadLetterTargetArn;
      return { name, url, arn, waiting: Number(waiting), target };
    }),
  );
  const targets = new Set(queues.map(({ target }) => target));
  return queues
    .filter(({ target }) => !target)
    .map(({ name, url, arn, waiting }) => ({
      name,
      url,
      arn,
      waiting,
      of: targets.has(arn) ? ('messages' as const) : ('calls' as const),
    }))
    .sort((a, b) => a.name.localeCompare(b.name));
}

async function queuesOf(client: CloudFormationClient, StackName: string) {
  const found: { name: string; url: string }[] = [];
  for await (const { StackResourceSummaries = [] } of paginateListStackResources({ client }, { StackName }))
    for (const { ResourceType, LogicalResourceId = '', PhysicalResourceId = '' } of StackResourceSummaries)
      if (ResourceType === 'AWS::SQS::Queue') found.push({ name: nameOf(LogicalResourceId), url: PhysicalResourceId });
  return found;
}
