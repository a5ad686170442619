import * as zlib from 'node:zlib';
import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { archiveLimits } from '#functions/adapters/sheet/sheet-limits.ts';
import { storedZip } from '#functions/adapters/sheet/xlsx/stored-zip.ts';
import { inflateArchive } from '#functions/adapters/sheet/xlsx/zip-guard.ts';
import { makeZip, type ZipPart } from '#test/support/sheets/make-zip.ts';

vi.mock('node:zlib', async (importOriginal) => {
  const actual = await importOriginal<typeof zlib>();
  return { ...actual, inflateRawSync: vi.fn(actual.inflateRawSync) };
});

const inflate = vi.mocked(zlib.inflateRawSync);
beforeEach(() => {
  inflate.mockClear();
});

/** How many bytes zlib was allowed to give, over all calls. */
function allowance(): number {
  return inflate.mock.calls.reduce((sum, [, options]) => sum + (options?.maxOutputLength ?? Infinity), 0);
}

const damaged = /damaged/;
const tooMuch = /far more than a sheet/;
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
    const { names, parts } = inflateArchive(makeZip([{ ...a, ...entry }, b]), archiveLimits);
    expect(names).toEqual(['a.xml', 'b.xml']);
    expect([...parts].map(([name, content]) => [name, content.toString()])).toEqual([
      ['a.xml', '<a>text</a>'],
      ['b.xml', '<b/>'],
    ]);
  });

  it('only the wanted parts are unpacked', () => {
    const { names, parts } = inflateArchive(makeZip([a, b]), archiveLimits, (name) => name === 'b.xml');
    expect(names).toHaveLength(2);
    expect([...parts.keys()]).toEqual(['b.xml']);
    expect(inflate).toHaveBeenCalledTimes(1);
  });

  it('parts of any content survive in a stored archive', () => {
    const name = fc.stringMatching(/^[a-z]{1,8}\/[a-zé]{1,8}\.xml$/);
    fc.assert(
      fc.property(fc.dictionary(name, fc.uint8Array({ maxLength: 300 })), (contents) => {
        const parts = new Map(Object.entries(contents).map(([key, value]) => [key, Buffer.from(value)]));
        expect(inflateArchive(storedZip(parts), archiveLimits).parts).toEqual(parts);
      }),
    );
  });
});

describe('a crafted archive', () => {
  const zeros = Buffer.alloc(900_000);

  it.each<[string, ZipPart[], RegExp]>([
    ['an entry larger than it declares', [{ ...a, content: zeros, declaredSize: 10 }], damaged],
    ['an entry larger than nothing', [{ ...a, content: zeros, declaredSize: 0 }], damaged],
    ['an entry smaller than it declares', [{ ...a, declaredSize: 500 }], damaged],
    ['a wrong checksum', [{ ...a, crc: 1 }], damaged],
    ['sizes that differ between the headers', [{ ...a, localSize: 10 }], damaged],
    ['names that differ between the headers', [{ ...a, localName: 'c.xml' }], damaged],
    ['the same name twice', [a, { ...a, name: 'A.XML' }], damaged],
    ['a false ZIP64 size', [{ ...a, wide: true, declaredSize: 2 ** 31 }], tooMuch],
    ['an encrypted entry', [a, { ...b, flags: 1 }], locked],
    ['a strongly encrypted entry', [{ ...a, flags: 0x41 }], locked],
    ['an unknown compression method', [{ ...a, method: 99 }], /kind of spreadsheet/],
    ['a great ratio', [{ ...a, content: Buffer.alloc(1_100_000) }], tooMuch],
    ['a great declared size', [{ ...a, declaredSize: 200_000_000 }], tooMuch],
    [
      'a great sum of declared sizes',
      Array.from({ length: 150 }, (_, i) => ({ name: `${i}`, content: zeros })),
      tooMuch,
    ],
    ['many tags', Array.from({ length: 8 }, (_, i) => ({ name: `${i}`, content: '<'.repeat(900_000) })), tooMuch],
    ['many entries', Array.from({ length: 2_001 }, (_, i) => ({ name: `${i}`, content: '' })), tooMuch],
  ])('is refused for %s', (_, parts, reason) => {
    expect(() => inflateArchive(makeZip(parts), archiveLimits)).toThrow(reason);
    expect(allowance()).toBeLessThanOrEqual(archiveLimits.bytes);
  });

  it('is refused for overlapping entries with consistent headers', () => {
    const inner = makeZip([{ name: 'b', content: 'x', method: 0 }]);
    const outer = makeZip([
      { name: 'a', content: inner.subarray(0, 32), method: 0 },
      { name: 'b', content: 'x', method: 0 },
    ]);
    const directory = outer.lastIndexOf('PK\x01\x02', undefined, 'latin1');
    outer.writeUInt32LE(31, directory + 42);
    expect(() => inflateArchive(outer, archiveLimits)).toThrow(damaged);
  });

  it('zlib never returns more than the limit, for generated headers', () => {
    const limits = { ...archiveLimits, bytes: 50_000 };
    const part = fc.record({
      content: fc.nat(30_000).map((length) => Buffer.alloc(length)),
      declaredSize: fc.nat(30_000),
    });
    fc.assert(
      fc.property(fc.array(part, { maxLength: 6 }), (list) => {
        inflate.mockClear();
        const parts = list.map((one, index) => ({ name: `${index}`, ...one }));
        try {
          inflateArchive(makeZip(parts), limits);
          expect(list.every(({ content, declaredSize }) => content.length === declaredSize)).toBe(true);
        } catch (error) {
          expect(error).toMatchObject({ name: 'Refusal', code: 'file-refused' });
        }
        expect(allowance()).toBeLessThanOrEqual(limits.bytes + list.length);
      }),
    );
  });

  it('unpacking doesn’t change the archive’s bytes', () => {
    const bytes = makeZip([{ ...a, method: 0 }]);
    const before = Buffer.from(bytes);
    inflateArchive(bytes, archiveLimits).parts.get('a.xml')?.fill(0);
    expect(bytes.equals(before)).toBe(true);
  });
});
