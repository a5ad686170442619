import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeCompoundFile, makeLockedXlsx } from '#test/support/sheets/make-bomb.ts';
import { makeWorkbook, makeXls, makeXlsx, writeWorkbook, type Table } from '#test/support/sheets/make-sheet.ts';
import { makeZip } from '#test/support/sheets/make-zip.ts';
import { readOrRefuse, readRows } from '#test/support/sheets/read-rows.ts';
import { matching } from '#test/support/matchers.ts';

const good: Table = [
  ['Question', 'Option 1', 'Score Option 1'],
  ['Do you plan?', 'Often', 5],
];

function read(bytes: Uint8Array) {
  return readRows(bytes, 'questions.xlsx');
}

describe('a file that is no readable spreadsheet', () => {
  const png = Buffer.from('89504e470d0a1a0a0000000d494844520000000100000001080600000', 'hex');
  const contentTypes = (type: string) => ({
    name: '[Content_Types].xml',
    content: `<Types><Override PartName="/x" ContentType="application/vnd.${type}"/></Types>`,
  });
  const embedded =
    '<Default Extension="xlsx" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"/>';

  const unreadable = /can’t read this kind of spreadsheet/;
  const noSpreadsheet = /not a spreadsheet/;

  it.each<[string, Buffer, RegExp]>([
    ['an empty file', Buffer.alloc(0), /The file is empty/],
    ['a picture', png, noSpreadsheet],
    ['a JPEG', Buffer.from('ffd8ffe000104a46494600010101', 'hex'), noSpreadsheet],
    ['a PDF', Buffer.from('%PDF-1.7\nQuestion,Option 1\nA,B'), noSpreadsheet],
    ['rich text', Buffer.from('{\\rtf1 Question}'), noSpreadsheet],
    ['a web page', Buffer.from('\ufeff <!DOCTYPE html><table><tr><td>Question'), /web page or XML/],
    ['an archive', makeZip([{ name: 'a.txt', content: 'a' }]), noSpreadsheet],
    [
      'a Word file',
      makeZip([{ ...contentTypes('openxmlformats-officedocument.wordprocessingml.document.main+xml') }]),
      noSpreadsheet,
    ],
    ['a Word file with a sheet in it', makeZip([{ name: '[Content_Types].xml', content: embedded }]), noSpreadsheet],
    ['an old Word file', makeCompoundFile({ '/WordDocument': Buffer.alloc(5_000, 1) }), noSpreadsheet],
    [
      'an old Word file with a sheet in it',
      makeCompoundFile({ '/WordDocument': Buffer.alloc(99), '/Pool/Workbook': Buffer.alloc(5_000) }),
      noSpreadsheet,
    ],
    ['an OpenDocument file', writeWorkbook(makeWorkbook({ A: good }), 'ods'), /OpenDocument sheet/],
    ['a binary workbook', writeWorkbook(makeWorkbook({ A: good }), 'xlsb'), /binary workbook/],
    ['a workbook of Excel 4', Buffer.from('0904060000001000ffff', 'hex'), unreadable],
    ['a workbook of Excel 2', writeWorkbook(makeWorkbook({ A: good }), 'biff2'), unreadable],
    ['a symbolic link file (.slk)', writeWorkbook(makeWorkbook({ A: good }), 'sylk'), unreadable],
    ['a data interchange file (.dif)', writeWorkbook(makeWorkbook({ A: good }), 'dif'), unreadable],
    ['a workbook with a password', makeLockedXlsx(), /protected with a password/],
    ['half a workbook', makeXlsx(good).subarray(0, 2_000), /damaged/],
    ['half an old workbook', makeXls(good).subarray(0, 3_000), /damaged/],
    ['only the signature of a workbook', Buffer.from('PK\x03\x04'), /damaged/],
    ['only the signature of an old workbook', Buffer.from('d0cf11e0a1b11ae1', 'hex'), /damaged/],
  ])('is refused with its reason: %s', async (_, bytes, reason) => {
    await expect(read(bytes)).rejects.toMatchObject({
      name: 'Refusal',
      code: 'file-refused',
      message: matching(reason),
    });
  });

  it('random bytes are refused or read as text', async () => {
    const marks = [[], [0x50, 0x4b, 3, 4], [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1], [0xff, 0xfe]];
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...marks), fc.uint8Array({ maxLength: 3_000 }), async (mark, rest) => {
        await expect(readOrRefuse(Buffer.from([...mark, ...rest]))).resolves.toBe('fine');
      }),
      { numRuns: 400 },
    );
  });
});
