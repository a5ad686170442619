import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen } from '#infra/local/engines/listen.ts';
import type { Deployment } from '../assembly/resolve.ts';
import { limits } from './limits.ts';
import { sesService } from './ses.ts';

const [region, from] = ['ap-south-1', 'reports@truein.example'];
const inbox = createServer((request, response) => {
  request.resume().on('end', () => response.end('accepted'));
});
let endpoint = '';
beforeAll(async () => {
  endpoint = `http://127.0.0.1:${await listen(inbox, 0)}`;
});
afterAll(() => void inbox.close());

const identity = {
  stack: 'data',
  region,
  logicalId: 'identity',
  type: 'AWS::SES::EmailIdentity',
  properties: { EmailIdentity: from },
  ref: from,
  attributes: {},
};
const deployment: Deployment = { all: [identity], ofType: () => [identity], assetAt: () => '' };

let now = 0;
const open = (given: object = {}) => {
  const set = limits.parse(given);
  return { set, ses: sesService({ endpoint, region, deployment, limits: set, clock: () => now }) };
};
const mail = (to: string, sender = from) => ({
  method: 'POST',
  url: new URL('https://email.ap-south-1.amazonaws.com/'),
  headers: {},
  role: 'arn:aws:iam::000000000000:role/sending',
  body: Buffer.from(
    new URLSearchParams({
      Action: 'SendRawEmail',
      'Destinations.member.1': to,
      'RawMessage.Data': Buffer.from(`From: TrueIn <${sender}>\r\n\r\nHello`).toString('base64'),
    }).toString(),
  ),
});
type Ses = ReturnType<typeof open>['ses'];
const sent = async (ses: Ses, ...about: Parameters<typeof mail>) => {
  const { status, body } = await ses.answer(mail(...about));
  return status === 200 ? 'sent' : (/<Code>(.*)<\/Code>/.exec(body.toString('utf8'))?.[1] ?? '');
};
const identitiesAsked = async (ses: Ses, to: string) =>
  (await ses.attempted(mail(to))).map(({ resource }) => resource.split('identity/')[1]);

describe('SES in its sandbox', () => {
  it('mails only to verified addresses and domains', async () => {
    const { ses } = open({ isInSandbox: true, verified: ['asha@example.com', 'firm.example'] });
    expect(await sent(ses, 'asha@example.com')).toBe('sent');
    expect(await sent(ses, 'anyone@firm.example')).toBe('sent');
    expect(await sent(ses, 'ravi@example.com')).toBe('MessageRejected');
  });

  it('needs a permission for the recipient, unlike SES outside the sandbox', async () => {
    expect(await identitiesAsked(open({ isInSandbox: true }).ses, 'asha@example.com')).toEqual([
      from,
      'asha@example.com',
    ]);
    expect(await identitiesAsked(open().ses, 'asha@example.com')).toEqual([from]);
  });

  it('mails to anyone once the sandbox is switched off', async () => {
    const { ses, set } = open({ isInSandbox: true });
    expect(await sent(ses, 'ravi@example.com')).toBe('MessageRejected');
    set.isInSandbox = false;
    expect(await sent(ses, 'ravi@example.com')).toBe('sent');
  });
});

describe('SES', () => {
  it('mails only from the verified address', async () => {
    expect(await sent(open().ses, 'asha@example.com', 'other@example.com')).toBe('MessageRejected');
  });

  it('throttles mails beyond its rate until the next second', async () => {
    const { ses } = open({ sendRate: 2 });
    const three = async () => [
      await sent(ses, 'a@b.example'),
      await sent(ses, 'a@b.example'),
      await sent(ses, 'a@b.example'),
    ];
    expect(await three()).toEqual(['sent', 'sent', 'Throttling']);
    now += 1000;
    expect(await three()).toEqual(['sent', 'sent', 'Throttling']);
  });

  it('applies a lowered rate at once', async () => {
    const { ses, set } = open({ sendRate: 5 });
    expect(await sent(ses, 'a@b.example')).toBe('sent');
    set.sendRate = 1;
    expect(await sent(ses, 'a@b.example')).toBe('sent');
    expect(await sent(ses, 'a@b.example')).toBe('Throttling');
  });
});
