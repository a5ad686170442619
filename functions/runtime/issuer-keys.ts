import { createPublicKey } from 'node:crypto';
import { assertIsJwks, SimpleJwksCache, type Jwk, type Jwks, type JwksCache } from 'aws-jwt-verify/jwk';
import { safeJsonParse } from 'aws-jwt-verify/safe-json-parse';

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
