import { randomBytes } from 'node:crypto';

/** A random seed of eight characters for the order of an attempt's questions and options. */
export function newSeed(): string {
  return randomBytes(6).toString('base64url');
}
