import { createHash } from 'node:crypto';

/** SHA-256 in hexadecimal digits. */
export function digest(bytes: Uint8Array | string): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** The digest of data, whatever the order of their fields. An absent field is the same as one without a value. */
export function digestOfData(data: unknown): string {
  return digest(JSON.stringify(data, (_, value: unknown) => (isRecord(value) ? sorted(value) : value)));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function sorted(record: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
}
