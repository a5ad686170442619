import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { text, trimmed } from './fields.ts';

export const contactMessage = z.object({
  name: text(100, 'Name'),
  designation: text(100, 'Designation'),
  organization: text(150, 'Organization'),
  email: z
    .string()
    .check(
      trimmed,
      z.minLength(1, 'Email is required'),
      z.maxLength(254),
      z.email('Please enter a valid email address.'),
    ),
  contactNo: text(30, 'Contact number'),
  message: text(5000, 'Message'),
});
export type ContactMessage = z.infer<typeof contactMessage>;

export const sendContactMessage = endpoint({
  method: 'POST',
  path: '/contact',
  access: 'public',
  summary: 'Send the contact form to the office; it is kept as well',
  body: contactMessage,
  reply: z.object({ messageId: z.string() }),
  refusals: ['too-many-requests'],
});
