import type { MessageView } from '#functions/contract/admin/messages.ts';
import type { ContactStore } from '#functions/usecases/ports/mail.ts';

/** The messages from the contact form in a month, newest first. */
export async function listMessages(
  { contacts }: { contacts: Pick<ContactStore, 'list'> },
  { month, cursor }: { month: string; cursor?: string | undefined },
): Promise<{ messages: MessageView[]; next?: string | undefined }> {
  const { rows, next } = await contacts.list(month, cursor);
  return { messages: rows, next };
}
