import { describe, expect, it } from 'vitest';
import type * as XLSX from 'xlsx';
import { parseSheet } from '#functions/domain/uploads/parse-sheet.ts';
import { makeWorkbook, writeWorkbook } from '#test/support/sheets/make-sheet.ts';
import { readTaken } from '#test/support/sheets/read-rows.ts';

const kinds: XLSX.BookType[] = ['xlsx', 'biff8'];

/** A sheet of one question whose cells `quiz_id`, `Option 1` and its score are this number in this format, or 1. */
function sheetWith(kind: XLSX.BookType, column: 'A' | 'C' | 'D', v: number, z: string) {
  const workbook = makeWorkbook({
    Bank: [
      ['quiz_id', 'Question', 'Option 1', 'Score Option 1'],
      [1, 'Q', 1, 1],
    ],
  });
  Object.assign(workbook.Sheets['Bank'] ?? {}, { [`${column}2`]: { t: 'n', v, z } });
  return readTaken(writeWorkbook(workbook, kind));
}

describe.each(kinds)('a number in an %s', (kind) => {
  it.each([
    [0.1, '0%', '10%'],
    [10_000, '"₹"#,##0', '₹10,000'],
    [0.5, '# ?/?', '1/2'],
    [7, '000', '007'],
    [2.5, '0', '2.5'],
    [7.4, '000', '7.4'],
    [1_234, '#,##0', '1234'],
    [5, '0.00', '5'],
    [5, 'General', '5'],
    [2.9999999999999996, 'General', '3'],
    [0.1 + 0.2, '0.00', '0.3'],
    [123_456_789_012_345, '0', '123456789012345'],
    [5, '0;-0;', '5'],
    [0, '0;-0;', '0'],
    [5, '0 "', '5'],
  ])('%s in the format %s gives %s', async (v, z, text) => {
    expect((await sheetWith(kind, 'C', v, z)).rows[1]?.texts[2]).toBe(text);
  });

  it.each([
    [5, '0.00'],
    [5, '#,##0'],
    [5, '00'],
    [5, '0.00E+00'],
    [5, '@'],
  ])('%s in the format %s counts as a score', async (v, z) => {
    const { questions, counts } = parseSheet(await sheetWith(kind, 'D', v, z));
    expect(questions[0]?.options[0]?.points).toBe(v);
    expect(counts.defaulted).toBe(0);
  });

  it('a quiz id with leading zeros gives its number', async () => {
    expect(parseSheet(await sheetWith(kind, 'A', 12, '0000')).quizId).toBe(12);
  });
});
