import type { IncomingMessage, ServerResponse } from 'node:http';
import * as z from 'zod/mini';
import type { Deployed, Deployment } from '../assembly/resolve.ts';
import { passedOn, type Answer } from '../network/forward.ts';
import { addressOf, bodyOf, isSecure, type Service } from '../network/front.ts';
import { openCache } from './cache.ts';
import { cachePolicyOf } from './cache-policy.ts';
import { edgeFunction } from './edge-function.ts';
import { policyHeaders } from './headers-policy.ts';

const behaviour = z.object({
  PathPattern: z.optional(z.string()),
  TargetOriginId: z.string(),
  AllowedMethods: z._default(z.array(z.string()), ['GET', 'HEAD']),
  ViewerProtocolPolicy: z.enum(['allow-all', 'https-only', 'redirect-to-https']),
  CachePolicyId: z.string(),
  OriginRequestPolicyId: z.optional(z.string()),
  ResponseHeadersPolicyId: z.optional(z.string()),
  FunctionAssociations: z._default(z.array(z.object({ EventType: z.string(), FunctionARN: z.string() })), []),
  Compress: z._default(z.boolean(), false),
});
export type Behaviour = z.infer<typeof behaviour>;

const origin = z.object({
  Id: z.string(),
  DomainName: z.string(),
  OriginPath: z._default(z.string(), ''),
  OriginCustomHeaders: z._default(z.array(z.object({ HeaderName: z.string(), HeaderValue: z.string() })), []),
  OriginAccessControlId: z.optional(z.string()),
});
export type Origin = z.infer<typeof origin>;

const properties = z.object({
  DistributionConfig: z.object({
    Aliases: z._default(z.array(z.string()), []),
    CacheBehaviors: z._default(z.array(behaviour), []),
    DefaultCacheBehavior: behaviour,
    DefaultRootObject: z._default(z.string(), ''),
    Origins: z.array(origin),
    CustomErrorResponses: z._default(
      z.array(z.strictObject({ ErrorCode: z.number(), ErrorCachingMinTTL: z._default(z.number(), 10) })),
      [],
    ),
  }),
});

/** Asks an origin, as CloudFront does: with the origin's own headers. */
export type AskOrigin = (
  origin: Origin,
  request: { method: string; path: string; headers: Record<string, string | string[] | undefined>; body: Buffer },
) => Promise<Answer>;

export interface Distribution {
  /** The names under which the site is reached, the first one in the links. */
  hosts: string[];
  serve: Service;
}

/** CloudFront: a distribution's behaviours, functions, caches and headers. */
export function openDistribution(
  deployment: Deployment,
  { attributes, properties: given }: Deployed,
  { ask, speed }: { ask: AskOrigin; speed: number },
): Distribution {
  const { DistributionConfig: config } = properties.parse(given);
  const errorSeconds = (status: number) =>
    config.CustomErrorResponses.find(({ ErrorCode }) => ErrorCode === status)?.ErrorCachingMinTTL ?? 10;
  const behaviours = [...config.CacheBehaviors, config.DefaultCacheBehavior].map((each) => openBehaviour(each));

  function openBehaviour(each: Behaviour) {
    const target = config.Origins.find(({ Id }) => Id === each.TargetOriginId);
    if (!target) throw new Error(`A behaviour names the origin ${each.TargetOriginId}, which there is not.`);
    const viewerFunctions = each.FunctionAssociations.map(({ EventType, FunctionARN }) => {
      if (EventType !== 'viewer-request') throw new Error(`Functions at ${EventType} do not run here yet.`);
      return edgeFunction(deployment, FunctionARN);
    });
    const headers = policyHeaders(deployment, each.ResponseHeadersPolicyId);
    const policy = cachePolicyOf(deployment, each.CachePolicyId);
    const cache = openCache({ policy, compress: each.Compress, errorSeconds, speed });
    return { ...each, target, viewerFunctions, headers, cache };
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = addressOf(request);
    const found = behaviours.find(
      ({ PathPattern }) => PathPattern === undefined || matchesPath(PathPattern, url.pathname),
    );
    if (!found) throw new Error('A distribution has a default behaviour.');
    const method = request.method ?? 'GET';
    if (!isSecure(request) && found.ViewerProtocolPolicy !== 'allow-all') {
      if (found.ViewerProtocolPolicy === 'https-only') return void response.writeHead(403).end();
      return void response.writeHead(/^(GET|HEAD)$/.test(method) ? 301 : 307, { location: url.href }).end();
    }
    for (const [name, value] of Object.entries(found.headers)) response.setHeader(name, value);
    if (!found.AllowedMethods.includes(method))
      return void response.writeHead(403, { 'content-type': 'text/plain' }).end('Method not allowed.');
    const body = await bodyOf(request);
    let path = url.pathname;
    for (const run of found.viewerFunctions) {
      const result = await run({ method, uri: path, url, headers: request.headers });
      if ('status' in result) return void response.writeHead(result.status, result.headers).end();
      path = result.uri;
    }
    if (path === '/' && config.DefaultRootObject) path = `/${config.DefaultRootObject}`;
    const { hostless, viewer } = viewerHeaders(request);
    const asked = { method, path: `${found.target.OriginPath}${path}${url.search}`, headers: hostless, body };
    const answer = await found.cache.answer(asked, request.headers, () =>
      ask(found.target, {
        ...asked,
        headers: { ...(found.OriginRequestPolicyId ? hostless : {}), ...viewer, ...ownHeaders(found.target) },
      }),
    );
    for (const [name, value] of Object.entries(answer.headers))
      if (value !== undefined && !(name in found.headers) && !hopByHop.has(name)) response.setHeader(name, value);
    response.statusCode = answer.status;
    if (answer.body.length > 0) response.setHeader('content-length', answer.body.length);
    response.end(method === 'HEAD' ? undefined : answer.body);
  }
  return { hosts: [...config.Aliases, attributes['DomainName'] ?? ''], serve };
}

const hopByHop = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length']);

/** Path patterns of behaviours: `*` is any text, `?` one character; a leading slash may be left out. */
function matchesPath(pattern: string, path: string): boolean {
  const source = pattern
    .replace(/^\/?/, '/')
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll('?', '.');
  return new RegExp(`^${source}$`).test(path);
}

function viewerHeaders(request: IncomingMessage): {
  hostless: Record<string, string | string[] | undefined>;
  viewer: Record<string, string>;
} {
  const { 'x-forwarded-for': forwarded, ...hostless } = request.headers;
  const address = request.socket.remoteAddress ?? '127.0.0.1';
  const viewer = {
    'x-forwarded-for': [forwarded, address].filter(Boolean).join(', '),
    via: '2.0 here.cloudfront.net (CloudFront)',
    'x-amz-cf-id': 'here',
  };
  return {
    hostless: z.record(z.string(), z.union([z.string(), z.array(z.string()), z.undefined()])).parse(passedOn(hostless)),
    viewer,
  };
}

const ownHeaders = ({ OriginCustomHeaders }: Origin): Record<string, string> =>
  Object.fromEntries(OriginCustomHeaders.map(({ HeaderName, HeaderValue }) => [HeaderName.toLowerCase(), HeaderValue]));
