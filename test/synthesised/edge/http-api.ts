import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import * as z from 'zod/mini';
import { httpEvent, readBody, TooLarge } from '#infra/local/gateway/gateway-event.ts';
import { sendMessage, sendResult } from '#infra/local/gateway/gateway-reply.ts';
import { jwtAuthorizer } from '#infra/local/gateway/jwt-authorizer.ts';
import { withTimeout } from '#infra/local/with-timeout.ts';
import type { Access } from '../access/access.ts';
import { account, type Deployed, type Deployment } from '../assembly/resolve.ts';
import type { Lambda } from '../functions/lambda.ts';
import type { Service } from '../network/front.ts';
import { matchRoute, type Route } from './routes.ts';
import { openThrottle } from './throttle.ts';

const inApi = z.object({ ApiId: z.string() });
const route = z.strictObject({
  ApiId: z.string(),
  RouteKey: z.string(),
  Target: z.string(),
  AuthorizationType: z._default(z.enum(['NONE', 'JWT']), 'NONE'),
  AuthorizerId: z.optional(z.string()),
});
const integration = z.strictObject({
  ApiId: z.string(),
  IntegrationType: z.literal('AWS_PROXY'),
  IntegrationUri: z.string(),
  PayloadFormatVersion: z.literal('2.0'),
  TimeoutInMillis: z._default(z.number(), 30_000),
});
const authorizer = z.object({
  AuthorizerType: z.literal('JWT'),
  IdentitySource: z.tuple([z.literal('$request.header.Authorization')]),
  JwtConfiguration: z.object({ Audience: z.tuple([z.string()]), Issuer: z.string() }),
});
const stage = z.object({
  ApiId: z.string(),
  StageName: z.literal('$default'),
  DefaultRouteSettings: z.optional(z.object({ ThrottlingBurstLimit: z.number(), ThrottlingRateLimit: z.number() })),
});

interface HttpApiOptions {
  deployment: Deployment;
  lambda: Lambda;
  access: Access;
  onAnswer(routeKey: string, status: number): void;
  log(line: string): void;
}

/** The most that a function accepts as an event. */
const maxEventBytes = 6 * 1024 * 1024;

/** API Gateway: an HTTP API with the routes, integrations, authorizer and throttle of the template. */
export function openHttpApi(
  { ref, attributes }: Deployed,
  { deployment, lambda, access, onAnswer, log }: HttpApiOptions,
): Service {
  const own = (type: string) =>
    deployment.ofType(type).filter(({ properties }) => inApi.parse(properties).ApiId === ref);
  const targets = new Map(
    own('AWS::ApiGatewayV2::Integration').map((each) => [
      `integrations/${each.ref}`,
      integration.parse(each.properties),
    ]),
  );
  const authorizers = new Map(
    own('AWS::ApiGatewayV2::Authorizer').map((each) => {
      const { Audience, Issuer } = authorizer.parse(each.properties).JwtConfiguration;
      return [
        each.ref,
        jwtAuthorizer({ issuer: Issuer, jwksUri: `${Issuer}/.well-known/jwks.json`, clientId: Audience[0] }),
      ];
    }),
  );
  const routes = own('AWS::ApiGatewayV2::Route').map((each): Route & z.infer<typeof route> => {
    const parsed = route.parse(each.properties);
    const [method = '', path = ''] = parsed.RouteKey.split(' ');
    return { ...parsed, method, path };
  });
  const settings = own('AWS::ApiGatewayV2::Stage').map((each) => stage.parse(each.properties))[0]?.DefaultRouteSettings;
  const throttle = settings
    ? openThrottle({ rate: settings.ThrottlingRateLimit, burst: settings.ThrottlingBurstLimit })
    : () => true;
  const region = (attributes['ApiEndpoint'] ?? '').split('.')[2] ?? '';

  async function answer(
    { route: matched, pathParameters }: NonNullable<ReturnType<typeof matchRoute<(typeof routes)[number]>>>,
    request: IncomingMessage,
    response: ServerResponse,
    requestId: string,
  ): Promise<void> {
    const url = new URL(`https://gateway${request.url}`);
    const target = targets.get(matched.Target);
    if (!target) throw new Error(`${matched.RouteKey} has no integration ${matched.Target}.`);
    const authorize = authorizers.get(matched.AuthorizerId ?? '');
    if (matched.AuthorizationType === 'JWT' && !authorize) throw new Error(`${matched.RouteKey} has no authorizer.`);
    const claims = matched.AuthorizationType === 'JWT' ? await authorize?.(request.headers.authorization) : undefined;
    if (claims === 'refused') {
      response.setHeader('www-authenticate', 'Bearer');
      return sendMessage(response, 401, 'Unauthorized');
    }
    if (claims === 'unavailable') return sendMessage(response, 503, 'Service Unavailable');
    const body = await readBody(request);
    const event = httpEvent({ request, url, body, requestId, routeKey: matched.RouteKey, pathParameters, claims });
    if (Buffer.byteLength(JSON.stringify(event)) > maxEventBytes) throw new TooLarge();
    const caller = { service: 'apigateway.amazonaws.com' };
    const context = {
      'aws:SourceArn': `arn:aws:execute-api:${region}:${account}:${ref}/*/*${matched.path}`,
      'aws:SourceAccount': account,
    };
    const refusal = await access.refusal(caller, {
      action: 'lambda:InvokeFunction',
      resource: target.IntegrationUri,
      context,
    });
    if (refusal) throw new Error(refusal);
    sendResult(response, await withTimeout(target.TimeoutInMillis, lambda.invoke(target.IntegrationUri, event)));
  }

  return async (request, response) => {
    const requestId = randomBytes(12).toString('base64url');
    response.setHeader('apigw-requestid', requestId);
    const found = matchRoute(routes, request.method ?? 'GET', new URL(`https://gateway${request.url}`).pathname);
    const routeKey = found?.route.RouteKey ?? '$default';
    try {
      if (!found) sendMessage(response, 404, 'Not Found');
      else if (throttle()) await answer(found, request, response, requestId);
      else sendMessage(response, 429, 'Too Many Requests');
    } catch (cause) {
      if (cause instanceof TooLarge) {
        request.resume();
        response.setHeader('connection', 'close');
        return sendMessage(response, 413, 'Request Entity Too Large');
      }
      log(`${routeKey} failed: ${cause instanceof Error ? cause.message : String(cause)}`);
      sendMessage(response, 500, 'Internal Server Error');
    }
    onAnswer(routeKey, response.statusCode);
  };
}
