import { JwtVerifier } from 'aws-jwt-verify';
import * as z from 'zod/mini';
import { userId } from '#functions/contract/fields.ts';
import { isMailAddress } from '#functions/domain/mail-address.ts';
import { refuse } from '#functions/domain/refusal.ts';
import type { Profile } from '#functions/usecases/ports/people.ts';
import { env } from './env.ts';
import { issuerKeys, KeysUnavailable } from './issuer-keys.ts';

/** Who calls, from a verified ID token. */
export interface Caller extends Omit<Profile, 'isAdmin'> {
  /** Their name in the user pool, which for one who came through Google is not the id. */
  username: string;
}

/** Finds out who calls, from an `Authorization` header. */
type TokenCheck = (authorization: string | undefined) => Promise<Caller>;

interface TokenCheckOptions {
  issuer: string;
  clientId: string;
  jwksUri: string;
  /** How long the issuer may take to send its keys. */
  timeoutMs?: number;
}

/** What a token of the pool says for certain. The id becomes part of keys, file names and mail tags, so its letters are checked. */
const claimsOfPool = z.looseObject({
  sub: userId,
  exp: z.number(),
  token_use: z.literal('id'),
  // As Cognito has user names.
  'cognito:username': z.optional(z.string().check(z.regex(/^[\p{L}\p{M}\p{S}\p{N}\p{P}]{1,128}$/u))),
});

/** Cognito gives it as a boolean, and where attributes are texts as a text. */
const verified = z.union([z.literal(true), z.literal('true')]);
const claimsOfAccount = z.object({
  email: z.string().check(z.refine(isMailAddress)),
  email_verified: verified,
});

const retryAfterSeconds = 5;

/**
 * Checks signature, issuer, client, use and expiry of a Bearer token.
 * @throws Refusal `signed-out` for what is no good token, `forbidden` for an account without a verified e-mail address, `busy` when the
 * issuer's keys cannot be had: a token that cannot be checked must not sign anybody out.
 */
export function tokenCheck({ issuer, clientId, jwksUri, timeoutMs = 5_000 }: TokenCheckOptions): TokenCheck {
  const verifier = JwtVerifier.create(
    { issuer, audience: clientId, jwksUri, graceSeconds: 0 },
    { jwksCache: issuerKeys(timeoutMs) },
  );

  async function claimsOf(token: string) {
    try {
      return z.parse(claimsOfPool, await verifier.verify(token));
    } catch (cause) {
      if (cause instanceof KeysUnavailable) {
        const message = 'We can’t check your sign-in right now. You stay signed in; please try again in a moment.';
        refuse('busy', message, cause, { retryAfterSeconds });
      }
      refuse('signed-out', 'Your session has ended. Please sign in again.', cause);
    }
  }

  return async (authorization) => {
    const token = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1];
    if (!token) refuse('signed-out', 'Please sign in.');
    const { sub, 'cognito:username': username = sub, name, picture, ...claims } = await claimsOf(token);
    const account = z.safeParse(claimsOfAccount, claims);
    if (!account.success) {
      refuse('forbidden', 'Your account has no verified e-mail address. Verify it with Google, then sign in again.');
    }
    const { email } = account.data;
    return {
      userId: sub,
      username,
      email,
      name: typeof name === 'string' && name !== '' ? name : email,
      ...(typeof picture === 'string' && { picture }),
    };
  };
}

let check: TokenCheck | undefined;

/** The same, with this function's settings. */
export const callerOf: TokenCheck = (authorization) => {
  check ??= tokenCheck({
    issuer: env('TOKEN_ISSUER'),
    clientId: env('TOKEN_CLIENT_ID'),
    jwksUri: env('TOKEN_JWKS_URI'),
  });
  return check(authorization);
};
