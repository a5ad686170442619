import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import sesLocal from 'aws-ses-v2-local';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mailer, sesClient } from '#functions/adapters/ses/mailer.ts';
import { MailRefused } from '#functions/usecases/ports/mail.ts';
import { clientOf, makeMail } from './make-mail.ts';

interface StoredMail {
  messageId: string;
  from: string;
  replyTo: string[];
  destination: { to: string[]; cc: string[]; bcc: string[] };
  subject: string;
  body: { text: string; html: string };
  attachments: { content: string; contentType: string; filename: string }[];
}

describe('the mailer with a local SES', () => {
  let server: Server;
  let origin: string;
  const stored = async (): Promise<StoredMail[]> => {
    const reply = await fetch(`${origin}/store`);
    return ((await reply.json()) as { emails: StoredMail[] }).emails;
  };
  const send = (change: Parameters<typeof makeMail>[0] = {}) =>
    mailer(clientOf(origin), { from: 'TrueIn <reports@truein.example>', configurationSet: 'truein-dev' }).send(
      makeMail(change),
    );

  beforeAll(async () => {
    server = await startSes({ host: '127.0.0.1', port: 0 });
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  beforeEach(() => fetch(`${origin}/clear-store`, { method: 'POST' }));
  afterAll(() => void server.close());

  it('sends text, HTML and attachment, and returns the message id', async () => {
    const content = new Uint8Array([0x25, 0x50, 0x44, 0x46, 0, 255, 10, 13]);
    const messageId = await send({
      subject: 'Your TrueIn report – प्रिया ₹',
      replyTo: 'office@truein.example',
      attachments: [{ fileName: 'TrueIn-report.pdf', contentType: 'application/pdf', content }],
      tags: { attemptId: '1_7_01JD0ZK5V3M8Q4T7W2X9Y6B1CA' },
    });
    const mails = await stored();
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({
      messageId,
      from: '"TrueIn" <reports@truein.example>',
      replyTo: ['office@truein.example'],
      destination: { to: ['priya@example.com'], cc: [], bcc: [] },
      subject: 'Your TrueIn report – प्रिया ₹',
      attachments: [
        {
          filename: 'TrueIn-report.pdf',
          contentType: 'application/pdf',
          content: Buffer.from(content).toString('base64'),
        },
      ],
    });
    expect(mails[0]?.body.text.trim()).toBe('Hello Priya,\n\nit is attached.');
    expect(mails[0]?.body.html).toContain('<p>Hello Priya</p>');
  });

  it.each([
    ['a subject with line breaks', { subject: 'Hello\r\nBcc: victim@example.com\r\n\r\nbody' }],
    ['a reply address with line breaks', { replyTo: 'eve@example.com\r\nBcc: victim@example.com' }],
    ['a list of reply addresses', { replyTo: 'eve@example.com, victim@example.com' }],
    ['a recipient with line breaks', { to: 'priya@example.com\r\nBcc: victim@example.com' }],
    ['a list of recipients', { to: 'priya@example.com, victim@example.com' }],
  ])('adds no recipient and no header from %s', async (_, change) => {
    await send(change);
    const [mail] = await stored();
    expect(mail?.destination.to).toHaveLength(1);
    expect([mail?.destination.cc, mail?.destination.bcc]).toEqual([[], []]);
    expect(mail?.replyTo.length ?? 0).toBeLessThanOrEqual(1);
    expect(mail?.body.text.trim()).toBe('Hello Priya,\n\nit is attached.');
  });

  it('refuses a tag with characters that SES forbids, and sends nothing', async () => {
    await expect(send({ tags: { attemptId: '1.7.01J' } })).rejects.toThrow(MailRefused);
    expect(await stored()).toEqual([]);
  });

  it('the client of SES makes one attempt only', async () => {
    expect(await sesClient({ region: 'ap-south-1' }).config.maxAttempts()).toBe(1);
  });
});

/** The package is CommonJS: its default export is one level down where it is loaded as a module. */
const startSes = (
  typeof sesLocal === 'function' ? sesLocal : (sesLocal as { default: typeof sesLocal }).default
) as typeof sesLocal;
