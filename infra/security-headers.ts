import type { InlineHashes } from './inline-hashes.ts';

/** What the site may use beside its own files. */
export interface SiteSources {
  /** Origins that the scripts may call: sign-in, and the bucket for sheets. */
  connect: readonly string[];
  /** Origins of people's pictures. */
  images: readonly string[];
  /** Hashes of what stands inline in the site's documents. */
  inline: InlineHashes;
}

type SecurityHeader =
  | 'content-security-policy'
  | 'strict-transport-security'
  | 'x-content-type-options'
  | 'x-frame-options'
  | 'referrer-policy'
  | 'permissions-policy'
  | 'cross-origin-opener-policy';

/** Security headers of every page and file of the site, in AWS and on this machine. */
export function securityHeaders(sources: SiteSources): Record<SecurityHeader, string> {
  return {
    'content-security-policy': contentSecurityPolicy(sources),
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
  };
}

/** Of the security headers, those that mean something for JSON. They go with every answer of the API. */
export const apiSecurityHeaders = ['strict-transport-security', 'x-content-type-options'] as const;

function contentSecurityPolicy({ connect, images, inline }: SiteSources): string {
  const rules = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inline.scripts],
    // Style sheets only, and no style attributes. React sets single style properties by script, which no policy forbids.
    'style-src': ["'self'", ...inline.styles],
    'img-src': ["'self'", 'data:', ...images],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...connect],
    'manifest-src': ["'self'"],
    // The confetti runs in a worker that is made from a blob.
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
