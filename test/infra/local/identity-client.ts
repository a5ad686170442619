import { createHash, randomBytes } from 'node:crypto';
import { JwtVerifier } from 'aws-jwt-verify';
import { SimpleJwksCache } from 'aws-jwt-verify/jwk';
import type { Identity } from '#infra/local/identity/identity.ts';

export const site = 'http://localhost:5999';
export const clientId = 'web';
const codeVerifier = randomBytes(48).toString('base64url');

export interface Tokens {
  readonly id_token: string;
  readonly access_token: string;
  readonly refresh_token: string;
  readonly error?: string;
}

interface Answer<Body> {
  readonly status: number;
  /** The origin whose pages may read the answer. */
  readonly cors: string | null;
  readonly body: Body;
}

interface IdpReply {
  readonly __type?: string;
  readonly AuthenticationResult?: { IdToken: string; AccessToken: string; RefreshToken?: string };
}

interface Page {
  readonly url: URL;
  readonly status: number;
  readonly text: string;
}

/** The address that the site sends a person to. */
export function authorizeUrl(more: Record<string, string> = {}): string {
  const challenge = createHash('sha256').update(codeVerifier).digest('base64url');
  const query = {
    redirect_uri: `${site}/`,
    response_type: 'code',
    client_id: clientId,
    identity_provider: 'Google',
    scope: 'openid email profile',
    state: 's1',
    code_challenge: challenge,
    code_challenge_method: 'S256',
    ...more,
  };
  return `/oauth2/authorize?${new URLSearchParams(query)}`;
}

/** A browser as far as the server can tell: keeps cookies, and follows redirects until they leave for the site. */
export function browser({ origin }: Identity) {
  const cookies = new Map<string, string>();
  return async function go(address: string, form?: Record<string, string>): Promise<Page> {
    const url = new URL(address, origin);
    if (url.origin === site) return { url, status: 200, text: '' };
    const answer = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
      if (value) cookies.set(name, value);
      else cookies.delete(name);
    }
    const next = answer.headers.get('location');
    return next ? go(new URL(next, url).href) : { url, status: answer.status, text: await answer.text() };
  };
}

/** The code that the site gets for a person who chose this account. */
export async function signInAs(identity: Identity, email: string, go = browser(identity)): Promise<string> {
  const chooser = await go(authorizeUrl());
  const { url } = await go(chooser.url.href, { email });
  return url.searchParams.get('code') ?? `no code in ${url}`;
}

/** What the site's page does with a code. */
export function redeem(
  { origin }: Identity,
  code: string,
  more: Record<string, string> = {},
  page = site,
): Promise<Answer<Tokens>> {
  const form = {
    grant_type: 'authorization_code',
    code,
    client_id: clientId,
    redirect_uri: `${site}/`,
    code_verifier: codeVerifier,
    ...more,
  };
  return post(`${origin}/oauth2/token`, { origin: page }, new URLSearchParams(form));
}

export async function tokensOf(identity: Identity, email: string): Promise<Tokens> {
  return (await redeem(identity, await signInAs(identity, email))).body;
}

/** A call of the cognito-idp API, as Amplify makes it. */
export function idp(
  { origin }: Identity,
  operation: string,
  input: Record<string, unknown>,
  page = site,
): Promise<Answer<IdpReply>> {
  const headers = {
    origin: page,
    'content-type': 'application/x-amz-json-1.1',
    'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
  };
  return post(`${origin}/`, headers, JSON.stringify(input));
}

export function refresh(identity: Identity, token: string): Promise<Answer<IdpReply>> {
  return idp(identity, 'GetTokensFromRefreshToken', { ClientId: clientId, RefreshToken: token });
}

/** The claims of a token, verified as the API's functions do it. */
export function verify({ issuer, jwksUri }: Identity, token: string, use: 'id' | 'access') {
  const fetcher = { fetch: async (uri: string) => (await fetch(uri)).arrayBuffer() };
  const customJwtCheck = ({ payload }: { payload: Record<string, unknown> }): void => {
    if (payload.token_use !== use) throw new Error(`not an ${use} token`);
  };
  const properties = { issuer, jwksUri, audience: use === 'id' ? clientId : null, customJwtCheck };
  return JwtVerifier.create(properties, { jwksCache: new SimpleJwksCache({ fetcher }) }).verify(token);
}

async function post<Body>(
  url: string,
  headers: Record<string, string>,
  body: URLSearchParams | string,
): Promise<Answer<Body>> {
  const answer = await fetch(url, { method: 'POST', headers, body });
  return {
    status: answer.status,
    cors: answer.headers.get('access-control-allow-origin'),
    body: (await answer.json()) as Body,
  };
}
