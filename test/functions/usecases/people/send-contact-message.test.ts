import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { decodeTime, ulid } from 'ulid';
import { describe, expect, it } from 'vitest';
import { contactStore, senderMessages } from '#functions/adapters/dynamo/people/contact-store.ts';
import { rateLimitStore } from '#functions/adapters/dynamo/people/rate-limit-store.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';
import { sendContactMessage } from '#functions/usecases/people/send-contact-message.ts';
import type { Mail } from '#functions/usecases/ports/mail.ts';
import { makeTable } from '#test/support/dynamo/make-table.ts';
import { messagesFromAddress, tryAgainIn } from '#functions/domain/words/requests.ts';

const message = {
  name: 'Meera',
  designation: 'HR lead',
  organization: 'Sahyadri Ltd',
  email: 'meera@example.com',
  contactNo: '+91 98200 00000',
  message: 'Do you visit offices?',
};

const now = Date.UTC(2026, 0, 5, 9);

/** A table, and what it keeps of the messages of January 2026. */
async function office(send: (mail: Mail, table: Table) => Promise<string>) {
  let time = now;
  const table = await makeTable();
  const notMailed: [string, string][] = [];
  const ports = {
    contacts: contactStore(table),
    mailer: { send: (mail: Mail) => send(mail, table) },
    notMailed: (messageId: string, why: unknown) => void notMailed.push([messageId, (why as Error).message]),
    office: 'office@truein.example',
    clock: () => time,
    limits: rateLimitStore(table, 'secret'),
    newId: () => ulid(time),
    timeOfId: decodeTime,
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
  const sendMessage = (email = message.email, network = '203.0.113.7', messageId = ulid(time)) =>
    sendContactMessage(ports, { ...message, email, messageId }, network);
  const wait = (ms: number) => void (time += ms);
  return { sendMessage, kept, notMailed, wait };
}

describe('sendContactMessage', () => {
  it('stores the message and mails the office, with a reply address', async () => {
    const sent: Mail[] = [];
    const { sendMessage, kept, notMailed } = await office(async (mail) => `mail-${sent.push(mail)}`);
    const { messageId } = await sendMessage();
    const ttl = Date.UTC(2028, 0, 6, 9) / 1000;
    expect(await kept()).toMatchObject([{ ...message, messageId, at: now, isMailed: true, ttl }]);
    expect(sent).toMatchObject([
      { to: 'office@truein.example', replyTo: expect.stringContaining(message.email) as string },
    ]);
    expect(notMailed).toEqual([]);
  });

  it('stores and mails a message once when the browser retries with its id, in the next month, too', async () => {
    const sent: Mail[] = [];
    const { sendMessage, kept, wait } = await office(async (mail) => `mail-${sent.push(mail)}`);
    wait(Date.UTC(2026, 0, 31, 18, 29, 59) - now);
    const messageId = ulid(Date.UTC(2026, 0, 31, 18, 29, 59));
    const send = () => sendMessage(message.email, '203.0.113.7', messageId);
    expect(await send()).toEqual({ messageId });
    wait(59 * 60_000);
    expect(await send()).toEqual({ messageId });
    expect([sent.length, (await kept()).length]).toEqual([1, 1]);
  });

  it.each([
    ['two hours behind', ulid(now - 2 * 60 * 60_000)],
    ['two hours ahead', ulid(now + 2 * 60 * 60_000)],
  ])('stores a message under an id of the server if the browser’s clock is %s', async (_, messageId) => {
    const { sendMessage, kept } = await office(async () => 'mail-1');
    const sent = await sendMessage(message.email, '203.0.113.7', messageId);
    expect(sent.messageId).not.toBe(messageId);
    expect(await kept()).toMatchObject([{ ...message, messageId: sent.messageId, at: now }]);
  });

  it('succeeds if the mail fails, reports the failure, and does not mark the message as mailed', async () => {
    const { sendMessage, kept, notMailed } = await office(async () => {
      throw new Error('The mail service is away.');
    });
    const { messageId } = await sendMessage();
    expect(await kept()).toMatchObject([{ ...message, isMailed: false }]);
    expect(notMailed).toEqual([[messageId, 'The mail service is away.']]);
  });

  it('does not bring a message back that is erased while it is mailed', async () => {
    const { sendMessage, kept } = await office(async (_mail, table) => {
      const messages = senderMessages(table);
      await messages.remove(await messages.listFrom(message.email, now));
      return 'mail-1';
    });
    await sendMessage();
    expect(await kept()).toEqual([]);
  });

  it('refuses the sixth message of an address per hour, without counting against its network', async () => {
    const sent: Mail[] = [];
    const { sendMessage, kept } = await office(async (mail) => `mail-${sent.push(mail)}`);
    for (let count = 0; count < 5; count++) await sendMessage(count % 2 ? 'MEERA@example.com' : message.email);
    for (let count = 0; count < 70; count++) {
      await expect(sendMessage()).rejects.toMatchObject({
        code: 'too-many-requests',
        message: `${messagesFromAddress} ${tryAgainIn(3600)}`,
        retryAfterSeconds: 3600,
      });
    }
    await sendMessage('another@example.com');
    expect([sent.length, (await kept()).length]).toEqual([6, 6]);
  });

  it('refuses the 61st message of a network per hour, whatever the addresses', async () => {
    const { sendMessage } = await office(async () => 'mail');
    for (let count = 0; count < 60; count++) await sendMessage(`person-${count}@example.com`);
    await expect(sendMessage('one-more@example.com')).rejects.toMatchObject({
      code: 'too-many-requests',
      retryAfterSeconds: 3600,
    });
    await sendMessage('elsewhere@example.com', '203.0.113.8');
  });
});
