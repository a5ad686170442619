import { InvokeCommand, type LambdaClient } from '@aws-sdk/client-lambda';
import { DeleteMessageCommand, ReceiveMessageCommand, type Message, type SQSClient } from '@aws-sdk/client-sqs';
import * as z from 'zod/mini';
import type { DeadLetters } from './dead-letters.ts';

/** What Lambda writes of an asynchronous call that failed. It leaves the payload out if it is too large. */
const failedCall = z.object({
  requestContext: z.object({ functionArn: z.string() }),
  requestPayload: z.optional(z.unknown()),
});
/** What SNS writes of a notification that it could not hand to a function. */
const notification = z.looseObject({ Type: z.literal('Notification'), TopicArn: z.string(), Message: z.string() });

interface Call {
  /** Name or ARN of the function's alias. */
  FunctionName: string;
  payload: unknown;
}

/** `live` is what topics and schedules call; the record may name the version that failed. */
const liveOf = (functionArn: string) => `${functionArn.split(':').slice(0, 7).join(':')}:live`;

/** The call that a message is about, or `undefined` if it does not say. */
function callOf(body: string, subscriber: string): Call | undefined {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    return undefined;
  }
  const failed = failedCall.safeParse(value);
  if (failed.success) {
    const { requestContext, requestPayload } = failed.data;
    return requestPayload === undefined
      ? undefined
      : { FunctionName: liveOf(requestContext.functionArn), payload: requestPayload };
  }
  const told = notification.safeParse(value);
  if (!told.success) return undefined;
  const record = { EventSource: 'aws:sns', EventVersion: '1.0', EventSubscriptionArn: '', Sns: told.data };
  return { FunctionName: subscriber, payload: { Records: [record] } };
}

/** Longer than a call takes to be accepted. What is left in the queue can be received again after it. */
const hiddenSeconds = 120;

/**
 * Repeats failed calls. StartMessageMoveTask does not move these: they never were in another queue. A message is deleted once Lambda has
 * accepted its call; if that fails again, Lambda puts it back.
 *
 * @param subscriber the function to which SNS hands its notifications: `name:live`.
 * @returns what was done, in words.
 */
export async function repeatCalls(
  { sqs, lambda }: { sqs: SQSClient; lambda: LambdaClient },
  { url, waiting }: DeadLetters,
  subscriber: string,
): Promise<string> {
  let [repeated, left] = [0, 0];
  // Not until the queue is empty: a call that fails again comes back into it.
  while (repeated + left < waiting) {
    const { Messages = [] } = await sqs.send(
      new ReceiveMessageCommand({
        QueueUrl: url,
        MaxNumberOfMessages: 10,
        VisibilityTimeout: hiddenSeconds,
        WaitTimeSeconds: 2,
      }),
    );
    if (Messages.length === 0) break;
    for (const message of Messages) {
      if (await repeat({ sqs, lambda }, url, message, subscriber)) repeated += 1;
      else left += 1;
    }
  }
  const kept = left > 0 ? ` ${left} do not say which call they are about, and stay: look at them in the console.` : '';
  return `${repeated} were called again.${kept}`;
}

async function repeat(
  { sqs, lambda }: { sqs: SQSClient; lambda: LambdaClient },
  QueueUrl: string,
  { Body = '', ReceiptHandle }: Message,
  subscriber: string,
): Promise<boolean> {
  const call = callOf(Body, subscriber);
  if (!call) return false;
  const Payload = Buffer.from(JSON.stringify(call.payload));
  await lambda.send(new InvokeCommand({ FunctionName: call.FunctionName, InvocationType: 'Event', Payload }));
  await sqs.send(new DeleteMessageCommand({ QueueUrl, ReceiptHandle }));
  return true;
}
