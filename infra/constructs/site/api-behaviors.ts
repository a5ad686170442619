import { Duration } from 'aws-cdk-lib';
import * as cloudfront from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { Construct } from 'constructs';
import { api as operations } from '#functions/contract/api.ts';
import { apiPrefix, edgeHeader, type Endpoint } from '#functions/contract/endpoint.ts';
import type { ApiSecret } from '#infra/constructs/api-secret.ts';
import type { AppApi } from '#infra/constructs/app-api.ts';

/** How CloudFront serves the API: it keeps what is the same for everybody as long as the contract says, and passes on all else. */
export class ApiBehaviors extends Construct {
  readonly byPath: Record<string, cloudfront.BehaviorOptions>;

  constructor(scope: Construct, id: string, { api, apiSecret }: { api: AppApi; apiSecret: ApiSecret }) {
    super(scope, id);
    const common = {
      origin: new HttpOrigin(api.host, { customHeaders: { [edgeHeader]: apiSecret.sent } }),
      viewerProtocolPolicy: cloudfront.ViewerProtocolPolicy.HTTPS_ONLY,
      // `apiSecurityHeaders`: what a page may run or frame means nothing for JSON, and would be most of a short answer.
      responseHeadersPolicy: new cloudfront.ResponseHeadersPolicy(this, 'headers', {
        securityHeadersBehavior: {
          strictTransportSecurity: { accessControlMaxAge: Duration.days(730), includeSubdomains: true, override: true },
          contentTypeOptions: { override: true },
        },
      }),
    };
    const kept = Object.values<Endpoint>(operations).flatMap(({ path, edgeSeconds }) =>
      edgeSeconds === undefined ? [] : [{ path, edgeSeconds }],
    );
    const shared = Object.fromEntries(
      kept.map(({ path, edgeSeconds }) => {
        const cachePolicy = this.#cachePolicy(path, edgeSeconds);
        return [apiPrefix + path, { ...common, cachePolicy, compress: true }];
      }),
    );
    // The first pattern that matches counts, so these come before the rest.
    this.byPath = {
      ...shared,
      [`${apiPrefix}/*`]: {
        ...common,
        allowedMethods: cloudfront.AllowedMethods.ALLOW_ALL,
        cachePolicy: cloudfront.CachePolicy.CACHING_DISABLED,
        // CloudFront does not compress under a policy that caches nothing. It passes on `accept-encoding`, and the function compresses.
        originRequestPolicy: cloudfront.OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
        compress: false,
      },
    };
  }

  /** Keyed by the path and the encoding alone, and nothing else of the request reaches the API. */
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
const keptErrors = [400, 403, 404, 405, 414, 416, 500, 501, 502, 503, 504];

export const noErrorIsKept: cloudfront.ErrorResponse[] = keptErrors.map((httpStatus) => ({
  httpStatus,
  ttl: Duration.seconds(0),
}));
