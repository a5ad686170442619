import type { SessionUser } from './auth.ts';
import { storedIdToken } from './session-hint.ts';

/** A token that ends sooner is renewed first. */
const spareSeconds = 60;

interface Claims {
  sub: string;
  exp: number;
  email?: unknown;
  name?: unknown;
  picture?: unknown;
}

export interface StoredSession {
  token: string;
  user: SessionUser;
  /** The token is good for a while, so nobody has to load the auth code, or the network, to use it. */
  isFresh: boolean;
}

/** The kept ID token and whose it is. Only the server can say whether it is genuine. */
export function storedSession(now = Date.now()): StoredSession | undefined {
  const token = storedIdToken();
  const claims = token === undefined ? undefined : claimsOf(token);
  if (!token || !claims) return undefined;
  return { token, user: userOf(claims), isFresh: claims.exp - spareSeconds > now / 1000 };
}

/** Who an ID token's claims speak of. */
export function userOf({ sub: id, email, name, picture }: Omit<Claims, 'exp'>): SessionUser {
  const address = typeof email === 'string' ? email : '';
  return {
    id,
    email: address,
    name: typeof name === 'string' ? name : address,
    ...(typeof picture === 'string' ? { picture } : {}),
  };
}

function claimsOf(token: string): Claims | undefined {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(payload), (letter) => letter.charCodeAt(0));
    const claims = JSON.parse(new TextDecoder().decode(bytes)) as Partial<Claims>;
    return typeof claims.sub === 'string' && typeof claims.exp === 'number' ? (claims as Claims) : undefined;
  } catch {
    return undefined;
  }
}
