import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jwtAuthorizer } from '#infra/local/gateway/jwt-authorizer.ts';
import { startTokenIssuer, type TokenIssuer } from '#test/support/handlers/token-issuer.ts';

let issuer: TokenIssuer;
beforeAll(async () => {
  issuer = await startTokenIssuer();
});
afterAll(() => issuer.close());

describe('jwtAuthorizer', () => {
  it('passes claims on as text', async () => {
    const authorize = jwtAuthorizer(issuer);
    const claims = await authorize(`Bearer ${issuer.token({ sub: 'one', 'cognito:groups': ['a', 'b'] })}`);
    expect(claims).toMatchObject({ sub: 'one', email_verified: 'true', 'cognito:groups': '[a b]' });
  });

  it.each<[string, string | undefined]>([
    ['no token', undefined],
    ['garbage', 'Bearer garbage'],
  ])('refuses %s', async (_, header) => {
    expect(await jwtAuthorizer(issuer)(header)).toBe('refused');
  });

  it('refuses a token with another signature', async () => {
    expect(await jwtAuthorizer(issuer)(`Bearer ${issuer.token({ sub: 'one' }).slice(0, -4)}AAAA`)).toBe('refused');
  });

  it('answers “unavailable”, not “refused”, while the issuer’s keys can’t be fetched', async () => {
    const authorize = jwtAuthorizer(issuer);
    const header = `Bearer ${issuer.token({ sub: 'one' })}`;
    issuer.answerKeys((response) => void response.writeHead(502).end('Bad Gateway'));
    expect(await authorize(header)).toBe('unavailable');
    issuer.answerKeys();
    expect(await authorize(header)).toMatchObject({ sub: 'one' });
  });
});
