import * as z from 'zod/mini';

/** What SES publishes of a mail, as far as it is used. */
const sesEvent = z.object({
  eventType: z.string(),
  mail: z.object({ messageId: z.string(), tags: z.optional(z.record(z.string(), z.array(z.string()))) }),
});

const wentOut = new Set(['Send', 'Delivery']);

/** The report that an SES event says has gone out; `undefined` for other events and other mails. */
export function reportMailEvent(message: string): { userId: string; attemptId: string; mailId: string } | undefined {
  const { eventType, mail } = z.parse(sesEvent, JSON.parse(message));
  const attemptId = mail.tags?.['attemptId']?.[0];
  const userId = mail.tags?.['userId']?.[0];
  if (!wentOut.has(eventType) || !attemptId || !userId) return undefined;
  return { userId, attemptId: attemptId.replaceAll('_', '.'), mailId: mail.messageId };
}
