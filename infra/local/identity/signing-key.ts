import { generateKeyPairSync, randomBytes } from 'node:crypto';

/** An RSA private key as a JWK. */
export type SigningKey = Record<'kty' | 'n' | 'e' | 'd' | 'p' | 'q' | 'dp' | 'dq' | 'qi' | 'kid', string> & {
  readonly use: 'sig';
  readonly alg: 'RS256';
};

/** Makes the key that signs the tokens. */
export function makeSigningKey(): SigningKey {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const key = privateKey.export({ format: 'jwk' }) as Omit<SigningKey, 'kid' | 'use' | 'alg'>;
  return { ...key, kid: randomBytes(16).toString('base64url'), use: 'sig', alg: 'RS256' };
}
