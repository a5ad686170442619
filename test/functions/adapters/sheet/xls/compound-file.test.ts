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

  function findRecord(stream: Buffer, type: number): number {
    for (let at = 0; at + 4 <= stream.length; at += 4 + stream.readUInt16LE(at + 2)) {
      if (stream.readUInt16LE(at) === type) return at;
    }
    throw new Error(`There is no record ${type}.`);
  }

  const writeAccess = 0x5c;
  const link = 0x01b8;

  it('a file with a link over every cell is read like any other', async () => {
    const stream = streamOf(good);
    const at = findRecord(stream, link);
    for (const [offset, value] of [0, 0xffff, 0, 0xffff].entries()) stream.writeUInt16LE(value, at + 4 + 2 * offset);
    await expect(read(makeCompoundFile({ '/Workbook': stream }))).resolves.toEqual([goodRow]);
  });

  it('a file with a password is refused', async () => {
    const stream = streamOf(good);
    stream.writeUInt16LE(0x2f, findRecord(stream, writeAccess));
    await expect(read(makeCompoundFile({ '/Workbook': stream }))).rejects.toThrow('protected with a password');
  });

  it('reading ends at an invalid record', async () => {
    const stream = streamOf(good);
    const at = findRecord(stream, link);
    const none = Buffer.concat([stream.subarray(0, at), Buffer.alloc(4), stream.subarray(at)]);
    for (const [offset, value] of [0, 0xffff, 0, 0xffff].entries()) none.writeUInt16LE(value, at + 8 + 2 * offset);
    await expect(read(makeCompoundFile({ '/Workbook': none }))).rejects.toThrow('empty');
  });

  it('a file with a record longer than the stream is refused', async () => {
    const stream = streamOf(good);
    stream.writeUInt16LE(0xfff0, findRecord(stream, writeAccess) + 2);
    await expect(read(makeCompoundFile({ '/Workbook': stream }))).rejects.toThrow('damaged');
  });

  it('a file with far too many cells is refused', async () => {
    const table = streamOf(good);
    const end = findRecord(table, 0xfd);
    const many = Buffer.alloc(8_000);
    many.writeUInt16LE(0xbd, 0);
    many.writeUInt16LE(many.length - 4, 2);
    const stream = Buffer.concat([
      table.subarray(0, end),
      ...Array.from({ length: 1_200 }, () => many),
      table.subarray(end),
    ]);
    await expect(read(makeCompoundFile({ '/Workbook': stream }))).rejects.toThrow('far more than a sheet');
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
