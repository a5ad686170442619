import { randomUUID } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { api, type Api, type OperationName } from '#functions/contract/api.ts';
import { edgeHeader, routeKey } from '#functions/contract/endpoint.ts';
import type { EnvName } from '#functions/runtime/env.ts';
import { dynamoEndpoint } from '#test/support/dynamo/dynamo-endpoint.ts';
import { startFakeAws } from './fake-aws.ts';
import { makeTable } from '#test/support/dynamo/make-table.ts';
import { engineOn } from '#test/support/engine/make-engine.ts';
import { startTokenIssuer } from './token-issuer.ts';

/** What CloudFront would show the functions. */
export const siteSecret = 'the secret of the tests';

interface Sent {
  params?: Record<string, string | number>;
  query?: Record<string, string>;
  body?: unknown;
  token?: string | undefined;
  /** Headers that add to or replace the default ones. */
  headers?: Record<string, string>;
}

interface Engines {
  /** May stand between the functions and the engine. */
  dynamo?: string;
  /** Without it, a fake that accepts and records every call. */
  s3?: string;
  mail?: string;
}

/** The API's functions as they are deployed, on a table of their own, with real tokens. */
export async function startHandlers({ dynamo = dynamoEndpoint(), s3, mail }: Engines = {}) {
  const table = await makeTable();
  const issuer = await startTokenIssuer();
  const outside = await startFakeAws();
  const settings: Partial<Record<EnvName, string>> = {
    TABLE_NAME: table.name,
    UPLOADS_BUCKET: 'uploads',
    REPORTS_BUCKET: 'reports',
    EXPORTS_BUCKET: 'exports',
    USER_POOL_ID: 'ap-south-1_Test',
    TOKEN_ISSUER: issuer.issuer,
    TOKEN_CLIENT_ID: issuer.clientId,
    TOKEN_JWKS_URI: issuer.jwksUri,
    MAIL_FROM: 'TrueIn <reports@truein.example>',
    MAIL_CONTACT_TO: 'office@truein.example',
    SITE_ORIGIN: 'http://localhost',
    API_SECRET: siteSecret,
  };
  Object.assign(process.env, settings, {
    AWS_REGION: 'ap-south-1',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    AWS_ENDPOINT_URL_DYNAMODB: dynamo,
    AWS_ENDPOINT_URL_S3: s3 ?? outside.endpoint,
    AWS_ENDPOINT_URL_SES: mail ?? outside.endpoint,
    AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: outside.endpoint,
  });
  const [publicApi, candidateApi, accountApi, adminApi] = await Promise.all([
    import('#functions/handlers/public-api.ts'),
    import('#functions/handlers/candidate-api.ts'),
    import('#functions/handlers/account-api.ts'),
    import('#functions/handlers/admin-api.ts'),
  ]);
  const handlerOf = {
    public: publicApi.handler,
    candidate: candidateApi.handler,
    account: accountApi.handler,
    admin: adminApi.handler,
  };

  return {
    engine: engineOn(
      table,
      Object.assign(() => Date.now(), { advance: () => undefined }),
    ),
    issuer,
    handlerOf,
    /** The recorded calls of S3 and Cognito. */
    asked: outside.asked,
    tokenOf: (userId: string, claims: Record<string, unknown> = {}) => issuer.token({ sub: userId, ...claims }),
    async send<Name extends OperationName>(name: Name, { params = {}, query, body: sent, token, headers }: Sent = {}) {
      const operation: Api[Name] = api[name];
      const event = {
        version: '2.0',
        routeKey: routeKey(operation),
        rawPath: operation.path,
        rawQueryString: '',
        headers: {
          [edgeHeader]: siteSecret,
          'content-type': 'application/json',
          ...(token && { authorization: `Bearer ${token}` }),
          ...headers,
        },
        pathParameters: Object.fromEntries(Object.entries(params).map(([key, value]) => [key, String(value)])),
        ...(query && { queryStringParameters: query }),
        ...(sent !== undefined && { body: typeof sent === 'string' ? sent : JSON.stringify(sent) }),
        isBase64Encoded: false,
        requestContext: { requestId: randomUUID(), http: { sourceIp: '127.0.0.1' } },
      } as unknown as APIGatewayProxyEventV2;
      const reply = await handlerOf[operation.access](event);
      // Checks Lambda's limit for an answer: 6 MB, with the body as a text in JSON.
      const size = Buffer.byteLength(JSON.stringify(reply));
      if (size > 6_291_556) throw new Error(`Lambda takes no answer of ${size} bytes.`);
      const body = reply.isBase64Encoded ? gunzipSync(Buffer.from(reply.body ?? '', 'base64')).toString() : reply.body;
      const text = body ?? '';
      return {
        status: reply.statusCode,
        headers: reply.headers ?? {},
        text,
        json: JSON.parse(text) as Record<string, unknown>,
      };
    },
  };
}

export type Handlers = Awaited<ReturnType<typeof startHandlers>>;
