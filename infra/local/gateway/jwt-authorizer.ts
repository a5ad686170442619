import { JwtVerifier } from 'aws-jwt-verify';
import { issuerKeys, KeysUnavailable } from '#functions/runtime/token.ts';

/** Checks a token. Returns its claims as text, `refused` for a missing or bad token, or `unavailable` if the issuer's keys cannot be fetched. */
export type Authorize = (
  authorization: string | undefined,
) => Promise<Record<string, string> | 'refused' | 'unavailable'>;

interface Issuer {
  issuer: string;
  jwksUri: string;
  clientId: string;
}

const fetchTimeoutMs = 5_000;

/** Checks what API Gateway's JWT authorizer checks: signature, issuer, audience and times. Like it, it caches the keys. */
export function jwtAuthorizer({ issuer, jwksUri, clientId }: Issuer): Authorize {
  const verifier = JwtVerifier.create(
    { issuer, audience: clientId, jwksUri },
    { jwksCache: issuerKeys(fetchTimeoutMs) },
  );
  return async (authorization) => {
    const token = authorization?.replace(/^Bearer +/i, '');
    if (!token) return 'refused';
    try {
      const claims = Object.entries(await verifier.verify(token));
      return Object.fromEntries(claims.map(([name, value]) => [name, asText(value)]));
    } catch (cause) {
      return cause instanceof KeysUnavailable ? 'unavailable' : 'refused';
    }
  };
}

/** Formats a claim as API Gateway does: lists as `[one two]`. */
function asText(claim: unknown): string {
  if (Array.isArray(claim)) return `[${claim.map(asText).join(' ')}]`;
  return typeof claim === 'object' && claim !== null ? JSON.stringify(claim) : String(claim);
}
