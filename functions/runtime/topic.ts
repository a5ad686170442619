import type { SNSEvent } from 'aws-lambda';
import { log } from './log.ts';

/**
 * A handler for a topic's notifications: each is taken, whatever became of those before it.
 * @throws Error when one has failed, so that Lambda tries again; all of them must bear to be taken twice.
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
