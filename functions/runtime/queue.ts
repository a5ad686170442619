import type { S3Event, SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import { GivenUp, TryLater } from '#functions/domain/work-errors.ts';
import { log } from './log.ts';

interface Message<Body> {
  messageId: string;
  body: Body;
  /** 1 for the first delivery. */
  receiveCount: number;
}

type Take<Body> = (message: Message<Body>) => Promise<void>;

/** Handles a queue's messages (JSON bodies) one by one; only failed ones are retried. */
export function eachMessage<Body>(take: Take<Body>) {
  return async (event: SQSEvent): Promise<SQSBatchResponse> => {
    const batchItemFailures: SQSBatchResponse['batchItemFailures'] = [];
    for (const record of event.Records)
      if (!(await isDone(take, record))) batchItemFailures.push({ itemIdentifier: record.messageId });
    return { batchItemFailures };
  };
}

interface ObjectCreated {
  key: string;
  receiveCount: number;
  /** The queue moves the message to its dead letters if this receive fails. */
  isLast: boolean;
}

/** Handles the objects of S3's notifications in a queue that delivers a message at most `maxReceives` times. */
export function eachObject(maxReceives: number, take: (created: ObjectCreated) => Promise<void>) {
  return eachMessage<Partial<S3Event>>(async ({ body, receiveCount }) => {
    // S3 sends a test message without records when the notification is set up.
    for (const { s3 } of body.Records ?? []) {
      const key = decodeURIComponent(s3.object.key.replaceAll('+', ' '));
      await take({ key, receiveCount, isLast: receiveCount >= maxReceives });
    }
  });
}

async function isDone<Body>(take: Take<Body>, { messageId, body, attributes }: SQSRecord): Promise<boolean> {
  const receiveCount = Number(attributes.ApproximateReceiveCount);
  const parsed = parse<Body>(body);
  if (!parsed) {
    log.error('message-unreadable', { messageId, receiveCount });
    return false;
  }
  try {
    await take({ messageId, body: parsed.body, receiveCount });
    return true;
  } catch (cause) {
    const error = cause instanceof Error ? cause : new Error(String(cause));
    const told = { messageId, receiveCount, error: error.name, message: error.message };
    if (cause instanceof TryLater) log.warn(cause.code, told);
    else if (cause instanceof GivenUp) log.error(cause.code, told);
    else log.error('message-failed', { ...told, stack: error.stack });
    return cause instanceof GivenUp;
  }
}

/** `undefined` for invalid JSON. Drops the error of `JSON.parse`, which quotes the body. */
function parse<Body>(text: string): { body: Body } | undefined {
  try {
    return { body: JSON.parse(text) as Body };
  } catch {
    return undefined;
  }
}
