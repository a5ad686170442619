import { randomBytes } from 'node:crypto';

/** Eight characters of chance for an attempt's order. */
export function newSeed(): string {
  return randomBytes(6).toString('base64url');
}
