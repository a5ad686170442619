import { describe, expect, it } from 'vitest';
import { digestOfData } from '#functions/runtime/digest.ts';

describe('the digest of data', () => {
  it('is the same for fields in another order, at any depth, and for one without a value', () => {
    const one = digestOfData({ a: 1, b: [{ c: 2, d: 'x' }] });
    expect(digestOfData({ b: [{ d: 'x', c: 2 }], a: 1 })).toBe(one);
    expect(digestOfData({ a: 1, b: [{ c: 2, d: 'x' }], e: undefined })).toBe(one);
  });

  it('is another one for other values, types, names and orders of a list', () => {
    const all = [{ a: 1 }, { a: '1' }, { a: null }, { b: 1 }, { a: [1, 2] }, { a: [2, 1] }, { a: { 0: 1, 1: 2 } }, {}];
    expect(new Set(all.map(digestOfData)).size).toBe(all.length);
  });
});
