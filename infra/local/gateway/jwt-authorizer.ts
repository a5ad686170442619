import { JwtVerifier } from 'aws-jwt-verify';
import { issuerKeys, KeysUnavailable } from '#functions/runtime/issuer-keys.ts';

/** The claims of a good token, all as text; `refused` for a missing or bad one, `unavailable` while the issuer's keys cannot be had. */
export type Authorize = (
  authorization: string | undefined,
) => Promise<Record<string, string> | 'refused' | 'unavailable'>;

interface Issuer {
  issuer: string;
  jwksUri: string;
  clientId: string;
}

const fetchTimeoutMs = 5_000;

/** What API Gateway's JWT authorizer checks: signature, issuer, audience and times. It keeps the keys, as this does. */
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

/** As API Gateway writes claims: lists as `[one two]`. */
function asText(claim: unknown): string {
  if (Array.isArray(claim)) return `[${claim.map(asText).join(' ')}]`;
  return typeof claim === 'object' && claim !== null ? JSON.stringify(claim) : String(claim);
}
