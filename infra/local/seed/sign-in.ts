import { createHash, randomBytes } from 'node:crypto';

interface SignIn {
  identityOrigin: string;
  siteOrigin: string;
  clientId: string;
  email: string;
}

/** Signs in like a browser: hosted page, choice of an account, code with PKCE. @returns the ID token. */
export async function signIn({ identityOrigin, siteOrigin, clientId, email }: SignIn): Promise<string> {
  const verifier = randomBytes(32).toString('base64url');
  const redirectUri = `${siteOrigin}/`;
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: clientId,
    redirect_uri: redirectUri,
    scope: 'openid email profile',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  });
  const browse = browser();
  const chooser = await browse(`${identityOrigin}/oauth2/authorize?${query}`);
  let next = await browse(chooser, { method: 'POST', body: new URLSearchParams({ email }) });
  while (!next.startsWith(redirectUri)) next = await browse(next);

  const code = new URL(next).searchParams.get('code');
  if (!code) throw new Error(`The sign-in of ${email} came back without a code: ${next}`);
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    client_id: clientId,
    code,
    redirect_uri: redirectUri,
    code_verifier: verifier,
  });
  const answer = await fetch(`${identityOrigin}/oauth2/token`, { method: 'POST', body });
  const tokens = (await answer.json()) as { id_token?: string };
  if (!tokens.id_token) throw new Error(`The sign-in of ${email} was refused: ${JSON.stringify(tokens)}`);
  return tokens.id_token;
}

/** A minimal browser that keeps cookies. The function that it returns gives the URL to which an answer redirects. */
function browser(): (url: string, init?: RequestInit) => Promise<string> {
  const cookies = new Map<string, string>();
  return async (url, init = {}) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(url, { ...init, redirect: 'manual', headers: { cookie } });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value) cookies.set(name, value);
      else cookies.delete(name);
    }
    const location = answer.headers.get('location');
    if (!location)
      throw new Error(
        `The sign-in stopped at ${url} with HTTP ${answer.status}: ${(await answer.text()).slice(0, 500)}`,
      );
    return new URL(location, url).href;
  };
}
