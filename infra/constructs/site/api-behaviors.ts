import { Duration } from 'aws-cdk-lib';
import * as cloudfront from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { Construct } from 'constructs';
import { api as operations } from '#functions/contract/api.ts';
import { apiPrefix, edgeHeader, type Endpoint } from '#functions/contract/endpoint.ts';
import type { ApiSecret } from '#infra/constructs/api-secret.ts';
import type { AppApi } from '#infra/constructs/app-api.ts';

/** How CloudFront serves the API: it caches public answers for as long as the contract says, and forwards all other requests. */
export class ApiBehaviors extends Construct {
  readonly byPath: Record<string, cloudfront.BehaviorOptions>;

  constructor(scope: Construct, id: string, { api, apiSecret }: { api: AppApi; apiSecret: ApiSecret }) {
    super(scope, id);
    const common = {
      origin: new HttpOrigin(api.host, { customHeaders: { [edgeHeader]: apiSecret.sent } }),
      viewerProtocolPolicy: cloudfront.ViewerProtocolPolicy.HTTPS_ONLY,
      // `apiSecurityHeaders`: headers about scripts and frames have no effect on JSON, and would be most of a short answer.
      responseHeadersPolicy: new cloudfront.ResponseHeadersPolicy(this, 'headers', {
        securityHeadersBehavior: {
          strictTransportSecurity: {
            accessControlMaxAge: Duration.days(730),
            includeSubdomains: false,
            override: true,
          },
          contentTypeOptions: { override: true },
        },
      }),
    };
    const cached = Object.values<Endpoint>(operations).flatMap(({ path, edgeSeconds }) =>
      edgeSeconds === undefined ? [] : [{ path, edgeSeconds }],
    );
    const shared = Object.fromEntries(
      cached.map(({ path, edgeSeconds }) => {
        const cachePolicy = this.#cachePolicy(path, edgeSeconds);
        return [apiPrefix + path, { ...common, cachePolicy, compress: true }];
      }),
    );
    // CloudFront uses the first pattern that matches, so these come before the rest.
    this.byPath = {
      ...shared,
      [`${apiPrefix}/*`]: {
        ...common,
        allowedMethods: cloudfront.AllowedMethods.ALLOW_ALL,
        cachePolicy: cloudfront.CachePolicy.CACHING_DISABLED,
        // CloudFront does not compress under a policy that caches nothing. It forwards `accept-encoding`, and the function compresses.
        originRequestPolicy: cloudfront.OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
        compress: false,
      },
    };
  }

  /** The cache key is the path and the encoding. Nothing else of the request reaches the API. */
  #cachePolicy(path: string, edgeSeconds: number): cloudfront.CachePolicy {
    return new cloudfront.CachePolicy(this, `cache${path.replaceAll('/', '-')}`, {
      minTtl: Duration.seconds(0),
      defaultTtl: Duration.seconds(0),
      maxTtl: Duration.seconds(edgeSeconds),
      enableAcceptEncodingGzip: true,
      enableAcceptEncodingBrotli: true,
    });
  }
}

/** The status codes that CloudFront caches for 10 s by default, even with `no-store`: one person's refusal would reach another person. */
const cachedErrors = [400, 403, 404, 405, 414, 416, 500, 501, 502, 503, 504];

export const cacheNoErrors: cloudfront.ErrorResponse[] = cachedErrors.map((httpStatus) => ({
  httpStatus,
  ttl: Duration.seconds(0),
}));
