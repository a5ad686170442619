import { describe, expect, it } from 'vitest';
import { readSheet } from '#functions/adapters/sheet/read-sheet.ts';
import { unzip } from '#functions/adapters/sheet/unzip.ts';
import { makeZip, type ZipPart } from '#test/support/sheets/make-zip.ts';

const all = () => true;
const damaged = /damaged/;
const tooMuch = /far more in it than a sheet/;
const locked = /password/;
const a: ZipPart = { name: 'a.xml', content: '<a>text</a>' };
const b: ZipPart = { name: 'b.xml', content: '<b/>' };

describe('a sound archive', () => {
  it.each<[string, Partial<ZipPart>]>([
    ['deflated', {}],
    ['stored', { method: 0 }],
    ['streamed', { streamed: true }],
    ['ZIP64', { wide: true }],
  ])('%s parts are unpacked', (_, entry) => {
    const { names, parts } = unzip(makeZip([{ ...a, ...entry }, b]), all);
    expect(names).toEqual(['a.xml', 'b.xml']);
    expect([...parts].map(([name, content]) => [name, content.toString()])).toEqual([
      ['a.xml', '<a>text</a>'],
      ['b.xml', '<b/>'],
    ]);
  });

  it('only the wanted parts are unpacked', () => {
    const { names, parts } = unzip(makeZip([a, b]), (name) => name === 'b.xml');
    expect(names).toHaveLength(2);
    expect([...parts.keys()]).toEqual(['b.xml']);
  });
});

describe('a crafted archive', () => {
  const zeros = Buffer.alloc(900_000);

  it.each<[string, ZipPart[], RegExp]>([
    ['an entry larger than it declares', [{ ...a, content: zeros, declaredSize: 10 }], damaged],
    ['an entry larger than nothing', [{ ...a, content: zeros, declaredSize: 0 }], damaged],
    ['a wrong checksum', [{ ...a, crc: 1 }], damaged],
    ['a name that is not marked as UTF-8', [{ ...a, name: 'é.xml' }], damaged],
    ['the same name twice', [a, { ...a, name: 'A.XML' }], damaged],
    ['a false ZIP64 size', [{ ...a, wide: true, declaredSize: 2 ** 31 }], tooMuch],
    ['an encrypted entry', [a, { ...b, flags: 1 }], locked],
    ['a strongly encrypted entry', [{ ...a, flags: 0x41 }], locked],
    ['an unknown compression method', [{ ...a, method: 99 }], /kind of spreadsheet/],
    ['a great ratio', [{ ...a, content: Buffer.alloc(1_100_000) }], tooMuch],
    ['a great declared size', [{ ...a, declaredSize: 200_000_000 }], tooMuch],
    [
      'a great sum of declared sizes',
      Array.from({ length: 150 }, (_, i) => ({ name: `${i}.xml`, content: zeros })),
      tooMuch,
    ],
    [
      'a great sum of declared sizes with a damaged entry before it',
      Array.from({ length: 150 }, (_, i) => ({ name: `${i}.xml`, content: zeros, ...(i === 0 && { crc: 1 }) })),
      tooMuch,
    ],
  ])('is refused for %s', async (_, parts, reason) => {
    const bytes = makeZip(parts);
    await expect(readSheet(bytes, 'bank.xlsx')).rejects.toThrow(reason);
  });

  it('unpacking doesn’t change the archive’s bytes', () => {
    const bytes = makeZip([{ ...a, method: 0 }]);
    const before = Buffer.from(bytes);
    unzip(bytes, all).parts.get('a.xml')?.fill(0);
    expect(bytes.equals(before)).toBe(true);
  });
});
