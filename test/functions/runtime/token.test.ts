import { generateKeyPairSync } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tokenCheck } from '#functions/runtime/token.ts';
import { startTokenIssuer, type TokenIssuer } from '#test/support/handlers/token-issuer.ts';
import { unverified } from '#functions/domain/words/account.ts';

const sub = '7c1e2f30-0000-4000-8000-000000000001';

let issuer: TokenIssuer;
let check: ReturnType<typeof tokenCheck>;
let askedBefore: number;
beforeAll(async () => {
  issuer = await startTokenIssuer();
});
afterAll(() => issuer.close());
beforeEach(() => {
  issuer.answerKeys();
  askedBefore = issuer.asked;
  check = tokenCheck(issuer);
});

const callerOf = (token: string) => check(`Bearer ${token}`);
const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 });

const send = (status: number, body: string) => (response: ServerResponse) => void response.writeHead(status).end(body);
const short = generateKeyPairSync('rsa', { modulusLength: 1024 }).publicKey.export({ format: 'jwk' });
const rsa = (fields: object) => JSON.stringify({ keys: [{ kty: 'RSA', kid: 'one', use: 'sig', ...fields }] });

describe('an issuer without usable keys', () => {
  it.each<[string, (response: ServerResponse) => void]>([
    ['hangs up', (response) => void response.destroy()],
    ['says 500', send(500, 'Internal Server Error')],
    ['says 503 beside its keys', (response) => send(503, issuer.keys)(response)],
    ['says 404', send(404, '{"keys":[]}')],
    ['says 204', (response) => void response.writeHead(204).end()],
    ['sends a page', send(200, '<html>Sorry</html>')],
    ['sends no JSON object', send(200, 'null')],
    ['sends no list', send(200, '{"keys":{}}')],
    ['sends no key', send(200, '{"keys":[]}')],
    ['sends something else than keys', send(200, '{"keys":["one"]}')],
    ['sends a key without its numbers', send(200, rsa({}))],
    ['sends a key that anyone can break', send(200, rsa(short))],
    ['sends a key that is none', send(200, rsa({ n: '', e: '' }))],
    ['sends keys of an unknown kind only', send(200, '{"keys":[{"kty":"oct","kid":"one","k":"AA"}]}')],
  ])('gives “busy” instead of signing people out if the issuer %s', async (_, answer) => {
    issuer.answerKeys(answer);
    const token = issuer.token({ sub });
    await expect(callerOf(token)).rejects.toMatchObject({ code: 'busy', retryAfterSeconds: 5 });
    issuer.answerKeys();
    expect(await callerOf(token)).toMatchObject({ userId: sub });
  });

  it.each<[string, (response: ServerResponse) => void]>([
    ['does not answer', () => undefined],
    ['begins and does not end', (response) => void response.writeHead(200).write('{"keys"')],
  ])('gives “busy” instead of signing people out if the issuer %s in time', async (_, answer) => {
    issuer.answerKeys(answer);
    check = tokenCheck({ ...issuer, timeoutMs: 100 });
    await expect(callerOf(issuer.token({ sub }))).rejects.toMatchObject({ code: 'busy' });
  });

  it('is not needed while the key is cached', async () => {
    await callerOf(issuer.token({ sub }));
    issuer.answerKeys(send(500, ''));
    expect(await callerOf(issuer.token({ sub }))).toMatchObject({ userId: sub });
    expect(issuer.asked - askedBefore).toBe(1);
  });

  it('gives “busy” for an unknown key, because nothing shows that the token is forged', async () => {
    await callerOf(issuer.token({ sub }));
    issuer.answerKeys(send(500, ''));
    await expect(callerOf(issuer.token({ sub }, { header: { kid: 'new' } }))).rejects.toMatchObject({ code: 'busy' });
  });
});

