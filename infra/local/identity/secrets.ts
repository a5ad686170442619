import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeAtomically } from '#infra/local/identity/records.ts';

/** An RSA private key as a JWK. */
export type SigningKey = Record<'kty' | 'n' | 'e' | 'd' | 'p' | 'q' | 'dp' | 'dq' | 'qi' | 'kid', string> & {
  readonly use: 'sig';
  readonly alg: 'RS256';
};

/** The keys that sign tokens and cookies. They are kept, so that tokens outlive a restart. */
export interface Secrets {
  readonly signingKey: SigningKey;
  readonly cookieKey: string;
}

/** The secrets of this data folder, made at the first start. */
export function loadSecrets(dataFolder: string): Secrets {
  const file = join(dataFolder, 'secrets.json');
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Secrets;
  const secrets = makeSecrets();
  mkdirSync(dataFolder, { recursive: true });
  writeAtomically(file, JSON.stringify(secrets));
  return secrets;
}

function makeSecrets(): Secrets {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const key = privateKey.export({ format: 'jwk' }) as Omit<SigningKey, 'kid' | 'use' | 'alg'>;
  return {
    signingKey: { ...key, kid: randomBytes(16).toString('base64url'), use: 'sig', alg: 'RS256' },
    cookieKey: randomBytes(32).toString('base64url'),
  };
}
