import * as z from 'zod/mini';
import type { Deployment } from '../assembly/resolve.ts';

export interface CachePolicy {
  minSeconds: number;
  defaultSeconds: number;
  maxSeconds: number;
  /** Headers and query parameters that are part of a cached answer's key. */
  headers: string[];
  queryStrings: 'none' | 'all' | string[];
  gzip: boolean;
  brotli: boolean;
}

const properties = z.object({
  CachePolicyConfig: z.object({
    MinTTL: z.number(),
    DefaultTTL: z.number(),
    MaxTTL: z.number(),
    ParametersInCacheKeyAndForwardedToOrigin: z.object({
      EnableAcceptEncodingGzip: z.boolean(),
      EnableAcceptEncodingBrotli: z._default(z.boolean(), false),
      CookiesConfig: z.object({ CookieBehavior: z.literal('none') }),
      HeadersConfig: z.object({
        HeaderBehavior: z.enum(['none', 'whitelist']),
        Headers: z._default(z.array(z.string()), []),
      }),
      QueryStringsConfig: z.object({
        QueryStringBehavior: z.enum(['none', 'all', 'whitelist']),
        QueryStrings: z._default(z.array(z.string()), []),
      }),
    }),
  }),
});

const dayS = 24 * 3600;
const none = { headers: [], queryStrings: 'none' as const };
/** Policies of AWS's own, by their ids. */
const managed: Record<string, CachePolicy> = {
  // CachingOptimized
  '658327ea-f89d-4fab-a63d-7e88639e58f6': {
    ...none,
    minSeconds: 1,
    defaultSeconds: dayS,
    maxSeconds: 365 * dayS,
    gzip: true,
    brotli: true,
  },
  // CachingDisabled
  '4135ea2d-6df8-44a3-9df3-4b5a84be39ad': {
    ...none,
    minSeconds: 0,
    defaultSeconds: 0,
    maxSeconds: 0,
    gzip: false,
    brotli: false,
  },
  // UseOriginCacheControlHeaders
  '83da9c7e-98b4-4e11-a168-04f0df8e2c65': {
    headers: ['host', 'origin'],
    queryStrings: 'none',
    minSeconds: 0,
    defaultSeconds: 0,
    maxSeconds: 365 * dayS,
    gzip: true,
    brotli: true,
  },
};

export function cachePolicyOf(deployment: Deployment, id: string): CachePolicy {
  const own = deployment.ofType('AWS::CloudFront::CachePolicy').find(({ ref }) => ref === id);
  if (!own) {
    const known = managed[id];
    if (!known) throw new Error(`The cache policy ${id} of AWS is not known here: add it to cache-policy.ts.`);
    return known;
  }
  const {
    MinTTL,
    DefaultTTL,
    MaxTTL,
    ParametersInCacheKeyAndForwardedToOrigin: key,
  } = properties.parse(own.properties).CachePolicyConfig;
  const { QueryStringBehavior, QueryStrings } = key.QueryStringsConfig;
  return {
    minSeconds: MinTTL,
    defaultSeconds: DefaultTTL,
    maxSeconds: MaxTTL,
    headers: key.HeadersConfig.Headers.map((name) => name.toLowerCase()),
    queryStrings: QueryStringBehavior === 'whitelist' ? QueryStrings : QueryStringBehavior,
    gzip: key.EnableAcceptEncodingGzip,
    brotli: key.EnableAcceptEncodingBrotli,
  };
}
