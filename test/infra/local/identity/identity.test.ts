import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { signInDirectory } from '#functions/adapters/cognito/sign-in-directory.ts';
import { type Identity, type IdentityOptions, startIdentity } from '#infra/local/identity/identity.ts';
import {
  authorizeUrl,
  browser,
  clientId,
  idp,
  redeem,
  refresh,
  signInAs,
  site,
  tokensOf,
  verify,
} from '#test/infra/local/identity-client.ts';

const candidate = { email: 'candidate@example.com', name: 'Asha Candidate' };
const admin = { email: 'admin@example.com', name: 'Ravi Admin', sub: '11111111-2222-4333-8444-555555555555' };

let dataFolder: string;
let identity: Identity;

function start(more: Partial<IdentityOptions> = {}): Promise<Identity> {
  return startIdentity({
    port: 0,
    siteOrigin: site,
    dataFolder,
    accounts: [candidate, admin],
    userPoolId: 'ap-south-1_test',
    clientId,
    ...more,
  });
}

async function restart(more: Partial<IdentityOptions> = {}): Promise<void> {
  await identity.close();
  await new Promise((resolve) => setTimeout(resolve, 100)); // until fetch has noticed that its kept connections are closed
  identity = await start({ port: Number(new URL(identity.origin).port), ...more });
}

beforeEach(async () => {
  dataFolder = mkdtempSync(join(tmpdir(), 'identity-'));
  identity = await start();
});

afterEach(async () => {
  await identity.close();
  rmSync(dataFolder, { recursive: true });
});

describe('signing in', () => {
  it('gives tokens like those of Cognito', async () => {
    const { status, cors, body } = await redeem(identity, await signInAs(identity, candidate.email));

    expect({ status, cors }).toEqual({ status: 200, cors: site });
    const claims = await verify(identity, body.id_token, 'id');
    expect(claims).toMatchObject({ ...candidate, email_verified: true, iss: identity.issuer, token_use: 'id' });
    expect(claims).toMatchObject({
      picture: `${identity.origin}/picture/A.svg`,
      identities: [{ providerName: 'Google' }],
    });
    expect(Number(claims.exp) - Number(claims.iat)).toBe(3600);
    expect(claims.auth_time).toBeTypeOf('number');
    expect(claims['cognito:username']).toMatch(/^Google_\d{21}$/);
    const access = await verify(identity, body.access_token, 'access');
    expect(access).toMatchObject({
      client_id: clientId,
      scope: 'openid email profile',
      sub: claims.sub,
      username: claims['cognito:username'],
    });
    const info = await fetch(`${identity.origin}/oauth2/userInfo`, {
      headers: { authorization: `Bearer ${body.access_token}` },
    });
    expect(await info.json()).toMatchObject({ sub: claims.sub, email: candidate.email });
  });

  it('knows a person again, by whatever case the address is typed in', async () => {
    const first = await verify(identity, (await tokensOf(identity, 'Jane.Doe@Example.com')).id_token, 'id');
    const again = await verify(identity, (await tokensOf(identity, ' jane.doe@example.com')).id_token, 'id');

    expect(first).toMatchObject({ email: 'jane.doe@example.com', name: 'Jane Doe' });
    expect(again.sub).toBe(first.sub);
  });

  it('gives a sample account the id that was asked for', async () => {
    expect((await verify(identity, (await tokensOf(identity, admin.email)).id_token, 'id')).sub).toBe(admin.sub);
  });

  it('goes back with access_denied when the person cancels', async () => {
    const go = browser(identity);
    const { url } = await go((await go(authorizeUrl())).url.href, { cancel: 'yes' });

    expect(Object.fromEntries(url.searchParams)).toMatchObject({ error: 'access_denied', state: 's1' });
  });

  it('asks again for an address that is none, and shows it as text', async () => {
    const go = browser(identity);
    const { status, text } = await go((await go(authorizeUrl())).url.href, {
      email: '"><script>alert(1)</script>@example.com',
    });

    expect(status).toBe(400);
    expect(text).toContain('Enter an e-mail address');
    expect(text).not.toContain('<script>');
  });

  it('refuses to choose for a sign-in that another browser began', async () => {
    const chooser = await browser(identity)(authorizeUrl());

    expect((await browser(identity)(chooser.url.href, { email: candidate.email })).status).toBe(400);
  });

  it('refuses a redirect address that is not registered', async () => {
    const { status, url } = await browser(identity)(authorizeUrl({ redirect_uri: `${site}/elsewhere` }));

    expect({ status, origin: url.origin }).toEqual({ status: 400, origin: identity.origin });
  });

  it('refuses a request without PKCE', async () => {
    const { url } = await browser(identity)(authorizeUrl().replace(/&code_challenge=.*$/, ''));

    expect(url.searchParams.get('error')).toBe('invalid_request');
  });
});

