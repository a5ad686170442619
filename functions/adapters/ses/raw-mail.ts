import MailComposer from 'nodemailer/lib/mail-composer';
import type { Mail } from '#functions/usecases/ports/mail.ts';

/** The mail as MIME. Addresses are given as addresses, not as header text: nothing in them makes a second recipient or header. */
export async function rawMail(mail: Mail, from: string): Promise<Uint8Array> {
  const composer = new MailComposer({
    from,
    to: address(mail.to),
    ...(mail.replyTo ? { replyTo: address(mail.replyTo) } : {}),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    attachments: (mail.attachments ?? []).map(({ fileName, contentType, content }) => ({
      filename: fileName,
      contentType,
      content: Buffer.from(content),
    })),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return composer.compile().build();
}

function address(text: string): { name: string; address: string } {
  return { name: '', address: text };
}
