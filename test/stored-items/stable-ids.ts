/* Ids that are the same in every run, so that a recording changes only with the code. */

let count = 0;
const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

function nextDigits(length: number): string {
  let rest = (count += 1);
  let text = '';
  for (; text.length < length; rest = Math.floor(rest / digits.length))
    text = (digits[rest % digits.length] ?? '') + text;
  return text;
}

/** The module of ulids, with a number in place of their randomness. */
export function stableUlids(ulids: Pick<typeof import('ulid'), 'encodeTime'>): object {
  return { ...ulids, ulid: (at = Date.now()) => `${ulids.encodeTime(at, 10)}${nextDigits(16)}` };
}

/** Node's `crypto`, whose random bytes and UUIDs are numbers. */
export function stableCrypto(crypto: object): object {
  const hex = (length: number) => (count += 1).toString(16).padStart(length, '0');
  return {
    ...crypto,
    randomUUID: () => `${hex(8)}-0000-4000-8000-${'0'.repeat(12)}`,
    randomBytes: (size: number) => Buffer.from(hex(size * 2), 'hex'),
  };
}