describe('redeeming a code', () => {
  it.each([
    ['another verifier', { code_verifier: randomBytes(48).toString('base64url') }, 'invalid_grant'],
    ['another redirect address', { redirect_uri: `${site}/login` }, 'invalid_grant'],
    ['another client', { client_id: 'other' }, 'invalid_client'],
  ])('is refused with %s', async (_what, more, error) => {
    expect((await redeem(identity, await signInAs(identity, candidate.email), more)).body.error).toBe(error);
  });

  it('works once, and a second try revokes what the first one gave', async () => {
    const code = await signInAs(identity, candidate.email);
    const { body } = await redeem(identity, code);

    expect((await redeem(identity, code)).body.error).toBe('invalid_grant');
    expect((await refresh(identity, body.refresh_token)).status).toBe(400);
  });

  it('is not for pages of other origins', async () => {
    const { status, cors } = await redeem(
      identity,
      await signInAs(identity, candidate.email),
      {},
      'http://localhost:6000',
    );

    expect({ status, cors }).toEqual({ status: 400, cors: null });
  });
});

describe('staying signed in', () => {
  it('refreshes the tokens and keeps the refresh token', async () => {
    const before = await tokensOf(identity, candidate.email);
    const { status, cors, body } = await refresh(identity, before.refresh_token);

    expect({ status, cors }).toEqual({ status: 200, cors: site });
    expect(body.AuthenticationResult?.RefreshToken).toBeUndefined();
    const claims = await verify(identity, before.id_token, 'id');
    const { sub, email, auth_time } = claims;
    expect(await verify(identity, body.AuthenticationResult?.IdToken ?? '', 'id')).toMatchObject({
      sub,
      email,
      auth_time,
      token_use: 'id',
    });
    expect(await verify(identity, body.AuthenticationResult?.AccessToken ?? '', 'access')).toMatchObject({
      sub,
      client_id: clientId,
    });
    expect((await refresh(identity, before.refresh_token)).status).toBe(200);
  });

  it('refuses an unknown refresh token as Cognito does', async () => {
    expect(await refresh(identity, 'nonsense')).toMatchObject({
      status: 400,
      body: { __type: 'NotAuthorizedException' },
    });
  });

  it('ends with the life of the refresh token', async () => {
    await restart({ tokenSeconds: 1, refreshTokenSeconds: 1 });
    const { id_token, refresh_token } = await tokensOf(identity, candidate.email);
    await new Promise((resolve) => setTimeout(resolve, 2100));

    expect(await refresh(identity, refresh_token)).toMatchObject({
      status: 400,
      body: { __type: 'NotAuthorizedException' },
    });
    await expect(verify(identity, id_token, 'id')).rejects.toThrow(/expired/);
  });

  it('survives a restart: same keys, same person, same refresh token', async () => {
    const before = await tokensOf(identity, candidate.email);
    await restart();

    const { sub } = await verify(identity, before.id_token, 'id');
    const { body } = await refresh(identity, before.refresh_token);
    expect((await verify(identity, body.AuthenticationResult?.IdToken ?? '', 'id')).sub).toBe(sub);
    expect((await verify(identity, (await tokensOf(identity, candidate.email)).id_token, 'id')).sub).toBe(sub);
  });

  it('knows no other call of the user pool', async () => {
    expect(await idp(identity, 'AdminGetUser', {})).toMatchObject({
      status: 400,
      body: { __type: 'UnknownOperationException' },
    });
  });
});

