import type { InlineHashes } from './inline-hashes.ts';

/** What the site may use besides its own files. */
export interface SiteSources {
  /** Origins that the scripts may call: sign-in, and the bucket for uploads. */
  connect: readonly string[];
  /** Origins of people's pictures. */
  images: readonly string[];
  /** Hashes of the inline scripts and styles of the site's documents. */
  inline: InlineHashes;
}

/** Security headers of every page and file of the site, in AWS and on this machine. */
export function securityHeaders(sources: SiteSources) {
  return {
    'content-security-policy': contentSecurityPolicy(sources),
    // Without `includeSubDomains`: the site may be at the firm's bare domain, whose other hosts are not ours.
    'strict-transport-security': 'max-age=63072000',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
  };
}

/** The security headers that have an effect on JSON. Every answer of the API has them. */
export const apiSecurityHeaders = ['strict-transport-security', 'x-content-type-options'] as const;

function contentSecurityPolicy({ connect, images, inline }: SiteSources): string {
  const rules = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inline.scripts],
    // This allows style sheets, and no style attributes. React sets style properties by script, which the policy does not restrict.
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
