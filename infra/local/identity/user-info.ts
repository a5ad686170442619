import { JwtVerifier } from 'aws-jwt-verify';
import type { Provider } from 'oidc-provider';
import type { Accounts } from '#infra/local/identity/accounts.ts';
import type { Account } from '#infra/local/identity/claims.ts';
import { personClaims, usernameOf } from '#infra/local/identity/claims.ts';
import type { Middleware } from '#infra/local/identity/middleware.ts';
import type { SigningKey } from '#infra/local/identity/secrets.ts';

/** Cognito's `/oauth2/userInfo`: the person of an access token, unless the sign-in it came from was revoked. */
export function userInfo(engine: Provider, accounts: Accounts, signingKey: SigningKey, origin: string): Middleware {
  const verifier = JwtVerifier.create({
    issuer: engine.issuer,
    audience: engine.issuer,
    jwksUri: `${engine.issuer}/.well-known/jwks.json`,
  });
  const { kid, kty, use, alg, n, e } = signingKey;
  verifier.cacheJwks({ keys: [{ kid, kty, use, alg, n, e }] });

  async function bearer(authorization: string): Promise<Account | undefined> {
    try {
      const claims = await verifier.verify(authorization.replace(/^Bearer /i, ''));
      const live = typeof claims.origin_jti === 'string' && (await engine.Grant.find(claims.origin_jti));
      return live ? accounts.find(claims.sub ?? '') : undefined;
    } catch {
      return undefined;
    }
  }

  return async (ctx, next) => {
    if (ctx.path !== '/oauth2/userInfo' || ctx.method !== 'GET') return next();
    const account = await bearer(ctx.get('Authorization'));
    ctx.status = account ? 200 : 401;
    ctx.body = account
      ? { ...personClaims(account, origin), email_verified: 'true', username: usernameOf(account) }
      : { error: 'invalid_token', error_description: 'Access token is expired, revoked or malformed' };
  };
}
