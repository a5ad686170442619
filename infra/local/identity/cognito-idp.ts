import type { Accounts } from '#infra/local/identity/accounts.ts';
import { type Context, type Middleware, readBody } from '#infra/local/identity/middleware.ts';

const targetPrefix = 'AWSCognitoIdentityProviderService.';

interface Reply {
  readonly status: 200 | 400;
  readonly body: Record<string, unknown>;
}

interface CognitoIdpOptions {
  engineOrigin: string;
  siteOrigins: readonly string[];
  accounts: Accounts;
}

/**
 * The `cognito-idp` operations of the local cloud. Amplify calls two of them for a hosted-UI session, and they are forwarded to the engine's
 * own endpoints. Only functions call the third, with AWS credentials.
 */
export function cognitoIdp({ engineOrigin, siteOrigins, accounts }: CognitoIdpOptions): Middleware {
  const operations: Record<string, (input: Record<string, string>, signature: string) => Promise<Reply>> = {
    async AdminDeleteUser({ Username = '' }, signature) {
      if (!signature.startsWith('AWS4-HMAC-SHA256 '))
        return refusal('MissingAuthenticationTokenException', 'Missing Authentication Token');
      return accounts.remove(Username)
        ? { status: 200, body: {} }
        : refusal('UserNotFoundException', 'User does not exist.');
    },
    async GetTokensFromRefreshToken({ ClientId = '', RefreshToken = '' }) {
      const answer = await post('/oauth2/token', {
        grant_type: 'refresh_token',
        client_id: ClientId,
        refresh_token: RefreshToken,
      });
      const tokens = (await answer.json()) as Record<string, unknown>;
      if (!answer.ok) return refusal('NotAuthorizedException', 'Invalid Refresh Token');
      const { access_token, id_token, expires_in, token_type } = tokens;
      return {
        status: 200,
        body: {
          AuthenticationResult: {
            AccessToken: access_token,
            IdToken: id_token,
            ExpiresIn: expires_in,
            TokenType: token_type,
          },
        },
      };
    },
    async RevokeToken({ ClientId = '', Token = '' }) {
      const answer = await post('/oauth2/revoke', {
        client_id: ClientId,
        token: Token,
        token_type_hint: 'refresh_token',
      });
      return answer.ok ? { status: 200, body: {} } : refusal('InvalidParameterException', 'Invalid token or client');
    },
  };

  const post = (path: string, form: Record<string, string>): Promise<Response> =>
    fetch(`${engineOrigin}${path}`, { method: 'POST', body: new URLSearchParams(form) });

  return async (ctx, next) => {
    if (ctx.path !== '/') return next();
    allowOrigin(ctx, siteOrigins);
    if (ctx.method === 'OPTIONS') {
      ctx.status = 204;
      return;
    }
    if (ctx.method !== 'POST') return next();
    const operation = operations[ctx.get('x-amz-target').replace(targetPrefix, '')];
    const input = parseInput(await readBody(ctx));
    const reply = !operation
      ? refusal('UnknownOperationException', 'Not an operation of the local user pool')
      : !input
        ? refusal('SerializationException', 'Not a JSON object of strings')
        : await operation(input, ctx.get('Authorization'));
    ctx.status = reply.status;
    ctx.set('Content-Type', 'application/x-amz-json-1.1');
    ctx.set('Cache-Control', 'no-store');
    ctx.body = JSON.stringify(reply.body);
  };
}

function refusal(type: string, message: string): Reply {
  return { status: 400, body: { __type: type, message } };
}

/** Keeps only the members that are strings. Amplify sends others, too, but no operation here reads them. */
function parseInput(text: string): Record<string, string> | undefined {
  try {
    const input: unknown = JSON.parse(text);
    if (typeof input !== 'object' || input === null) return undefined;
    return Object.fromEntries(
      Object.entries(input).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  } catch {
    return undefined;
  }
}

function allowOrigin(ctx: Context, siteOrigins: readonly string[]): void {
  ctx.vary('Origin');
  const origin = ctx.get('Origin');
  if (!siteOrigins.includes(origin)) return;
  ctx.set('Access-Control-Allow-Origin', origin);
  ctx.set('Access-Control-Allow-Methods', 'POST');
  ctx.set('Access-Control-Allow-Headers', ctx.get('Access-Control-Request-Headers'));
  ctx.set('Access-Control-Max-Age', '3600');
}
