import { describe, expect, it } from 'vitest';
import type { CellObject } from 'xlsx';
import { compoundFiles } from '#test/support/sheets/compound-files.ts';
import { makeCompoundFile } from '#test/support/sheets/make-bomb.ts';
import { makeWorkbook, makeXls, makeXlsx, writeWorkbook, type Table } from '#test/support/sheets/make-sheet.ts';
import { readRows } from '#test/support/sheets/read-rows.ts';

const good: Table = [
  ['Question', 'Option 1'],
  ['Do you plan?', 'Often'],
];
const goodRow = { row: 2, cells: { Question: 'Do you plan?', 'Option 1': 'Often' } };

function read(bytes: Uint8Array) {
  return readRows(bytes, 'questions.xls');
}

describe('a crafted .xls', () => {
  /** The Workbook stream of a sheet with a link in it. */
  function streamOf(table: Table): Buffer {
    const workbook = makeWorkbook({ A: table });
    const cell = workbook.Sheets['A']?.['A2'] as CellObject | undefined;
    if (cell) cell.l = { Target: 'https://example.com' };
    const file = compoundFiles.read(writeWorkbook(workbook, 'biff8'), { type: 'buffer' });
    const stream = compoundFiles.find(file, '/Workbook');
    if (!stream) throw new Error('The workbook has no stream.');
    return Buffer.from(stream.content);
  }

  const words = (...numbers: number[]) => Buffer.from(new Uint16Array(numbers).buffer);
  const cryptoHeader = [4, 0, 0, 0, 0x6801, 0, 0x8004, 0, 128, 0, 1, 0, 0, 0, 0, 0, 0];

  it.each([
    ['XOR', words(0, 1, 2)],
    ['RC4', Buffer.concat([words(1, 1, 1), Buffer.alloc(48, 7)])],
    ['RC4 of the CryptoAPI', Buffer.concat([words(1, 2, 2, 4, 0, 34, 0, ...cryptoHeader, 16, 0), Buffer.alloc(40, 7)])],
  ])('a file with a password is refused: %s', async (_, pass) => {
    const stream = streamOf(good);
    const first = 4 + stream.readUInt16LE(2);
    const begin = stream.subarray(0, first);
    const locked = Buffer.concat([begin, words(0x2f, pass.length), pass, stream.subarray(first)]);
    await expect(read(makeCompoundFile({ '/Workbook': locked }))).rejects.toThrow('protected with a password');
  });

  it('a workbook in the mini stream is read', async () => {
    const stream = Buffer.from(streamOf(good));
    expect(stream.length).toBeLessThan(4_096);
    await expect(read(makeCompoundFile({ '/Workbook': stream }))).resolves.toEqual([goodRow]);
  });

  it('a file whose chain of sectors is a ring is refused', async () => {
    const bytes = makeXls([['Question'], ...Array.from({ length: 200 }, (_, index) => [`Question ${index}`])]);
    const fat = (bytes.readUInt32LE(76) + 1) * 512;
    const entries = Array.from({ length: 128 }, (_, index) => bytes.readUInt32LE(fat + index * 4));
    entries.forEach((next, index) => {
      if (next === index + 1) bytes.writeUInt32LE(index, fat + index * 4);
    });
    await expect(read(bytes)).rejects.toThrow('damaged');
  });

  it('reading doesn’t change the bytes of the file', async () => {
    const bytes = makeXls(good);
    const before = Buffer.from(bytes);
    await read(bytes);
    await read(makeXlsx(good));
    expect(bytes.equals(before)).toBe(true);
  });
});
