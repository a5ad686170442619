import { SendRawEmailCommand, type SESClient } from '@aws-sdk/client-ses';
import { MailRefused, type Mailer } from '#functions/usecases/ports/mail.ts';
import { rawMail } from './raw-mail.ts';
import { meaningOf } from './refusals.ts';

interface MailerSettings {
  from: string;
  /** Whose events tell what became of a mail. */
  configurationSet?: string | undefined;
}

/** Sends through SES. The client must not repeat by itself: see `sesClient`. */
export function mailer(client: SESClient, { from, configurationSet }: MailerSettings): Mailer {
  return {
    async send(mail) {
      const command = new SendRawEmailCommand({
        // The envelope decides who gets it, whatever the headers say.
        Destinations: [mail.to],
        RawMessage: { Data: await rawMail(mail, from) },
        Tags: Object.entries(mail.tags ?? {}).map(([Name, Value]) => ({ Name: checked(Name), Value: checked(Value) })),
        ...(configurationSet ? { ConfigurationSetName: configurationSet } : {}),
      });
      const { MessageId } = await client.send(command).catch(rethrow);
      if (!MessageId) throw new Error('SES took the mail and gave no id for it.');
      return MessageId;
    },
  };
}

function checked(tag: string): string {
  if (/^[\w-]{1,256}$/.test(tag)) return tag;
  throw new MailRefused('SES takes letters, digits, _ and - in a tag.');
}

function rethrow(failure: unknown): never {
  throw meaningOf(failure);
}
