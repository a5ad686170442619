import { describe, expect, it } from 'vitest';
import { digestOfData } from '#functions/runtime/digest.ts';

describe('digestOfData', () => {
  it('ignores the order of fields and undefined values at any depth', () => {
    const one = digestOfData({ a: 1, b: [{ c: 2, d: 'x' }] });
    expect(digestOfData({ b: [{ d: 'x', c: 2 }], a: 1 })).toBe(one);
    expect(digestOfData({ a: 1, b: [{ c: 2, d: 'x' }], e: undefined })).toBe(one);
  });

  it('differs for other values, types, names and list orders', () => {
    const all = [{ a: 1 }, { a: '1' }, { a: null }, { b: 1 }, { a: [1, 2] }, { a: [2, 1] }, { a: { 0: 1, 1: 2 } }, {}];
    expect(new Set(all.map(digestOfData)).size).toBe(all.length);
  });
});
