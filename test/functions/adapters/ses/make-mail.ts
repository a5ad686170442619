import { sesClient } from '#functions/adapters/ses/mailer.ts';
import type { Mail } from '#functions/usecases/ports/mail.ts';

export function makeMail(change: Partial<Mail> = {}): Mail {
  return {
    to: 'priya@example.com',
    subject: 'Your TrueIn report',
    text: 'Hello Priya,\n\nit is attached.',
    html: '<p>Hello Priya</p>',
    ...change,
  };
}

/** The real client, aimed at a server of this machine. */
export function clientOf(endpoint: string, requestTimeout?: number) {
  return sesClient({
    endpoint,
    region: 'ap-south-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    ...(requestTimeout ? { requestHandler: { requestTimeout, throwOnRequestTimeout: true } } : {}),
  });
}
