import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { text, trimmed, ulid } from './fields.ts';
import { contactLimits } from './text-limits.ts';

export const contactMessage = z.object({
  name: text(contactLimits.name, 'Name'),
  designation: text(contactLimits.designation, 'Designation'),
  organization: text(contactLimits.organization, 'Organization'),
  email: z
    .string()
    .check(
      trimmed,
      z.minLength(1, 'Email is required'),
      z.maxLength(contactLimits.email),
      z.email('Please enter a valid email address.'),
    ),
  contactNo: text(contactLimits.contactNo, 'Contact number'),
  message: text(contactLimits.message, 'Message'),
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
