import { generateKeyPairSync, randomBytes } from 'node:crypto';

/** An RSA private key as a JWK. */
export type SigningKey = Record<'kty' | 'n' | 'e' | 'd' | 'p' | 'q' | 'dp' | 'dq' | 'qi' | 'kid', string> & {
  readonly use: 'sig';
  readonly alg: 'RS256';
};

/** The keys that sign tokens and cookies. */
export interface Secrets {
  readonly signingKey: SigningKey;
  readonly cookieKey: string;
}

export function makeSecrets(): Secrets {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const key = privateKey.export({ format: 'jwk' }) as Omit<SigningKey, 'kid' | 'use' | 'alg'>;
  return {
    signingKey: { ...key, kid: randomBytes(16).toString('base64url'), use: 'sig', alg: 'RS256' },
    cookieKey: randomBytes(32).toString('base64url'),
  };
}