describe('removing a person', () => {
  const remove = async (username: string) => {
    const { hostname, port } = new URL(identity.userPoolEndpoint);
    const client = new CognitoIdentityProviderClient({
      endpoint: `http://${hostname}:${port}`,
      region: 'ap-south-1',
      credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    });
    await signInDirectory(client, 'ap-south-1_test')
      .remove(username)
      .finally(() => client.destroy());
  };
  const usernameIn = async (token: string) => String((await verify(identity, token, 'id'))['cognito:username']);

  it('ends their session, and the next sign-in with the address is of someone new, also after a restart', async () => {
    const go = browser(identity);
    const { body: tokens } = await redeem(identity, await signInAs(identity, candidate.email, go));
    const other = await tokensOf(identity, admin.email);
    const username = await usernameIn(tokens.id_token);
    await remove(username);
    await remove(username);
    expect(await refresh(identity, tokens.refresh_token)).toMatchObject({
      status: 400,
      body: { __type: 'NotAuthorizedException' },
    });
    expect((await refresh(identity, other.refresh_token)).status).toBe(200);
    const again = await redeem(identity, await signInAs(identity, candidate.email, go));
    const { sub: before } = await verify(identity, tokens.id_token, 'id');
    const claims = await verify(identity, again.body.id_token, 'id');
    expect(claims).toMatchObject(candidate);
    expect(claims.sub).not.toBe(before);
    await restart();
    const later = await verify(identity, (await tokensOf(identity, candidate.email)).id_token, 'id');
    expect(later.sub).toBe(claims.sub);
  });

  it('is not for pages: it takes the keys of AWS', async () => {
    const tokens = await tokensOf(identity, candidate.email);
    const username = await usernameIn(tokens.id_token);
    const reply = await idp(identity, 'AdminDeleteUser', { UserPoolId: 'ap-south-1_test', Username: username });
    expect(reply).toMatchObject({ status: 400, body: { __type: 'MissingAuthenticationTokenException' } });
    expect((await refresh(identity, tokens.refresh_token)).status).toBe(200);
  });
});

describe('signing out', () => {
  it('revokes the refresh token, here and not in another browser', async () => {
    const here = await tokensOf(identity, candidate.email);
    const there = await tokensOf(identity, candidate.email);

    expect((await idp(identity, 'RevokeToken', { ClientId: clientId, Token: here.refresh_token })).status).toBe(200);
    expect((await refresh(identity, here.refresh_token)).body.__type).toBe('NotAuthorizedException');
    const info = await fetch(`${identity.origin}/oauth2/userInfo`, {
      headers: { authorization: `Bearer ${here.access_token}` },
    });
    expect(info.status).toBe(401);
    expect((await refresh(identity, there.refresh_token)).status).toBe(200);
  });

  it.each(['/', '/login'])('ends the session of the sign-in page and goes to %s', async (path) => {
    const go = browser(identity);
    await signInAs(identity, candidate.email, go);
    expect((await go(authorizeUrl())).url.searchParams.has('code')).toBe(true);

    const { url } = await go(`/logout?${new URLSearchParams({ client_id: clientId, logout_uri: site + path })}`);

    expect(url.href).toBe(site + path);
    expect((await go(authorizeUrl())).text).toContain('Choose an account');
  });

  it.each([
    ['address', { client_id: clientId, logout_uri: 'http://localhost:6000/' }],
    ['client', { client_id: 'other', logout_uri: `${site}/` }],
  ])('goes nowhere, and ends nothing, for an unregistered %s', async (_what, query) => {
    const go = browser(identity);
    await signInAs(identity, candidate.email, go);

    expect((await go(`/logout?${new URLSearchParams(query)}`)).status).toBe(400);
    expect((await go(authorizeUrl())).url.searchParams.has('code')).toBe(true);
  });
});
