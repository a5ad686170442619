import * as z from 'zod/mini';
import { notAnEmail, required } from '#functions/domain/words/fields.ts';
import { endpoint } from './endpoint.ts';
import { text, trimmed, ulid } from './fields.ts';
import { contactLimits } from './text-limits.ts';
import * as words from '#functions/domain/words/contact.ts';

export const contactMessage = z.object({
  name: text(contactLimits.name, words.labels.name),
  designation: text(contactLimits.designation, words.labels.designation),
  organization: text(contactLimits.organization, words.labels.organization),
  email: z
    .string()
    .check(
      trimmed,
      z.minLength(1, required(words.labels.email)),
      z.maxLength(contactLimits.email),
      z.email(notAnEmail),
    ),
  contactNo: text(contactLimits.contactNo, words.labels.contactNo),
  message: text(contactLimits.message, words.message),
});
export type ContactMessage = z.infer<typeof contactMessage>;

export const sendContactMessage = endpoint({
  route: 'POST /contact',
  access: 'public',
  summary: 'Send the contact form to the office; it is kept as well',
  /** `messageId`: made by the browser, once for each message, so that a retry stores and mails nothing more. */
  body: z.object({ ...contactMessage.shape, messageId: ulid }),
  reply: z.object({ messageId: z.string() }),
  refusals: ['too-many-requests'],
});
