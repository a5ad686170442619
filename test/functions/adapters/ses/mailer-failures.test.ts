import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inspect } from 'node:util';
import { afterEach, describe, expect, it } from 'vitest';
import { mailer, sesClient } from '#functions/adapters/ses/mailer.ts';
import { MailRefused, MailThrottled } from '#functions/usecases/ports/mail.ts';
import { clientOf, makeMail } from './make-mail.ts';

const settings = { from: 'TrueIn <reports@truein.example>', configurationSet: 'truein-dev' };

/** What SES answers when it says no. */
const sesError = (code: string, message: string) =>
  `<ErrorResponse xmlns="http://ses.amazonaws.com/doc/2010-12-01/"><Error><Type>Sender</Type><Code>${code}</Code><Message>${message}</Message></Error><RequestId>r1</RequestId></ErrorResponse>`;

let server: Server | undefined;
const bodies: string[] = [];

/** A server that reads each request to its end and then does `answer`. */
async function serve(answer: RequestListener): Promise<string> {
  bodies.length = 0;
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      bodies.push(Buffer.concat(chunks).toString());
      answer(request, response);
    });
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const failureOf = (endpoint: string, requestTimeout?: number) =>
  mailer(clientOf(endpoint, requestTimeout), settings)
    .send(makeMail())
    .then(
      () => undefined,
      (failure: unknown) => failure,
    );

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** An address as SES quotes it, in a text of its own. */
const address = 'meera.k+1@sahyadri.example';

describe('a mail that certainly was not sent', () => {
  it.each([
    [
      'MessageRejected',
      `Email address is not verified. The following identities failed the check in region AP-SOUTH-1: ${address}`,
      400,
      'not verified',
    ],
    ['MessageRejected', `Address blacklisted: "M K"@sahyadri.example`, 400, 'blocked this address'],
    ['MailFromDomainNotVerifiedException', 'Not verified.', 400, 'not verified'],
    ['ConfigurationSetDoesNotExist', `No such set of ${address}.`, 400, 'ConfigurationSetDoesNotExist'],
    ['InvalidParameterValue', `Missing final '@domain': ${address}`, 400, 'not valid'],
    ['AccessDenied', `User ${address} is not authorized to perform ses:SendRawEmail`, 403, 'AccessDenied'],
    [address, 'An error by that name', 400, 'no code'],
  ])('%s becomes MailRefused, without an address', async (code, message, status, told) => {
    const endpoint = await serve((_, response) =>
      response.writeHead(status, { 'content-type': 'text/xml' }).end(sesError(code, message)),
    );
    const failure = await failureOf(endpoint);
    expect(failure).toBeInstanceOf(MailRefused);
    expect((failure as Error).message).toContain(told);
    expect(inspect(failure, { depth: 9 })).not.toMatch(/sahyadri|meera|M K/);
    expect(bodies).toHaveLength(1);
  });

  it.each(['text/plain', 'application/json'])('a 400 with a %s body becomes MailRefused', async (type) => {
    const endpoint = await serve((_, response) =>
      response.writeHead(400, { 'content-type': type }).end('{"message":"Bad Request"}'),
    );
    expect(await failureOf(endpoint)).toBeInstanceOf(MailRefused);
  });

  it('a refused connection becomes MailRefused', async () => {
    const endpoint = await serve((_, response) => response.end());
    await new Promise((resolve) => server?.close(resolve));
    expect(await failureOf(endpoint)).toBeInstanceOf(MailRefused);
  });

  it('an unknown host becomes MailRefused', async () => {
    expect(await failureOf('http://nowhere.invalid:9')).toBeInstanceOf(MailRefused);
  });

  it.each([
    { name: 'CredentialsProviderError' },
    ...['EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'].map((code) => ({ code })),
  ])('missing credentials or a missing network become MailRefused: %j', async (mark) => {
    const missing = Object.assign(new Error('Could not load credentials'), mark);
    const client = sesClient({
      endpoint: 'http://127.0.0.1:9',
      region: 'ap-south-1',
      credentials: () => Promise.reject(missing),
    });
    await expect(mailer(client, settings).send(makeMail())).rejects.toThrow(MailRefused);
  });
});

