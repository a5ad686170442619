import { generateKeyPairSync } from 'node:crypto';
import { SESClient } from '@aws-sdk/client-ses';
import { DynamoDBDocumentClient, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { ulid } from 'ulid';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { keys } from '#functions/adapters/dynamo/keys.ts';
import { rateLimitStore } from '#functions/adapters/dynamo/people/rate-limit-store.ts';
import { api, type OperationName } from '#functions/contract/api.ts';
import { edgeHeader, type Endpoint } from '#functions/contract/endpoint.ts';
import { wrongCouponRateLimits } from '#functions/domain/rate-limits.ts';
import { siteSecret, startHandlers, type Handlers } from '#test/support/handlers/handlers.ts';
import { logLines } from '#test/support/handlers/log-lines.ts';
import { makeAdmin } from '#test/support/make-admin.ts';
import { makeBank } from '#test/support/make-bank.ts';
import { adult, newEventId, newPerson } from '#test/support/engine/make-engine.ts';

let handlers: Handlers;
let admin: string;
beforeAll(async () => {
  handlers = await startHandlers();
  admin = await makeAdmin(handlers.engine, 'chief@example.com');
  await handlers.engine.publish(makeBank(6));
  await handlers.engine.addCoupon({ code: 'WELCOME' });
});
afterAll(() => handlers.issuer.close());

const operations = Object.entries(api) as [OperationName, Endpoint][];
const named = (access: Endpoint['access'][]) =>
  operations.filter(([, operation]) => access.includes(operation.access)).map(([name]) => name);

/** Values that every path parameter takes. */
const params = {
  quizId: 1,
  version: 1,
  page: 0,
  uploadId: '01J00000000000000000000000',
  attemptId: '1.1.01J00000000000000000000000',
};

describe('access to operations', () => {
  it.each(operations.map(([name]) => name))('%s refuses requests that bypass CloudFront', async (name) => {
    const lines = logLines();
    const token = handlers.tokenOf(admin);
    for (const shown of ['', 'guessed']) {
      const reply = await handlers.send(name, { params, body: {}, token, headers: { [edgeHeader]: shown } });
      expect([reply.status, reply.json]).toEqual([403, { message: 'Forbidden' }]);
    }
    expect(lines.filter((line) => line.includes('"not-through-site"'))).toHaveLength(2);
  });

  it.each(named(['candidate', 'account', 'admin']))('%s refuses a request without a token', async (name) => {
    const reply = await handlers.send(name, { params, body: {} });
    expect(reply).toMatchObject({ status: 401, json: { code: 'signed-out' } });
  });

  it.each(named(['admin']))('%s refuses a person who isn’t an admin, whatever their token claims', async (name) => {
    const userId = newPerson();
    const claims = { 'cognito:groups': ['admin'], isAdmin: true, 'custom:is_admin': 'true' };
    const token = handlers.tokenOf(userId, claims);
    await handlers.send('getMe', { token });
    const reply = await handlers.send(name, { params, query: { status: 'failed' }, body: {}, token });
    expect(reply).toMatchObject({
      status: 403,
      json: { code: 'forbidden', message: 'Access denied. Admin privileges required.' },
    });
  });

  it('an admin has access until the flag is removed, although the token is still valid', async () => {
    const userId = newPerson();
    const token = handlers.tokenOf(userId);
    await handlers.send('getMe', { token });
    const setAdmin = (isAdmin: boolean) =>
      handlers.engine.table.db.send(
        new UpdateCommand({
          TableName: handlers.engine.table.name,
          Key: keys.profile(userId),
          UpdateExpression: 'SET isAdmin = :is',
          ExpressionAttributeValues: { ':is': isAdmin },
        }),
      );
    await setAdmin(true);
    expect(await handlers.send('listQuizzes', { token })).toMatchObject({
      status: 200,
      json: { quizzes: [{ quizId: 1, questionCount: 6 }] },
    });
    expect(await handlers.send('getMe', { token })).toMatchObject({ json: { isAdmin: true } });
    await setAdmin(false);
    expect(await handlers.send('listQuizzes', { token })).toMatchObject({ status: 403 });
  });

  const other = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
  const past = Math.floor(Date.now() / 1000) - 60;
  it.each<[string, (h: Handlers) => string]>([
    [
      'has no signature',
      (h) =>
        `${h.issuer
          .token({ sub: 'x' }, { header: { alg: 'none' } })
          .split('.')
          .slice(0, 2)
          .join('.')}.`,
    ],
    ['is of another issuer', (h) => h.issuer.token({ sub: 'x', iss: 'https://elsewhere.example' })],
    ['is for another client', (h) => h.issuer.token({ sub: 'x', aud: 'another' })],
    ['is an access token', (h) => h.issuer.token({ sub: 'x', token_use: 'access', client_id: 'client' })],
    ['is not valid yet', (h) => h.issuer.token({ sub: 'x', nbf: past + 3600 })],
    ['is garbage', () => 'garbage'],
    [
      'was changed',
      (h) =>
        h.issuer.token({ sub: 'x' }).replace(/\.[^.]+\./, `.${Buffer.from('{"sub":"admin"}').toString('base64url')}.`),
    ],
  ])('a token is refused if it %s', async (_, make) => {
    expect(await handlers.send('getMe', { token: make(handlers) })).toMatchObject({
      status: 401,
      json: { code: 'signed-out' },
    });
  });

  it('a token appears in no log line, reply or cookie, even if its request fails', async () => {
    const lines = logLines();
    const good = handlers.tokenOf(newPerson());
    const tokens = [good, handlers.issuer.token({ sub: 'x' }, { key: other })];
    const replies = await Promise.all(tokens.map((token) => handlers.send('getMe', { token })));
    replies.push(await handlers.send('listQuizzes', { token: good }));
    const away = vi.spyOn(DynamoDBDocumentClient.prototype, 'send').mockRejectedValue(new Error('The table is away.'));
    replies.push(await handlers.send('getMe', { token: good }));
    away.mockRestore();
    expect(replies.map(({ status }) => status)).toEqual([200, 401, 403, 500]);
    expect(lines.join()).toContain('The table is away.');
    const told = [...lines, ...replies.map(({ text, headers }) => text + JSON.stringify(headers))].join();
    for (const part of tokens.flatMap((token) => token.split('.').slice(1))) expect(told).not.toContain(part);
    expect(told).not.toMatch(/set-cookie/i);
  });

  it('a stranger can neither read nor write another person’s attempt, seat, result or profile', async () => {
    const [owner, stranger] = [newPerson(), newPerson()];
    const token = handlers.tokenOf(owner, { email: 'owner@example.com' });
    const strange = handlers.tokenOf(stranger, { email: 'stranger@example.com' });
    await handlers.send('redeemCoupon', { params, body: { code: 'WELCOME' }, token });
    await handlers.send('giveConsent', { body: adult, token });
    await handlers.send('giveConsent', { body: adult, token: strange });
    const { json: view } = await handlers.send('enterQuiz', { params, body: { eventId: newEventId() }, token });
    const attemptId = view['attemptId'] as string;
    const [question] = view['questions'] as { questionId: string; options: { optionId: string }[] }[];
    const body = {
      questionId: question?.questionId,
      optionId: question?.options[0]?.optionId,
      answeredAfterMs: 0,
    };
    expect(await handlers.send('saveAnswer', { params: { attemptId }, body, token })).toMatchObject({ status: 200 });

    const before = JSON.stringify(await handlers.engine.items(owner, ''));
    const tries = [
      await handlers.send('saveAnswer', {
        params: { attemptId },
        body: { ...body, optionId: question?.options[1]?.optionId },
        token: strange,
      }),
      await handlers.send('recordTabSwitch', {
        params: { attemptId },
        body: { eventId: newEventId() },
        token: strange,
      }),
      await handlers.send('endAttempt', { params: { attemptId }, token: strange }),
      await handlers.send('getMyReportFile', { params: { attemptId }, token: strange }),
    ];
    expect(tries.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect((await handlers.send('listMyAttempts', { token: strange })).json['attempts']).toEqual([]);
    expect((await handlers.send('exportMyData', { token: strange })).json).toMatchObject({
      attempts: [],
      redemptions: [],
    });
    expect(
      (await handlers.send('enterQuiz', { params, body: { eventId: newEventId() }, token: strange })).json['code'],
    ).toBe('coupon-required');
    expect((await handlers.send('getSeat', { params, token: strange })).json).toEqual({
      completedCount: 0,
      consent: { textVersion: adult.textVersion, at: expect.any(Number) as number },
    });
    expect((await handlers.send('getMe', { token: strange })).json).toMatchObject({
      userId: stranger,
      email: 'stranger@example.com',
    });
    const erased = await handlers.send('eraseMe', { body: { confirmation: 'ERASE' }, token: strange });
    expect(erased.status).toBe(200);
    expect(JSON.stringify(await handlers.engine.items(owner, ''))).toBe(before);
  });

  it('erasure needs the typed confirmation, deletes the account and signs the person out for good', async () => {
    const userId = newPerson();
    const token = handlers.tokenOf(userId, { 'cognito:username': 'Google_42' });
    await handlers.send('getMe', { token });
    await handlers.engine.redeem(userId);
    const view = await handlers.engine.enter(userId);
    await handlers.engine.answer(userId, view, 0);
    await handlers.engine.end(userId, view.attemptId);
    for (const body of [{}, { confirmation: 'erase' }, { confirmation: '' }]) {
      expect(await handlers.send('eraseMe', { body, token })).toMatchObject({ status: 400 });
    }
    expect(await handlers.send('getMe', { token })).toMatchObject({ status: 200 });
    handlers.asked.length = 0;
    const reply = await handlers.send('eraseMe', { body: { confirmation: 'ERASE' }, token });
    expect(reply).toMatchObject({ status: 200, json: { erasedAt: expect.any(Number) as number } });
    expect(handlers.asked).toEqual([
      // The look for files, and once more at the end.
      { method: 'GET', path: '/reports/', body: '' },
      { method: 'GET', path: '/reports/', body: '' },
      { method: 'POST', path: '/', body: JSON.stringify({ UserPoolId: 'ap-south-1_Test', Username: 'Google_42' }) },
    ]);
    const answer = { questionId: '1', optionId: '1', answeredAfterMs: 0, doneSteps: [] };
    const body = { code: 'WELCOME', eventId: newEventId(), ...adult, ...answer, answers: [{ answer: 'yes' }] };
    const ofPeople = operations.filter(([, { access }]) => access === 'candidate' || access === 'account');
    for (const [name, { path }] of ofPeople.filter(([each]) => each !== 'eraseMe')) {
      const { attemptId } = view;
      const sent = await handlers.send(name, { params: { ...params, attemptId }, body, token });
      // Their attempts are gone, so there is nothing to ask about.
      const expected = path.includes('{attemptId}') ? [404, 'not-found'] : [401, 'signed-out'];
      expect([name, sent.status, sent.json['code']]).toEqual([name, ...expected]);
    }
    expect(ofPeople.length).toBeGreaterThan(12);
    // A retry goes on with what is left.
    expect(await handlers.send('eraseMe', { body: { confirmation: 'ERASE' }, token })).toMatchObject({ status: 200 });
  });
});

describe('bad input', () => {
  it.each<[string, OperationName, object, string]>([
    ['a body that is not JSON', 'redeemCoupon', { params, body: '{' }, 'The request body is not JSON.'],
    ['a blank coupon code', 'redeemCoupon', { params, body: { code: '   ' } }, 'Coupon code is required'],
    ['a quiz id that isn’t a number', 'getSeat', { params: { quizId: 'one' } }, 'path.quizId'],
    ['a deadline in other than plain digits', 'endAttempt', { params, query: { deadline: '1e3' } }, 'query.deadline'],
    ['an invalid attempt id', 'endAttempt', { params: { attemptId: 'mine' } }, 'path.attemptId'],
    [
      'an answer without a time',
      'saveAnswer',
      { params, body: { questionId: '1', optionId: '1' } },
      'body.answeredAfterMs',
    ],
  ])('%s is refused, and the reply says what is wrong', async (_, name, sent, words) => {
    const reply = await handlers.send(name, { ...sent, token: handlers.tokenOf(newPerson()) });
    expect(reply).toMatchObject({
      status: 400,
      json: { code: 'invalid-input', requestId: expect.any(String) as string },
    });
    expect(reply.text).toContain(words);
  });

  const message = {
    name: 'A',
    designation: 'B',
    organization: 'C',
    email: 'a@example.com',
    contactNo: '1',
    message: 'D',
  };
  it('a contact message that is stored and cannot be mailed is logged for its alarm', async () => {
    const lines = logLines();
    vi.spyOn(SESClient.prototype, 'send').mockRejectedValueOnce(new Error('away'));
    const reply = await handlers.send('sendContactMessage', { body: { ...message, messageId: ulid() } });
    expect([reply.status, lines.join().includes('"contact-not-mailed"')]).toEqual([200, true]);
  });

  it.each(['name', 'designation', 'organization', 'email', 'contactNo', 'message'])(
    'a contact message without %s is refused',
    async (field) => {
      const reply = await handlers.send('sendContactMessage', { body: { ...message, [field]: ' ' } });
      expect(reply).toMatchObject({ status: 400, json: { where: `body.${field}` } });
    },
  );

  const withBody = operations.filter(([, { body }]) => body).map(([name]) => name);
  it.each(withBody)('%s refuses a body not sent as JSON, as another site’s form would send it', async (name) => {
    const token = handlers.tokenOf(admin);
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      '',
      'application/jsonp',
    ]) {
      const reply = await handlers.send(name, { params, body: {}, token, headers: { 'content-type': type } });
      expect([type, reply.status, reply.json['code']]).toEqual([type, 415, 'not-json']);
    }
    const utf8 = await handlers.send(name, {
      params,
      body: {},
      token,
      headers: { 'content-type': 'Application/JSON; charset=UTF-8' },
    });
    expect(utf8.status).not.toBe(415);
  });

  it('an outage gives a 500 without internal details', async () => {
    vi.spyOn(DynamoDBDocumentClient.prototype, 'send').mockRejectedValueOnce(new Error('ECONNREFUSED 127.0.0.1:1'));
    const reply = await handlers.send('listMyAttempts', { token: handlers.tokenOf(newPerson()) });
    expect(reply).toMatchObject({ status: 500, json: { code: 'unexpected' } });
    expect(reply.text).not.toMatch(/ECONN|127\.0\.0\.1|at .*\.ts|stack/);
  });
});

it('wrong coupon codes are counted under hashes that the secret keys', async () => {
  const userId = newPerson();
  await handlers.send('redeemCoupon', { params, body: { code: 'WRONG' }, token: handlers.tokenOf(userId) });
  const counters = rateLimitStore(handlers.engine.table, siteSecret);
  const used = wrongCouponRateLimits.map((limit) =>
    counters.count({ limit: { ...limit, max: 1 }, subject: userId, now: Date.now() }),
  );
  expect(await Promise.all(used)).toContain(false);
});
