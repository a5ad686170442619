import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeCompoundFile, makeLockedXlsx } from '#test/support/sheets/make-bomb.ts';
import { makeWorkbook, makeXls, makeXlsx, writeWorkbook, type Table } from '#test/support/sheets/make-sheet.ts';
import { makeZip } from '#test/support/sheets/make-zip.ts';
import { readRows } from '#test/support/sheets/read-rows.ts';
import { matching } from '#test/support/matchers.ts';

const good: Table = [
  ['Question', 'Option 1', 'Score Option 1'],
  ['Do you plan?', 'Often', 5],
];

function read(bytes: Uint8Array) {
  return readRows(bytes, 'questions.xlsx');
}

async function readOrRefuse(bytes: Uint8Array): Promise<unknown> {
  try {
    const rows = await read(bytes);
    return rows.every(({ cells }) => Object.values(cells).every((cell) => typeof cell === 'string')) ? 'fine' : rows;
  } catch (error) {
    return error instanceof Error && error.name === 'Refusal' ? 'fine' : error;
  }
}

describe('what is not a spreadsheet', () => {
  const png = Buffer.from('89504e470d0a1a0a0000000d494844520000000100000001080600000', 'hex');
  const contentTypes = (type: string) => ({
    name: '[Content_Types].xml',
    content: `<Types><Override PartName="/x" ContentType="application/vnd.${type}"/></Types>`,
  });
  const embedded =
    '<Default Extension="xlsx" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"/>';

  it.each<[string, Buffer, RegExp]>([
    ['nothing', Buffer.alloc(0), /The file is empty/],
    ['a picture', png, /not a spreadsheet/],
    ['a JPEG', Buffer.from('ffd8ffe000104a46494600010101', 'hex'), /not a spreadsheet/],
    ['a PDF', Buffer.from('%PDF-1.7\nQuestion,Option 1\nA,B'), /not a spreadsheet/],
    ['rich text', Buffer.from('{\\rtf1 Question}'), /not a spreadsheet/],
    ['a web page', Buffer.from('\ufeff <!DOCTYPE html><table><tr><td>Question'), /web page or XML/],
    ['an archive', makeZip([{ name: 'a.txt', content: 'a' }]), /not a spreadsheet/],
    [
      'a Word file',
      makeZip([{ ...contentTypes('openxmlformats-officedocument.wordprocessingml.document.main+xml') }]),
      /not a spreadsheet/,
    ],
    [
      'a Word file with a sheet in it',
      makeZip([{ name: '[Content_Types].xml', content: embedded }]),
      /not a spreadsheet/,
    ],
    ['an old Word file', makeCompoundFile({ '/WordDocument': Buffer.alloc(5_000, 1) }), /not a spreadsheet/],
    [
      'an old Word file with a sheet in it',
      makeCompoundFile({ '/WordDocument': Buffer.alloc(99), '/Pool/Workbook': Buffer.alloc(5_000) }),
      /not a spreadsheet/,
    ],
    [
      'an OpenDocument file',
      writeWorkbook(makeWorkbook({ A: good }), 'ods'),
      /kind of spreadsheet that cannot be read/,
    ],
    ['a binary workbook', writeWorkbook(makeWorkbook({ A: good }), 'xlsb'), /kind of spreadsheet that cannot be read/],
    ['a workbook of Excel 4', Buffer.from('0904060000001000ffff', 'hex'), /kind of spreadsheet that cannot be read/],
    [
      'a workbook of Excel 2',
      writeWorkbook(makeWorkbook({ A: good }), 'biff2'),
      /kind of spreadsheet that cannot be read/,
    ],
    ['symbolic links', writeWorkbook(makeWorkbook({ A: good }), 'sylk'), /kind of spreadsheet that cannot be read/],
    [
      'an interchange of data',
      writeWorkbook(makeWorkbook({ A: good }), 'dif'),
      /kind of spreadsheet that cannot be read/,
    ],
    ['a workbook with a password', makeLockedXlsx(), /protected with a password/],
    ['half a workbook', makeXlsx(good).subarray(0, 2_000), /damaged/],
    ['half an old workbook', makeXls(good).subarray(0, 3_000), /damaged/],
    ['the mark of a workbook', Buffer.from('PK\x03\x04'), /damaged/],
    ['the mark of an old workbook', Buffer.from('d0cf11e0a1b11ae1', 'hex'), /damaged/],
  ])('is refused: %s', async (_, bytes, reason) => {
    await expect(read(bytes)).rejects.toMatchObject({
      name: 'Refusal',
      code: 'file-refused',
      message: matching(reason),
    });
  });

  it('is refused or read as text, never more, if its bytes are random', async () => {
    const marks = [[], [0x50, 0x4b, 3, 4], [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1], [0xff, 0xfe]];
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...marks), fc.uint8Array({ maxLength: 3_000 }), async (mark, rest) => {
        await expect(readOrRefuse(Buffer.from([...mark, ...rest]))).resolves.toBe('fine');
      }),
      { numRuns: 400 },
    );
  });
});
