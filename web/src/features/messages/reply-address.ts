import type { MessageView } from '#functions/contract/admin/messages.ts';
import { wholeCharacters } from '#functions/domain/text/visible-text.ts';

const quotedLength = 1000;

/** A `mailto:` link with a reply to the sender. Escapes address and name, so that they cannot change the mail. */
export function replyAddress({ email, name, message }: Pick<MessageView, 'email' | 'name' | 'message'>): string {
  const quoted = message
    .slice(0, quotedLength)
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\r\n');
  // The cut may split a character, and a message that was stored before may hold half of one.
  const body = wholeCharacters(`Dear ${name},\r\n\r\n\r\n\r\n${quoted}`);
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent('Your message to TrueIn')}&body=${encodeURIComponent(body)}`;
}
