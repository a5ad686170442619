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
    [0.5, '# ?/?', '1/2'],
    [7, '000', '007'],
    [2.5, '0', '2.5'],
    [5, '0.00', '5.00'],
    [5, 'General', '5'],
    [2.9999999999999996, 'General', '3'],
    [0.1 + 0.2, '0.00', '0.30'],
    [123_456_789_012_345, '0', '123456789012345'],
    [5, '0;-0;', '5'],
    [2 / 3, 'General', '0.666666667'],
    [0, '0;-0;', '0'],
    [5, '0 "', '5'],
    [100_000, '[$₹-4009] #,##,##0', '₹ 1,00,000'],
    [100_000, '"₹"\\ #,##,##0.00', '₹ 1,00,000.00'],
    [12_345_678, '[>=10000000]"Rs "##\\,##\\,##\\,##0;[>=100000]"Rs "##\\,##\\,##0;"Rs "##,##0', 'Rs 1,23,45,678'],
    [100_000, '[>=10000000]"Rs "##\\,##\\,##\\,##0;[>=100000]"Rs "##\\,##\\,##0;"Rs "##,##0', 'Rs 1,00,000'],
    [-1_234_567, '_ [$₹-4009]\\ * #,##,##0.00_ ;_ [$₹-4009]\\ * \\-#,##,##0.00_ ', '₹ -12,34,567.00'],
    [0.5, '[$-4009]0%', '50%'],
  ])('%s in the format %s gives %s', async (v, z, text) => {
    expect((await sheetWith(kind, 'C', v, z)).rows[1]?.texts[2]).toBe(text);
  });

  it.each([
    [5, '0.00'],
    [5, '#,##0'],
    [5, '00'],
    [5, '@'],
  ])('%s in the format %s counts as a score', async (v, z) => {
    const { questions, counts } = parseSheet(await sheetWith(kind, 'D', v, z));
    expect(questions[0]?.options[0]?.points).toBe(v);
    expect(counts.defaulted).toBe(0);
  });

  it.each([
    [5, '0 "'],
    [5, ';;;'],
    [0, '0;-0;;@'],
    [2.5, '0'],
    [12_345, '0.00E+00'],
    [-5, '0;0'],
    [5, '"-"0'],
    [5, '"1"0'],
    [5, '[$-4000439]0'],
    [5, `0${'_ '.repeat(60)}`],
  ])('%s in the format %s waits for the admin', async (v, z) => {
    const { defects, findings } = parseSheet(await sheetWith(kind, 'C', v, z));
    expect(findings.asks).toContainEqual(expect.objectContaining({ kind: 'doubtfulTexts', count: 1 }));
    expect(defects).toContainEqual(expect.objectContaining({ kind: 'doubtful-text', row: 2, column: 'C · Option 1' }));
    const scored = parseSheet(await sheetWith(kind, 'D', v, z));
    const told = { kind: 'score-not-a-number', row: 2, value: String(v) };
    expect(scored.defects).toContainEqual(expect.objectContaining(told));
  });

  it.each(['0000', '#,##0', '0.00'])('a quiz id in the format %s gives its number', async (z) => {
    expect(parseSheet(await sheetWith(kind, 'A', 1_234, z)).quizId).toBe(1_234);
  });
});
