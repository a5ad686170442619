import * as z from 'zod/mini';
import { withoutAddresses } from '#functions/domain/people/mail-address.ts';
import type { MailFate } from '#functions/usecases/ports/mail.ts';
import * as words from '#functions/domain/words/reports.ts';

const sesEvent = z.object({
  eventType: z.string(),
  mail: z.object({ messageId: z.string(), tags: z.optional(z.record(z.string(), z.array(z.string()))) }),
  bounce: z.optional(z.object({ bounceType: z.string(), bounceSubType: z.optional(z.string()) })),
  reject: z.optional(z.object({ reason: z.optional(z.string()) })),
});
type SesEvent = z.infer<typeof sesEvent>;

/** SES publishes this text, which is no event, when the topic is set up. */
const setUpMessage = 'Successfully validated SNS topic for Amazon SES event publishing.';

const fates: Record<string, (event: SesEvent) => MailFate> = {
  Send: () => ({ fate: 'sent' }),
  Delivery: () => ({ fate: 'delivered' }),
  Complaint: () => ({ fate: 'delivered', problem: words.spam }),
  Bounce: bounceOf,
  Reject: ({ reject }) => ({
    fate: 'bounced',
    problem: words.notSent(reject?.reason ? withoutAddresses(reject.reason) : words.noReason),
  }),
};

/**
 * Reads a bounce without the address and the other server's text, which may contain it. Only a permanent bounce means that the mail
 * will not arrive.
 */
function bounceOf({ bounce }: SesEvent): MailFate {
  const { bounceType = '', bounceSubType = '' } = bounce ?? {};
  const kind = withoutAddresses([bounceType, bounceSubType].filter(Boolean).join(', ')) || words.noReason;
  if (bounceType === 'Permanent') return { fate: 'bounced', problem: words.bounced(kind) };
  return { fate: 'bounced', isTransient: true, problem: words.mailboxFull(kind) };
}

/** The fate of a report's mail by an SES event; `undefined` for other events and other mails. @throws if the message is no event. */
export function reportMailEvent(
  message: string,
): (MailFate & { userId: string; attemptId: string; mailId: string; resend: number }) | undefined {
  if (message.trim() === setUpMessage) return undefined;
  const event = z.parse(sesEvent, parse(message));
  const { eventType, mail } = event;
  const attemptId = mail.tags?.['attemptId']?.[0];
  const userId = mail.tags?.['userId']?.[0];
  const resend = Number(mail.tags?.['resend']?.[0] ?? 0);
  const fateOf = fates[eventType];
  if (!fateOf || !attemptId || !userId) return undefined;
  return { ...fateOf(event), userId, attemptId: attemptId.replaceAll('_', '.'), mailId: mail.messageId, resend };
}

/** Replaces the error of `JSON.parse`, which would quote the message. */
function parse(message: string): unknown {
  try {
    return JSON.parse(message);
  } catch {
    throw new Error('The notification from SES is not JSON.');
  }
}
