import * as z from 'zod/mini';
import type { MailFate } from '#functions/usecases/ports/reports.ts';

/** What SES publishes of a mail, as far as it is used. */
const sesEvent = z.object({
  eventType: z.string(),
  mail: z.object({ messageId: z.string(), tags: z.optional(z.record(z.string(), z.array(z.string()))) }),
  bounce: z.optional(z.object({ bounceType: z.string(), bounceSubType: z.optional(z.string()) })),
  reject: z.optional(z.object({ reason: z.optional(z.string()) })),
});
type SesEvent = z.infer<typeof sesEvent>;

const fates: Record<string, (event: SesEvent) => MailFate> = {
  Send: () => ({ fate: 'sent' }),
  Delivery: () => ({ fate: 'delivered' }),
  Complaint: () => ({ fate: 'delivered', problem: 'The person marked the mail as spam.' }),
  // Without the address and the other server's words, which may name it.
  Bounce: ({ bounce }) => ({
    fate: 'bounced',
    problem: `The mail came back (${[bounce?.bounceType, bounce?.bounceSubType].filter(Boolean).join(', ') || 'no reason given'}).`,
  }),
  Reject: ({ reject }) => ({
    fate: 'bounced',
    problem: `SES did not send the mail (${reject?.reason ?? 'no reason given'}).`,
  }),
};

/** What an SES event says of a report's mail; `undefined` for other events and other mails. */
export function reportMailEvent(
  message: string,
): (MailFate & { userId: string; attemptId: string; mailId: string; resend: number }) | undefined {
  const event = z.parse(sesEvent, JSON.parse(message));
  const { eventType, mail } = event;
  const attemptId = mail.tags?.['attemptId']?.[0];
  const userId = mail.tags?.['userId']?.[0];
  const resend = Number(mail.tags?.['resend']?.[0] ?? 0);
  const fateOf = fates[eventType];
  if (!fateOf || !attemptId || !userId) return undefined;
  return { ...fateOf(event), userId, attemptId: attemptId.replaceAll('_', '.'), mailId: mail.messageId, resend };
}
