import { JwtVerifier } from 'aws-jwt-verify';
import { SimpleJwksCache } from 'aws-jwt-verify/jwk';
import { refuse } from '#functions/domain/refusal.ts';
import type { Profile } from '#functions/usecases/ports/people.ts';
import { env } from './env.ts';

/** Who calls, from a verified ID token. */
export interface Caller extends Omit<Profile, 'isAdmin'> {
  /** Their name in the user pool, which for one who came through Google is not the id. */
  username: string;
}

const fetchTimeoutMs = 5_000;

// The library's own fetcher takes https only; the issuer's address is a setting, and may be this machine.
async function fetchJwks(uri: string): Promise<ArrayBuffer> {
  const response = await fetch(uri, { signal: AbortSignal.timeout(fetchTimeoutMs) });
  if (!response.ok) throw new Error(`The token keys could not be read: ${response.status}.`);
  return response.arrayBuffer();
}

function makeVerifier() {
  return JwtVerifier.create(
    {
      issuer: env('TOKEN_ISSUER'),
      audience: env('TOKEN_CLIENT_ID'),
      jwksUri: env('TOKEN_JWKS_URI'),
      graceSeconds: 0,
      customJwtCheck: ({ payload }) => {
        if (payload['token_use'] !== 'id') throw new Error('This is not an ID token.');
      },
    },
    { jwksCache: new SimpleJwksCache({ fetcher: { fetch: fetchJwks } }) },
  );
}

let verifier: ReturnType<typeof makeVerifier> | undefined;

/**
 * Checks signature, issuer, client, use and expiry of a Bearer token.
 * @throws Refusal `signed-out`.
 */
export async function callerOf(authorization: string | undefined): Promise<Caller> {
  const token = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1];
  if (!token) refuse('signed-out', 'Please sign in.');
  verifier ??= makeVerifier();
  try {
    const { sub, email, name, picture, 'cognito:username': username } = await verifier.verify(token);
    if (typeof sub !== 'string' || typeof email !== 'string') throw new Error('The token has no subject or no e-mail.');
    return {
      userId: sub,
      username: typeof username === 'string' ? username : sub,
      email,
      name: typeof name === 'string' && name !== '' ? name : email,
      ...(typeof picture === 'string' && { picture }),
    };
  } catch (cause) {
    refuse('signed-out', 'Your session has ended. Please sign in again.', cause);
  }
}
