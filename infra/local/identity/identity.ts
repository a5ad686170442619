import { createServer } from 'node:http';
import { JwtVerifier } from 'aws-jwt-verify';
import { openAccounts, type SampleAccount, type Accounts } from './accounts.ts';
import { personClaims, usernameOf, type Account } from './claims.ts';
import { cognitoIdp } from './cognito-idp.ts';
import { makeEngine } from './engine.ts';
import type { Middleware } from './middleware.ts';
import { makeSigningKey, type SigningKey } from './signing-key.ts';
import type { Provider } from 'oidc-provider';
import { messagePage, signIn } from './pages.ts';
import { closeServer, idleConnectionMs, listen } from '#infra/local/engines/listen.ts';

/** Serves `/picture/A.svg`, which replaces a person's Google photo. */
const picture: Middleware = async (ctx, next) => {
  const initial = /^\/picture\/([A-Z0-9])\.svg$/.exec(ctx.path)?.[1];
  if (!initial) return next();
  ctx.type = 'image/svg+xml';
  ctx.set('Cache-Control', 'public, max-age=86400');
  ctx.body = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="#3b5bdb"/><text x="48" y="66" font-family="sans-serif" font-size="52" text-anchor="middle" fill="#fff">${initial}</text></svg>`;
};

export interface IdentityOptions {
  /** Port of the server; for 0 the system chooses one. The issuer of the tokens contains the port. */
  readonly port: number;
  /** The site's origin, for example http://localhost:3000. The other loopback name (127.0.0.1) is registered, too. */
  readonly siteOrigin: string;
  /** Folder of the accounts. Keys and sessions are lost at a restart, so people sign in again. */
  readonly dataFolder: string;
  /** The people that the sign-in page offers. Any other address can be typed. */
  readonly accounts: readonly SampleAccount[];
  /** Like Cognito's id, `<region>_<id>`, because Amplify reads the region from it. */
  readonly userPoolId: string;
  readonly clientId: string;
  /**
   * Only behind another server that adds `x-forwarded-proto`: this server's origin for browsers, the issuer of its tokens and the origin of
   * its pictures.
   */
  readonly behind?: { readonly origin: string; readonly issuer: string; readonly pictures: string };
}

export interface Identity {
  readonly origin: string;
  readonly issuer: string;
  readonly jwksUri: string;
  /** Endpoint at which functions call Cognito's own operations. */
  readonly userPoolEndpoint: string;
  close(): Promise<void>;
}

/** Starts the replacement for Google, Cognito's hosted UI and its token endpoints, on the loopback interface only. */
export async function startIdentity(options: IdentityOptions): Promise<Identity> {
  const { dataFolder, userPoolId, clientId } = options;
  const server = createServer({ keepAliveTimeout: idleConnectionMs });
  const port = await listen(server, options.port);
  const { origin, issuer, pictures } = options.behind ?? ownNames(port, userPoolId);
  const userPoolEndpoint = `http://127.0.0.1:${port}`;
  const siteOrigins = bothLoopbackNames(options.siteOrigin);
  const signingKey = makeSigningKey();
  const accounts = openAccounts(dataFolder, options.accounts);
  const engine = makeEngine({ pictures, issuer, userPoolId, clientId, siteOrigins, signingKey, accounts });
  engine.proxy = options.behind !== undefined;
  const logoutUris = siteOrigins.flatMap((site) => [`${site}/`, `${site}/login`]);
  engine.use(underIssuer(userPoolId));
  engine.use(cognitoIdp({ engineOrigin: userPoolEndpoint, siteOrigins, accounts }));
  engine.use(forgetRemoved(engine, accounts));
  engine.use(signIn(engine, accounts, siteOrigins));
  engine.use(logout(engine, clientId, logoutUris));
  engine.use(userInfo(engine, accounts, signingKey, pictures));
  engine.use(picture);
  const answer = engine.callback();
  server.on('request', (request, response) => void answer(request, response));

  return {
    origin,
    issuer,
    jwksUri: `${issuer}/.well-known/jwks.json`,
    userPoolEndpoint,
    close: () => closeServer(server),
  };
}

function ownNames(port: number, userPoolId: string): { origin: string; issuer: string; pictures: string } {
  const origin = `http://localhost:${port}`;
  return { origin, issuer: `${origin}/${userPoolId}`, pictures: origin };
}

/** Also serves the engine below the issuer's path: the engine answers at the root, but Cognito's JWKS and discovery are below the issuer. */
function underIssuer(userPoolId: string): Middleware {
  const prefix = `/${userPoolId}/.well-known/`;
  return (ctx, next) => {
    if (ctx.path.startsWith(prefix)) ctx.path = ctx.path.slice(userPoolId.length + 1);
    return next();
  };
}

function bothLoopbackNames(siteOrigin: string): string[] {
  const { origin, hostname } = new URL(siteOrigin);
  if (hostname === 'localhost') return [origin, origin.replace('localhost', '127.0.0.1')];
  if (hostname === '127.0.0.1') return [origin, origin.replace('127.0.0.1', 'localhost')];
  return [origin];
}

/** Ends the session of a removed person. Their browser may still have its cookie, but they have to sign in again. */
function forgetRemoved(engine: Provider, accounts: Accounts): Middleware {
  return async (ctx, next) => {
    if (ctx.path === '/oauth2/authorize') {
      const session = await engine.Session.get(ctx);
      if (session.accountId && !accounts.find(session.accountId)) await session.destroy();
    }
    return next();
  };
}

/** Cognito's `/logout?client_id&logout_uri`: ends the browser's session, but not the refresh tokens, and redirects back. */
function logout(engine: Provider, clientId: string, logoutUris: readonly string[]): Middleware {
  return async (ctx, next) => {
    if (ctx.path !== '/logout' || ctx.method !== 'GET') return next();
    const { client_id, logout_uri } = ctx.query;
    if (client_id !== clientId || typeof logout_uri !== 'string' || !logoutUris.includes(logout_uri)) {
      return messagePage(ctx, 'Cannot sign out', 'The client or its logout_uri is not registered.');
    }
    const session = await engine.Session.get(ctx);
    await session.destroy();
    ctx.cookies.set('cognito', null);
    ctx.redirect(logout_uri);
  };
}

/** Cognito's `/oauth2/userInfo`: the person of an access token, unless the token's sign-in was revoked. */
function userInfo(engine: Provider, accounts: Accounts, signingKey: SigningKey, origin: string): Middleware {
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
