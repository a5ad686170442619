import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { contactStore } from '#functions/adapters/dynamo/people/contact-store.ts';
import { rateLimitStore } from '#functions/adapters/dynamo/people/rate-limit-store.ts';
import { sendContactMessage } from '#functions/usecases/people/send-contact-message.ts';
import { MailRefused, MailThrottled, type Mail } from '#functions/usecases/ports/mail.ts';
import { makeTable } from '#test/support/dynamo/make-table.ts';

const message = {
  name: 'Meera',
  designation: 'HR lead',
  organization: 'Sahyadri Ltd',
  email: 'meera@example.com',
  contactNo: '+91 98200 00000',
  message: 'Do you visit offices?',
};

/** A table, and what it keeps of the messages of January 2026. */
async function office(send: (mail: Mail) => Promise<string>) {
  let [messages, sent] = [0, 0];
  const table = await makeTable();
  const waits: number[] = [];
  const notMailed: [string, string][] = [];
  const ports = {
    contacts: contactStore(table),
    mailer: { send },
    pace: { backOff: async (times: number) => void waits.push(times) },
    notMailed: (messageId: string, { code }: MailThrottled) => void notMailed.push([messageId, code]),
    office: 'office@truein.example',
    clock: () => Date.UTC(2026, 0, 5, 9),
    limits: rateLimitStore(table, 'secret'),
    newId: () => `01J000000000000000000000${String(messages++).padStart(2, '0')}`,
  };
  const kept = async () => {
    const { Items = [] } = await table.db.send(
      new QueryCommand({
        TableName: table.name,
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': 'CONTACT#2026-01' },
      }),
    );
    return Items;
  };
  /** A text of its own for each message. */
  const sendMessage = (email = message.email, network = '203.0.113.7', text = message.message + ' '.repeat(sent++)) =>
    sendContactMessage(ports, { ...message, email, message: text }, network);
  return { sendMessage, kept, waits, notMailed };
}

describe('sendContactMessage', () => {
  it('stores the message and mails the office, with a reply address', async () => {
    const sent: Mail[] = [];
    const { sendMessage, kept } = await office(async (mail) => `mail-${sent.push(mail)}`);
    expect(await sendMessage()).toEqual({ messageId: '01J00000000000000000000000' });
    const ttl = Date.UTC(2028, 0, 6, 9) / 1000;
    expect(await kept()).toMatchObject([{ ...message, messageId: '01J00000000000000000000000', ttl }]);
    expect(sent).toMatchObject([
      { to: 'office@truein.example', replyTo: expect.stringContaining(message.email) as string },
    ]);
  });

  it('stores and mails a message once when its sender retries within the hour', async () => {
    const sent: Mail[] = [];
    const { sendMessage, kept } = await office(async (mail) => `mail-${sent.push(mail)}`);
    const send = () => sendMessage(message.email, '203.0.113.7', 'Hello?');
    const [first, second] = [await send(), await send()];
    expect(second).toEqual(first);
    expect([sent.length, (await kept()).length]).toEqual([1, 1]);
    for (let count = 0; count < 70; count++) await send();
    expect(sent).toHaveLength(1);
  });

  it('mails on a retry after the mail service refused', async () => {
    const answers: (() => string)[] = [
      () => {
        throw new MailRefused('No.');
      },
      () => 'mail-1',
    ];
    const { sendMessage } = await office(async () => answers.shift()?.() ?? 'mail-2');
    const send = () => sendMessage(message.email, '203.0.113.7', 'Hello?');
    await expect(send()).rejects.toThrow('No.');
    await send();
    expect(answers).toEqual([]);
  });

  it('stores the message even if the mail fails', async () => {
    const { sendMessage, kept } = await office(async () => {
      throw new Error('The mail service is away.');
    });
    await expect(sendMessage()).rejects.toThrow('away');
    expect(await kept()).toMatchObject([message]);
  });
  it('mails after waiting for the send rate', async () => {
    let asked = 0;
    const { sendMessage, waits, notMailed } = await office(async () => {
      if (++asked < 3) throw new MailThrottled('rate');
      return 'mail-1';
    });
    await sendMessage();
    expect([asked, waits, notMailed]).toEqual([3, [1, 2], []]);
  });

  it.each([
    ['rate', 3],
    ['quota', 1],
    ['paused', 1],
  ] as const)('accepts and stores the message while the mail service says “%s”', async (limit, times) => {
    let asked = 0;
    const { sendMessage, kept, notMailed } = await office(async () => {
      asked += 1;
      throw new MailThrottled(limit);
    });
    const { messageId } = await sendMessage();
    expect(await kept()).toMatchObject([message]);
    expect(asked).toBe(times);
    expect(notMailed).toEqual([[messageId, expect.stringMatching(/^mail-/)]]);
  });

  it('refuses the sixth message of an address per hour, without counting against its network', async () => {
    const sent: Mail[] = [];
    const { sendMessage, kept } = await office(async (mail) => `mail-${sent.push(mail)}`);
    for (let count = 0; count < 5; count++) await sendMessage(count % 2 ? 'MEERA@example.com' : message.email);
    for (let count = 0; count < 70; count++) {
      await expect(sendMessage()).rejects.toMatchObject({
        code: 'too-many-requests',
        message: 'There have been too many messages from this e-mail address. Please try again in 60 minutes.',
        retryAfterSeconds: 3600,
      });
    }
    await sendMessage('another@example.com');
    expect([sent.length, (await kept()).length]).toEqual([6, 6]);
  });

  it('refuses the 61st message of a network per hour, whatever the addresses', async () => {
    const { sendMessage } = await office(async () => 'mail');
    for (let count = 0; count < 60; count++) await sendMessage(`person-${count}@example.com`);
    await expect(sendMessage('one-more@example.com')).rejects.toMatchObject({ code: 'too-many-requests' });
    await sendMessage('elsewhere@example.com', '203.0.113.8');
  });
});
