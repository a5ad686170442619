import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bankSheet, sheetHeader } from '#functions/domain/banks/bank-sheet.ts';
import { cleanText, sizeProblem } from '#functions/domain/banks/question-limits.ts';
import { normaliseText, type DraftQuestion } from '#functions/domain/banks/question.ts';
import { parseSheet } from '#functions/domain/uploads/parse-sheet.ts';
import { readTaken } from '#test/support/sheets/read-rows.ts';
import { writeCsv, writeXlsx } from '#web/lib/workbook/write-sheet.ts';

const hard = fc.constantFrom(
  ...['=SUM(A1:A9)', '+91 22 0000', '-5', '@everyone', "'quoted", "'=marked", "''+twice", '007', '1-2', '3/4', '1e5'],
  ...['TRUE', 'क्या आप योजना बनाते हैं?', 'हाँ, “अक्सर”', 'one\ntwo\n\nthree', 'a,b;c\td', 'say "no"'],
  ...['_x0041_ is no A', '&amp; <b>', 'x'.repeat(9_000)],
);
const anyText = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
  .map(cleanText)
  .filter(
    (text) =>
      text !== '' && [...text].every((one) => (one >= ' ' || one === '\n') && one < '\ufffe' && one !== '\ufeff'),
  );
const text = fc.oneof(hard, anyText);
const phrase = fc.oneof(fc.constant(''), text);
const group = phrase.filter(({ length }) => length <= 500);
const option = fc.record({
  text,
  points: fc.oneof(fc.integer({ min: 1, max: 5 }), fc.integer({ min: -10, max: 10 }), fc.constantFrom(2.5, 0.1)),
  remarks: phrase,
  strength: phrase,
  scw: phrase,
  weakness: phrase,
});
const shortPhrase = fc.constantFrom('', '=1', 'हाँ', "'-");
const shortOption = fc.record({
  text: anyText,
  points: fc.integer({ min: 1, max: 5 }),
  remarks: shortPhrase,
  strength: shortPhrase,
  scw: shortPhrase,
  weakness: shortPhrase,
});
const question: fc.Arbitrary<DraftQuestion> = fc
  .record({
    text,
    category: group,
    subCategory: group,
    options: fc.oneof(
      { weight: 3, arbitrary: fc.array(option, { minLength: 1, maxLength: 5 }) },
      { weight: 1, arbitrary: fc.array(shortOption, { minLength: 6, maxLength: 12 }) },
    ),
  })
  .filter((draft) => sizeProblem(draft) === undefined);
const bank = fc.uniqueArray(question, { minLength: 1, maxLength: 8, selector: (one) => normaliseText(one.text) });

describe('bankSheet', () => {
  it.each([
    ['.xlsx', async (rows: (string | number)[][]) => writeXlsx([{ name: 'Questions', rows }])],
    ['.csv', async (rows: (string | number)[][]) => writeCsv(rows)],
  ])('survives a round trip through an %s file unchanged', async (_, write) => {
    await fc.assert(
      fc.asyncProperty(bank, fc.integer({ min: 1, max: 999 }), async (questions, quizId) => {
        const file = await write(bankSheet(questions, quizId));
        const parsed = parseSheet(await readTaken(new Uint8Array(await file.arrayBuffer())));
        expect(parsed.questions).toEqual(questions);
        expect(parsed.quizId).toBe(quizId);
        expect([parsed.counts.skipped, parsed.counts.defaulted]).toEqual([0, 0]);
      }),
      { numRuns: 100 },
    );
  });

  it('survives a round trip with questions of the maximum size', async () => {
    const phrases = { remarks: '#1', strength: '', scw: '', weakness: '' };
    const optionsOf = (count: number, remarks: string) =>
      Array.from({ length: count }, (_, place) => ({ ...phrases, text: `${place}`, points: 1, remarks }));
    const groups = { category: '#A', subCategory: '#B' };
    const questions = [
      { text: '#N', ...groups, options: optionsOf(2, '= 0') },
      { text: 'Five', ...groups, options: optionsOf(5, 'x'.repeat(5_800)) },
      { text: 'All', ...groups, options: optionsOf(36, '"\n"'.repeat(110)) },
    ];
    expect(questions.map(sizeProblem)).toEqual([undefined, undefined, undefined]);
    const file = await writeXlsx([{ name: 'Questions', rows: bankSheet(questions, 1) }]);
    const parsed = parseSheet(await readTaken(new Uint8Array(await file.arrayBuffer())));
    expect(parsed.questions).toEqual(questions);
    expect(parsed.counts.error).toBe(0);
  });

  it('has the sheet’s headers, and a JSON column only for more than five options', () => {
    const few = { text: 'Q', category: 'C', subCategory: 'S', options: [] };
    expect(bankSheet([few], 7)[0]).toEqual(sheetHeader);
    expect(sheetHeader.slice(0, 7)).toEqual([
      ...['Sr. No.', 'quiz_id', 'Groupng Main Parameters', 'Grouping Sub Parameter', 'Question'],
      ...['Option 1', 'Score Option 1'],
    ]);
    const one = { text: 'A', points: 1, remarks: '', strength: '', scw: '', weakness: '' };
    const [header, row] = bankSheet([{ ...few, options: Array.from({ length: 6 }, () => one) }], 7);
    expect(header?.at(-1)).toBe('answers');
    expect(row?.slice(0, 6)).toEqual([1, 7, 'C', 'S', 'Q', '']);
    expect(JSON.parse(String(row?.at(-1)))).toHaveLength(6);
  });
});
