import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { log } from './log.ts';

interface Message<Body> {
  messageId: string;
  body: Body;
  /** 1 for the first delivery. */
  receiveCount: number;
}

/** A handler for a queue's messages (JSON bodies), one by one; those that fail come again, the others do not. */
export function eachMessage<Body>(take: (message: Message<Body>) => Promise<void>) {
  return async (event: SQSEvent): Promise<SQSBatchResponse> => {
    const batchItemFailures: SQSBatchResponse['batchItemFailures'] = [];
    for (const { messageId, body, attributes } of event.Records) {
      const receiveCount = Number(attributes.ApproximateReceiveCount);
      try {
        await take({ messageId, body: JSON.parse(body) as Body, receiveCount });
      } catch (cause) {
        const error = cause instanceof Error ? cause : new Error(String(cause));
        log.error('message-failed', {
          messageId,
          receiveCount,
          error: error.name,
          message: error.message,
          stack: error.stack,
        });
        batchItemFailures.push({ itemIdentifier: messageId });
      }
    }
    return { batchItemFailures };
  };
}
