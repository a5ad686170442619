import * as z from 'zod/mini';
import { contactMessage } from '#functions/contract/contact.ts';
import { endpoint } from '#functions/contract/endpoint.ts';
import { instant, month, cursor, next, ulid } from '#functions/contract/fields.ts';

export const message = z.object({
  ...contactMessage.shape,
  // The address as it was when the message was sent.
  email: z.string(),
  messageId: z.string(),
  at: instant,
  isMailed: z.boolean(),
  /** When an admin marked it as done. Absent while it is open. */
  doneAt: z.optional(instant),
});
export type MessageView = z.infer<typeof message>;

export const listMessages = endpoint({
  route: 'GET /admin/messages',
  summary: 'Messages from the contact form in a month, newest first, in pages',
  query: z.object({ month, cursor: z.optional(cursor) }),
  reply: z.object({ messages: z.array(message), next }),
});

export const markMessage = endpoint({
  route: 'POST /admin/messages/{messageId}/done',
  summary: 'Mark a message as done, or as open again; an entry in the audit says who did',
  params: z.object({ messageId: ulid }),
  body: z.object({ isDone: z.boolean() }),
  reply: z.object({ doneAt: z.optional(instant) }),
  refusals: ['not-found'],
});
