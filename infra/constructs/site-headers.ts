import { Duration } from 'aws-cdk-lib';
import { HeadersFrameOption, HeadersReferrerPolicy, ResponseHeadersPolicy } from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';

export interface SiteHeadersProps {
  /** Beside the site itself, what its scripts may call: full origins. */
  connectTo: string[];
}

/** What the site may do in a browser. */
export class SiteHeaders extends ResponseHeadersPolicy {
  constructor(scope: Construct, id: string, { connectTo }: SiteHeadersProps) {
    super(scope, id, {
      securityHeadersBehavior: {
        contentSecurityPolicy: { contentSecurityPolicy: contentSecurityPolicy(connectTo), override: true },
        strictTransportSecurity: { accessControlMaxAge: Duration.days(730), includeSubdomains: true, override: true },
        contentTypeOptions: { override: true },
        frameOptions: { frameOption: HeadersFrameOption.DENY, override: true },
        referrerPolicy: { referrerPolicy: HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN, override: true },
      },
      customHeadersBehavior: {
        customHeaders: [
          {
            header: 'permissions-policy',
            value: 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
            override: true,
          },
          { header: 'cross-origin-opener-policy', value: 'same-origin', override: true },
        ],
      },
    });
  }
}

function contentSecurityPolicy(connectTo: string[]): string {
  const rules = {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    // The components' library puts a style element into the page, and the prerendered page has style attributes.
    'style-src': ["'self'", "'unsafe-inline'"],
    // Google's hosts the profile photos.
    'img-src': ["'self'", 'data:', 'https://*.googleusercontent.com'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...connectTo],
    'manifest-src': ["'self'"],
    // The confetti is drawn by a worker that is made of text.
    'worker-src': ["'self'", 'blob:'],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'object-src': ["'none'"],
  };
  return Object.entries(rules)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
