import { JwtVerifier } from 'aws-jwt-verify';
import { SimpleJwksCache } from 'aws-jwt-verify/jwk';

/** The claims of a good token, all as text; `refused` for a missing or bad one. */
export type Authorize = (authorization: string | undefined) => Promise<Record<string, string> | 'refused'>;

interface Issuer {
  issuer: string;
  jwksUri: string;
  clientId: string;
}

/** What API Gateway's JWT authorizer checks: signature, issuer, audience and times. */
export function jwtAuthorizer({ issuer, jwksUri, clientId }: Issuer): Authorize {
  const fetcher = { fetch: async (uri: string) => (await fetch(uri)).arrayBuffer() };
  const verifier = JwtVerifier.create(
    { issuer, audience: clientId, jwksUri },
    { jwksCache: new SimpleJwksCache({ fetcher }) },
  );
  return async (authorization) => {
    const token = authorization?.replace(/^Bearer +/i, '');
    if (!token) return 'refused';
    try {
      const claims = Object.entries(await verifier.verify(token));
      return Object.fromEntries(claims.map(([name, value]) => [name, asText(value)]));
    } catch {
      return 'refused';
    }
  };
}

/** As API Gateway writes claims: lists as `[one two]`. */
function asText(claim: unknown): string {
  if (Array.isArray(claim)) return `[${claim.map(asText).join(' ')}]`;
  return typeof claim === 'object' && claim !== null ? JSON.stringify(claim) : String(claim);
}