describe('a forged token', () => {
  it.each<[string, () => string]>([
    ['names a key that the issuer does not have', () => issuer.token({ sub }, { header: { kid: 'another' } })],
    ['names no key', () => issuer.token({ sub }, { header: { kid: undefined } })],
    ['is signed with another key', () => issuer.token({ sub }, { key: stranger.privateKey })],
    ['claims another algorithm', () => issuer.token({ sub }, { header: { alg: 'HS256' } })],
  ])('is refused each time if it %s', async (_, make) => {
    for (const _again of [1, 2, 3]) await expect(callerOf(make())).rejects.toMatchObject({ code: 'signed-out' });
    expect(issuer.asked - askedBefore).toBeLessThanOrEqual(1);
    expect(await callerOf(issuer.token({ sub }))).toMatchObject({ userId: sub });
  });
});

describe('claims of a token', () => {
  it.each<[string, Record<string, unknown>]>([
    ['has no expiry', { exp: undefined }],
    ['has an expiry of null', { exp: null }],
    ['has ended a moment ago', { exp: Math.floor(Date.now() / 1000) - 2 }],
    ['has no subject', { sub: undefined }],
    ['has an empty subject', { sub: '' }],
    ['has a subject of 65 characters', { sub: 'a'.repeat(65) }],
    ['has a subject with the sign that parts keys', { sub: 'a#PROFILE' }],
    ['has a subject with control characters', { sub: 'a\u0000b' }],
    ['has a subject with a line end', { sub: `${sub}\n` }],
    ['has a subject beyond ASCII', { sub: 'ü' }],
    ['has a number for a subject', { sub: 42 }],
    ['has a user name that the directory cannot have', { sub, 'cognito:username': 'a'.repeat(129) }],
    ['has a user name with control characters', { sub, 'cognito:username': 'a\u0007' }],
  ])('are refused in a token that %s', async (_, claims) => {
    await expect(callerOf(issuer.token({ sub, ...claims }))).rejects.toMatchObject({ code: 'signed-out' });
  });

  it.each<[string, Record<string, unknown>]>([
    ['missing', { email: undefined }],
    ['an empty one', { email: '' }],
    ['a blank one', { email: ' ' }],
    ['a number', { email: 7 }],
    ['a list', { email: ['a@example.com'] }],
    ['one of 5,000 characters', { email: `${'a'.repeat(5000)}@example.com` }],
    ['one with a line end', { email: 'a@example.com\nBcc: b@example.com' }],
    ['two addresses', { email: 'a@example.com,b@example.com' }],
    ['one with a name', { email: 'Asha <a@example.com>' }],
    ['one without a domain', { email: 'asha' }],
    ['unverified', { email_verified: false }],
    ['unverified, as a text', { email_verified: 'false' }],
    ['without a flag of verification', { email_verified: undefined }],
    ['flagged as verified by a number', { email_verified: 1 }],
  ])('are refused with a reason if the e-mail is %s', async (_, claims) => {
    const refused = callerOf(issuer.token({ sub, ...claims }));
    await expect(refused).rejects.toMatchObject({ code: 'forbidden', message: unverified });
  });

  it.each<[string, Record<string, unknown>]>([
    ['a text for the verified e-mail, as Cognito may', { email_verified: 'true' }],
    ['an address of many signs', { email: "o'brien+tag_1!x@mail.xn--bcher-kva.example" }],
    ['an address beyond ASCII', { email: 'आशा@उदाहरण.भारत' }],
  ])('may have %s', async (_, claims) => {
    expect(await callerOf(issuer.token({ sub, ...claims }))).toMatchObject({ userId: sub });
  });

  it('give the caller an id, a username, an address, a name and a picture', async () => {
    const claims = { sub, 'cognito:username': 'Google_1', picture: 'https://example.com/p.png' };
    expect(await callerOf(issuer.token(claims))).toEqual({
      userId: sub,
      username: 'Google_1',
      email: 'asha@example.com',
      name: 'Asha',
      picture: 'https://example.com/p.png',
    });
    expect(await callerOf(issuer.token({ sub, name: '' }))).toMatchObject({ username: sub, name: 'asha@example.com' });
  });
});

it.each(['', ' ', '\u200b\u2060', '\u3164', 7])(
  'an invisible name (%j) is replaced by the e-mail address',
  async (name) => {
    expect(await callerOf(issuer.token({ sub, email: 'asha@example.com', name }))).toMatchObject({
      name: 'asha@example.com',
    });
  },
);
