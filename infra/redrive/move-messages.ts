import { StartMessageMoveTaskCommand, type SQSClient } from '@aws-sdk/client-sqs';
import type { DeadLetters } from './dead-letters.ts';

/**
 * Lets SQS move the messages back to the queue that they came from.
 * @returns what happens now, in words. @throws Error of SQS, for example while an earlier move is not done.
 */
export async function moveMessages(sqs: SQSClient, { arn, waiting }: DeadLetters): Promise<string> {
  await sqs.send(new StartMessageMoveTaskCommand({ SourceArn: arn }));
  return `SQS moves ${waiting} back to their queue now.`;
}
