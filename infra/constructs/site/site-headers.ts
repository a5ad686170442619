import { Duration } from 'aws-cdk-lib';
import { HeadersFrameOption, HeadersReferrerPolicy, ResponseHeadersPolicy } from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import type { InlineHashes } from '#infra/inline-hashes.ts';
import { securityHeaders } from '#infra/security-headers.ts';

/** Host of Google's profile photos. */
const googlePhotos = 'https://*.googleusercontent.com';

export interface SiteHeadersProps {
  /** Origins that the site's scripts may call, besides its own. */
  connectTo: string[];
  /** Hashes of the inline scripts and styles of the built documents. */
  inline: InlineHashes;
}

/** The response headers that limit what the site may do in a browser. */
export class SiteHeaders extends ResponseHeadersPolicy {
  constructor(scope: Construct, id: string, { connectTo, inline }: SiteHeadersProps) {
    const headers = securityHeaders({ connect: connectTo, images: [googlePhotos], inline });
    const custom = ['permissions-policy', 'cross-origin-opener-policy'] as const;
    super(scope, id, {
      securityHeadersBehavior: {
        contentSecurityPolicy: { contentSecurityPolicy: headers['content-security-policy'], override: true },
        strictTransportSecurity: { accessControlMaxAge: Duration.days(730), includeSubdomains: false, override: true },
        contentTypeOptions: { override: true },
        frameOptions: { frameOption: HeadersFrameOption.DENY, override: true },
        referrerPolicy: { referrerPolicy: HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN, override: true },
      },
      customHeadersBehavior: {
        customHeaders: custom.map((header) => ({ header, value: headers[header], override: true })),
      },
    });
  }
}
