/** Origins beside the site's own. */
export interface SiteOrigins {
  /** What its scripts may call: sign-in, and where sheets are posted to. */
  connect: readonly string[];
  /** Where people's pictures are. */
  images: readonly string[];
}

type SecurityHeader =
  | 'content-security-policy'
  | 'strict-transport-security'
  | 'x-content-type-options'
  | 'x-frame-options'
  | 'referrer-policy'
  | 'permissions-policy'
  | 'cross-origin-opener-policy';

/** What every answer of the site carries, in AWS and on this machine. */
export function securityHeaders(origins: SiteOrigins): Record<SecurityHeader, string> {
  return {
    'content-security-policy': contentSecurityPolicy(origins),
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
  };
}

function contentSecurityPolicy({ connect, images }: SiteOrigins): string {
  const rules = {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    // Style sheets only. React sets the styles of elements one by one, which no policy forbids.
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', ...images],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...connect],
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
