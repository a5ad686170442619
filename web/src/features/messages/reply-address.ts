import type { MessageView } from '#functions/contract/admin/messages.ts';

/** A `mailto:` link with a reply to the sender. Escapes address and name, so that they cannot change the mail. */
export function replyAddress({ email, name, message }: Pick<MessageView, 'email' | 'name' | 'message'>): string {
  const quoted = message
    .slice(0, 1000)
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\r\n');
  const body = `Dear ${name},\r\n\r\n\r\n\r\n${quoted}`;
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent('Your message to TrueIn')}&body=${encodeURIComponent(body)}`;
}
