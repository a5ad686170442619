import { randomBytes } from 'node:crypto';
import {
  type AdapterFactory,
  type AdapterPayload,
  type Configuration,
  interactionPolicy,
  type KoaContextWithOIDC,
  Provider,
} from 'oidc-provider';
import type { Accounts } from '#infra/local/identity/accounts.ts';
import { accessTokenClaims, idTokenClaims } from '#infra/local/identity/claims.ts';
import { messagePage } from '#infra/local/identity/pages.ts';
import type { SigningKey } from '#infra/local/identity/signing-key.ts';

/** Lifetime of ID and access tokens. Amplify refreshes them from 5 s before the end. */
const tokenSeconds = 3600;
const refreshTokenSeconds = 30 * 24 * 3600;

export interface EngineSettings {
  /** Origin of people's pictures. */
  readonly pictures: string;
  readonly issuer: string;
  readonly userPoolId: string;
  readonly clientId: string;
  /** The origins at which a browser reaches the site. */
  readonly siteOrigins: readonly string[];
  readonly signingKey: SigningKey;
  readonly accounts: Accounts;
}

const scopes = ['openid', 'email', 'profile', 'aws.cognito.signin.user.admin'];
const cookie = { httpOnly: true, sameSite: 'lax', signed: true } as const;

/** The certified OIDC server, configured like Cognito's hosted UI: same paths, same tokens, no consent page. */
export function makeEngine(settings: EngineSettings): Provider {
  const { issuer, clientId, siteOrigins, signingKey } = settings;
  const engine = new Provider(issuer, {
    adapter: memoryStore,
    clients: [
      {
        client_id: clientId,
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        redirect_uris: siteOrigins.map((origin) => `${origin}/`),
        require_auth_time: true,
      },
    ],
    jwks: { keys: [signingKey] },
    cookies: {
      keys: [randomBytes(32).toString('base64url')],
      names: { session: 'cognito', interaction: 'cognito-sign-in', resume: 'cognito-resume' },
      long: cookie,
      short: cookie,
    },
    routes: {
      authorization: '/oauth2/authorize',
      token: '/oauth2/token',
      revocation: '/oauth2/revoke',
      jwks: '/.well-known/jwks.json',
      end_session: '/session/end',
    },
    scopes,
    claims: {
      openid: ['sub', 'auth_time', 'token_use', 'cognito:username', 'cognito:groups', 'identities'],
      email: ['email', 'email_verified'],
      profile: ['name', 'picture'],
    },
    pkce: { required: () => true },
    clientBasedCORS: (_ctx, origin) => siteOrigins.includes(origin),
    renderError: (ctx, out) => messagePage(ctx, 'This sign-in failed', out.error_description ?? out.error),
    ...people(settings),
    ...tokens(settings),
  });
  engine.on('server_error', (_ctx, error) => console.error('identity:', error));
  return engine;
}

/**
 * Keeps each model of the engine in memory, so people have to sign in again after a restart. The engine's own store would print a warning,
 * and keep only its last thousand entries.
 */
const memoryStore: AdapterFactory = () => {
  const records = new Map<string, AdapterPayload>();
  return {
    upsert: async (id, payload) => void records.set(id, payload),
    find: async (id) => records.get(id),
    findByUid: async (uid) => [...records.values()].find((payload) => payload.uid === uid),
    findByUserCode: async () => undefined,
    consume: async (id) => void Object.assign(records.get(id) ?? {}, { consumed: Math.floor(Date.now() / 1000) }),
    destroy: async (id) => void records.delete(id),
    async revokeByGrantId(grantId) {
      for (const [id, payload] of records) if (payload.grantId === grantId) records.delete(id);
    },
  };
};

function people({ pictures, userPoolId, accounts }: EngineSettings): Configuration {
  const policy = interactionPolicy.base();
  policy.remove('consent');
  // Where the site asks for it, the choice comes even if the browser's session knows who is here.
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }));
  return {
    interactions: { policy, url: (_ctx, interaction) => `/sign-in/${interaction.uid}` },
    loadExistingGrant: grantAllScopes,
    findAccount(_ctx, sub) {
      const account = accounts.find(sub);
      return account && { accountId: sub, claims: () => idTokenClaims(account, userPoolId, pictures) };
    },
  };
}

/** Creates a grant for each sign-in, as Cognito does, so that a sign-out in one browser leaves the others signed in. */
async function grantAllScopes(ctx: KoaContextWithOIDC) {
  const { provider, client, account } = ctx.oidc;
  if (!client || !account) return undefined;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: account.accountId });
  grant.addOIDCScope(scopes.join(' '));
  grant.addResourceScope(provider.issuer, scopes.join(' '));
  await grant.save();
  return grant;
}

function tokens({ issuer, userPoolId, accounts }: EngineSettings): Configuration {
  return {
    ttl: {
      AccessToken: tokenSeconds,
      IdToken: tokenSeconds,
      RefreshToken: refreshTokenSeconds,
      Grant: refreshTokenSeconds,
      AuthorizationCode: 300,
      Session: 3600,
      Interaction: 3600,
    },
    issueRefreshToken: () => true,
    expiresWithSession: () => false,
    rotateRefreshToken: false,
    extraTokenClaims(_ctx, token) {
      const account = 'accountId' in token ? accounts.find(token.accountId) : undefined;
      return account && 'grantId' in token ? accessTokenClaims(account, userPoolId, token.grantId ?? '') : undefined;
    },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      userinfo: { enabled: false },
      revocation: { enabled: true, allowedPolicy: (_ctx, client, token) => token.clientId === client.clientId },
      // The engine issues a signed access token only for a resource, so the pool itself is declared as one.
      resourceIndicators: {
        enabled: true,
        defaultResource: () => issuer,
        useGrantedResource: () => true,
        getResourceServerInfo: () => ({
          scope: scopes.join(' '),
          accessTokenFormat: 'jwt',
          accessTokenTTL: tokenSeconds,
        }),
      },
    },
  };
}
