import { amplifyValue, storedIdToken } from './session-hint.ts';

export interface SessionUser {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly picture?: string;
}

/** A token that expires sooner counts as expired. */
export const expiryMarginMs = 10_000;

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
  /** Time until the token expires, by the issuer's clock as far as it is known. */
  msLeft: number;
  /** It has not expired, so it can be used without the auth code or the network. */
  isFresh: boolean;
}

/** The stored ID token and its person. Only the server can verify it. */
export function storedSession(now = Date.now()): StoredSession | undefined {
  const token = storedIdToken();
  const claims = token === undefined ? undefined : claimsOf(token);
  if (!token || !claims) return undefined;
  const msLeft = claims.exp * 1000 - now - clockDriftMs();
  return { token, user: userOf(claims), msLeft, isFresh: msLeft > expiryMarginMs };
}

/** How far the issuer's clock is ahead of this device's, as Amplify measured it with the token. */
function clockDriftMs(): number {
  return Number(amplifyValue('clockDrift')) || 0;
}

/** The person in an ID token's claims. */
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
