import { SendRawEmailCommand, type SESClient } from '@aws-sdk/client-ses';
import { MailRefused, type Mailer, type Mail } from '#functions/usecases/ports/mail.ts';
import { classifySendFailure } from './classify-send-failure.ts';
import MailComposer from 'nodemailer/lib/mail-composer';

interface MailerSettings {
  from: string;
  /** The configuration set that publishes the mails' events. */
  configurationSet?: string | undefined;
}

/** Sends through SES. The client must not retry automatically: see `sesClient`. */
export function mailer(client: SESClient, { from, configurationSet }: MailerSettings): Mailer {
  return {
    async send(mail) {
      const command = new SendRawEmailCommand({
        // The envelope decides who gets the mail, whatever its headers contain.
        Destinations: [mail.to],
        RawMessage: { Data: await rawMail(mail, from) },
        Tags: Object.entries(mail.tags ?? {}).map(([Name, Value]) => ({ Name: checked(Name), Value: checked(Value) })),
        ...(configurationSet ? { ConfigurationSetName: configurationSet } : {}),
      });
      const { MessageId } = await client.send(command).catch(rethrow);
      if (!MessageId) throw new Error('SES accepted the mail without a message id.');
      return MessageId;
    },
  };
}

function checked(tag: string): string {
  if (/^[\w-]{1,256}$/.test(tag)) return tag;
  throw new MailRefused('SES takes letters, digits, _ and - in a tag.');
}

function rethrow(failure: unknown): never {
  throw classifySendFailure(failure);
}

/** Builds the mail as MIME. Addresses are passed as addresses, not as header text, so that they cannot inject a recipient or header. */
async function rawMail(mail: Mail, from: string): Promise<Uint8Array> {
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
