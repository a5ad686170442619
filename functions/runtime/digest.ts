import { createHash, randomBytes } from 'node:crypto';

/** SHA-256 in hexadecimal digits. */
export function digest(bytes: Uint8Array | string): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** A random seed of eight characters for the order of an attempt's questions and options. */
export function newSeed(): string {
  return randomBytes(6).toString('base64url');
}