describe('a mail that SES throttled', () => {
  it.each([
    ['Throttling', 'Maximum sending rate exceeded.', 400],
    ['ThrottlingException', 'Rate exceeded', 400],
    ['Throttling', 'Daily message quota exceeded.', 400],
    ['Throttling', 'Daily sending quota exceeded', 400],
    ['Throttling', 'Rate exceeded', 503],
    ['TooManyRequestsException', 'Too many requests', 429],
    ['SomethingElse', 'Not now', 429],
    ['LimitExceededException', 'Limit', 400],
    ['RequestLimitExceeded', 'Limit', 400],
    ['AccountSendingPausedException', 'Email sending is disabled.', 400],
    ['ConfigurationSetSendingPausedException', 'Email sending is disabled.', 400],
    ['MessageRejected', `Sending paused for this account. Ask ${address}.`, 400],
    ['MessageRejected', 'Sending suspended for this account.', 400],
  ])('the error %s “%s” (%i) becomes MailThrottled, without an address', async (code, message, status) => {
    const endpoint = await serve((_, response) =>
      response.writeHead(status, { 'content-type': 'text/xml' }).end(sesError(code, message)),
    );
    const failure = await failureOf(endpoint);
    expect(failure).toBeInstanceOf(MailThrottled);
    expect(inspect(failure, { depth: 9 })).not.toMatch(/sahyadri|meera|M K/);
    expect(bodies).toHaveLength(1);
  });
});

describe('a mail that may have been sent', () => {
  it.each<[string, RequestListener, number?]>([
    [
      'a 500',
      (_, response) => response.writeHead(500, { 'content-type': 'text/xml' }).end(sesError('InternalFailure', 'Oops')),
    ],
    ['a 503', (_, response) => response.writeHead(503).end()],
    ['a 408', (_, response) => response.writeHead(408).end()],
    ['a connection lost after the request', (request) => request.socket.resetAndDestroy()],
    ['a connection ended without an answer', (request) => request.socket.end()],
    [
      'an answer that breaks off',
      (request, response) => {
        response.writeHead(200, { 'content-type': 'text/xml', 'content-length': 500 }).write('<SendRawEmailResponse>');
        setTimeout(() => request.socket.destroy(), 20);
      },
    ],
    [
      'an answer without an id',
      (_, response) =>
        response
          .writeHead(200, { 'content-type': 'text/xml' })
          .end('<SendRawEmailResponse><SendRawEmailResult/></SendRawEmailResponse>'),
    ],
    ['no answer in time', () => undefined, 400],
  ])('%s becomes neither MailRefused nor MailThrottled, and causes no retry', async (_, answer, timeoutMs) => {
    const failure = await failureOf(await serve(answer), timeoutMs ?? 60_000);
    expect(failure).toBeInstanceOf(Error);
    expect(failure).not.toBeInstanceOf(MailRefused);
    expect(failure).not.toBeInstanceOf(MailThrottled);
    // A slow machine may not have sent the whole mail in time.
    expect(bodies.length || timeoutMs).toBeOneOf([1, timeoutMs ?? 1]);
  });
});

describe('the request to SES', () => {
  const reply =
    '<SendRawEmailResponse><SendRawEmailResult><MessageId>m-1</MessageId></SendRawEmailResult></SendRawEmailResponse>';

  it('has one recipient, the configuration set and the tags', async () => {
    const endpoint = await serve((_, response) => response.writeHead(200, { 'content-type': 'text/xml' }).end(reply));
    const tags = { attemptId: '1_7_01J', userId: 'a-b' };
    await expect(mailer(clientOf(endpoint), settings).send(makeMail({ tags }))).resolves.toBe('m-1');
    const sent = Object.fromEntries(new URLSearchParams(bodies[0]));
    expect(sent).toMatchObject({
      Action: 'SendRawEmail',
      'Destinations.member.1': 'priya@example.com',
      ConfigurationSetName: 'truein-dev',
      'Tags.member.1.Name': 'attemptId',
      'Tags.member.1.Value': '1_7_01J',
      'Tags.member.2.Name': 'userId',
      'Tags.member.2.Value': 'a-b',
    });
    expect(sent).not.toHaveProperty(['Destinations.member.2']);
  });

  it('keeps each header on one line, so that no value adds a recipient', async () => {
    const endpoint = await serve((_, response) => response.writeHead(200, { 'content-type': 'text/xml' }).end(reply));
    const evil = 'x\r\nBcc: victim@example.com';
    await mailer(clientOf(endpoint), { from: 'TrueIn <reports@truein.example>' }).send(
      makeMail({ to: 'priya@example.com, victim@example.com', subject: evil, replyTo: `e@example.com${evil}` }),
    );
    const sent = new URLSearchParams(bodies[0]);
    const [head = ''] = Buffer.from(sent.get('RawMessage.Data') ?? '', 'base64')
      .toString()
      .split('\r\n\r\n');
    expect(head).toMatch(/^Subject: x Bcc: victim@example\.com$/m);
    expect(head).not.toMatch(/^Bcc:/im);
    expect(head).toMatch(/^To: <"[^"]*"@example\.com>$/m);
    expect(sent.has('ConfigurationSetName')).toBe(false);
  });
});
