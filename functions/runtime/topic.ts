import type { SNSEvent } from 'aws-lambda';
import { log } from './log.ts';

/**
 * Handles a topic's notifications; a failure does not stop the others.
 * @throws Error if one has failed, so that Lambda retries all of them: they must be idempotent.
 */
export function eachNotification(take: (message: string) => Promise<void>) {
  return async ({ Records }: SNSEvent): Promise<void> => {
    let failed = 0;
    for (const { Sns } of Records) {
      try {
        await take(Sns.Message);
      } catch (cause) {
        failed += 1;
        const error = cause instanceof Error ? cause : new Error(String(cause));
        const { name, message, stack } = error;
        log.error('notification-failed', { messageId: Sns.MessageId, error: name, message, stack });
      }
    }
    if (failed > 0) throw new Error(`${failed} of ${Records.length} notifications could not be recorded.`);
  };
}
