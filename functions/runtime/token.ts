import { createPublicKey } from 'node:crypto';
import { JwtVerifier } from 'aws-jwt-verify';
import { assertIsJwks, SimpleJwksCache, type Jwk, type Jwks, type JwksCache } from 'aws-jwt-verify/jwk';
import { safeJsonParse } from 'aws-jwt-verify/safe-json-parse';
import * as z from 'zod/mini';
import { userId } from '#functions/contract/fields.ts';
import { isMailAddress } from '#functions/domain/people/mail-address.ts';
import { refuse } from '#functions/domain/refusal.ts';
import { isBlank } from '#functions/domain/text/visible-text.ts';
import { env } from './env.ts';
import type { Profile } from '#functions/domain/people/profile.ts';
import * as words from '#functions/domain/words/account.ts';

/** The issuer's keys are unavailable, so good and bad tokens cannot be told apart. */
export class KeysUnavailable extends Error {
  override readonly name = 'KeysUnavailable';
}

/** The shortest RSA key that is accepted; Cognito's have 2,048 bits. */
const minRsaBits = 2048;

/**
 * Caches the keys of an issuer. Fetches them when a token names an unknown one, but at most every ten seconds.
 * @throws KeysUnavailable, from its use, when they cannot be read: no answer in time, no success, or no usable key in it.
 */
export function issuerKeys(timeoutMs: number): JwksCache {
  return new SimpleJwksCache({
    // The library's own fetcher accepts https only; the issuer's address is a setting, and may be this machine.
    fetcher: { fetch: (uri) => fetchBytes(uri, timeoutMs) },
    jwksParser: parseKeys,
  });
}

async function fetchBytes(uri: string, timeoutMs: number): Promise<ArrayBuffer> {
  try {
    const response = await fetch(uri, { signal: AbortSignal.timeout(timeoutMs) });
    if (!response.ok) throw new Error(`The issuer answered ${response.status}.`);
    return await response.arrayBuffer();
  } catch (cause) {
    throw new KeysUnavailable('The token keys could not be fetched.', { cause });
  }
}

function parseKeys(bytes: ArrayBuffer): Jwks {
  try {
    const jwks = safeJsonParse(new TextDecoder().decode(bytes));
    assertIsJwks(jwks);
    const usable = jwks.keys.filter(({ kty }) => kty === 'RSA' || kty === 'EC');
    if (usable.length === 0) throw new Error('The key set has no usable key.');
    usable.forEach(requireKey);
    return { keys: usable };
  } catch (cause) {
    throw new KeysUnavailable('The token keys could not be understood.', { cause });
  }
}

/** Without a usable key, every good signature would look forged. */
function requireKey(key: Jwk): void {
  const { asymmetricKeyDetails } = createPublicKey({ key, format: 'jwk' });
  const { modulusLength } = asymmetricKeyDetails ?? {};
  if (modulusLength !== undefined && modulusLength < minRsaBits) throw new Error('A key of the key set is too short.');
}

/** The caller, from a verified ID token. */
export interface Caller extends Omit<Profile, 'isAdmin'> {
  /** Their name in the user pool, which differs from the id for a person from Google. */
  username: string;
}

/** Verifies an `Authorization` header and returns its caller. */
type TokenCheck = (authorization: string | undefined) => Promise<Caller>;

interface TokenCheckOptions {
  issuer: string;
  clientId: string;
  jwksUri: string;
  /** How long the issuer may take to send its keys. */
  timeoutMs?: number;
}

/** Cognito's pattern for user names. */
const usernamePattern = /^[\p{L}\p{M}\p{S}\p{N}\p{P}]{1,128}$/u;

const retryAfterSeconds = 5;

/**
 * Checks signature, issuer, client, use and expiry of a Bearer token.
 * @throws Refusal `signed-out` for a bad token, `forbidden` for an account without a verified e-mail address, `busy` when the issuer's
 * keys are unavailable: a token that cannot be checked must not sign anybody out.
 */
export function tokenCheck({ issuer, clientId, jwksUri, timeoutMs = 5_000 }: TokenCheckOptions): TokenCheck {
  const verifier = JwtVerifier.create(
    { issuer, audience: clientId, jwksUri, graceSeconds: 0 },
    { jwksCache: issuerKeys(timeoutMs) },
  );

  async function claimsOf(token: string) {
    try {
      return claimsOfPool(await verifier.verify(token));
    } catch (cause) {
      if (cause instanceof KeysUnavailable) refuse('busy', words.notChecked, cause, { retryAfterSeconds });
      refuse('signed-out', words.sessionEnded, cause);
    }
  }

  return async (authorization) => {
    const token = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1];
    if (!token) refuse('signed-out', words.pleaseSignIn);
    const { sub, username, email, emailVerified, name, picture } = await claimsOf(token);
    // Cognito sends a boolean, or a string if the attribute mapping makes it one.
    const isVerified = emailVerified === true || emailVerified === 'true';
    if (!isVerified || typeof email !== 'string' || !isMailAddress(email)) refuse('forbidden', words.unverified);
    return {
      userId: sub,
      username,
      email,
      name: typeof name === 'string' && !isBlank(name) ? name : email,
      ...(typeof picture === 'string' && { picture }),
    };
  };
}

/** The claims that every token of the pool has. The id becomes part of keys, file names and mail tags, so its characters are checked. */
function claimsOfPool(claims: Record<string, unknown>) {
  const { sub, exp, token_use: use, 'cognito:username': username = sub } = claims;
  const { email, email_verified: emailVerified, name, picture } = claims;
  if (exp === undefined || use !== 'id') throw new Error('The token is not an ID token, or never expires.');
  const isNamed = typeof username === 'string' && usernamePattern.test(username);
  if (!isNamed) throw new Error('The user name in the token is not one of Cognito.');
  return { sub: z.parse(userId, sub), username, email, emailVerified, name, picture };
}

let check: TokenCheck | undefined;

/** {@link tokenCheck} with this function's settings. */
export const callerOf: TokenCheck = (authorization) => {
  check ??= tokenCheck({
    issuer: env('TOKEN_ISSUER'),
    clientId: env('TOKEN_CLIENT_ID'),
    jwksUri: env('TOKEN_JWKS_URI'),
  });
  return check(authorization);
};
