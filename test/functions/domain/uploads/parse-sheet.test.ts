import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maxDefects } from '#functions/domain/uploads/sheet-defect.ts';
import { parseSheet } from '#functions/domain/uploads/parse-sheet.ts';
import { parseOne, rowsOf, skippedRows } from '#test/support/dynamo/rows-of.ts';
import { containing } from '#test/support/matchers.ts';
import { noQuestions } from '#functions/domain/words/uploads/columns.ts';
import { sameText } from '#functions/domain/words/uploads/rows.ts';

describe('reading rows', () => {
  it.each([
    ['no question text', { Question: ' ', 'Option 1': 'A' }, 'The row has no question text.'],
    ['no options', { 'Option 1': ' ', 'Option 2': '' }, 'The row has no options: every option is blank.'],
    ['one cell that repeats its header', { Question: 'Question' }, 'The row has no options: every option is blank.'],
    ['an empty JSON list', { answers: '[]' }, 'The row has no options: every option is blank.'],
    [
      'JSON with blank options only',
      { answers: '[{"option": " "}]' },
      'The row has no options: every option is blank.',
    ],
  ])('skips and lists a row with %s', (_, cells, reason) => {
    const parsed = parseOne(cells);
    expect(skippedRows(parsed)).toEqual([{ row: 2, reason }]);
    expect(parsed.questions.map(({ text }) => text)).toEqual(['Good']);
  });

  it('ignores blank rows and keeps the numbers of the others', () => {
    const blank = { Question: ' ', 'Option 1': '' };
    const parsed = parseSheet(rowsOf({ Question: 'Q', 'Option 1': 'A' }, blank, {}, { Question: '', 'Option 1': 'A' }));
    expect(parsed.questions).toHaveLength(1);
    expect(skippedRows(parsed)).toEqual([{ row: 5, reason: 'The row has no question text.' }]);
  });
});

describe('the quiz id of a sheet', () => {
  it.each([
    ['taken from quiz_id', [{ quiz_id: '4', 'Sr. No.': '9' }], 4],
    [
      'taken from quiz_id, not from a Sr. No. that all rows carry',
      [{ quiz_id: '4', 'Sr. No.': '9' }, { 'Sr. No.': '9' }],
      4,
    ],
    ['taken from the first filled quiz_id', [{ quiz_id: '' }, { quiz_id: '4' }], 4],
    ['taken from a constant Sr. No.', [{ 'Sr. No.': '9' }, { 'Sr. No.': '9' }], 9],
    ['taken from a constant Sr. No. that some rows lack', [{ 'Sr. No.': '9' }, {}, { 'Sr. No.': '9' }], 9],
    ['taken from a constant Sr. No. written “9.”', [{ 'Sr. No.': '9.' }, { 'Sr. No.': '9.' }], 9],
    [
      'taken from a constant Sr. No. if quiz_id is no number',
      [{ quiz_id: 'four', 'Sr. No.': '9' }, { 'Sr. No.': '9' }],
      9,
    ],
    ['missing: a single row numbered 1', [{ 'Sr. No.': '1' }], undefined],
    ['missing: a single Sr. No.', [{ quiz_id: '', 'Sr. No.': '9' }], undefined],
    ['missing: Sr. No. counts', [{ 'Sr. No.': '1' }, { 'Sr. No.': '2' }, { 'Sr. No.': '3' }], undefined],
    ['missing: Sr. No. counts from 0', [{ 'Sr. No.': '0' }, { 'Sr. No.': '1' }], undefined],
    ['missing: Sr. No. counts with gaps', [{ 'Sr. No.': '3' }, { 'Sr. No.': '7' }, { 'Sr. No.': '8' }], undefined],
    [
      'missing: Sr. No. restarts in each section',
      [{ 'Sr. No.': '1' }, { 'Sr. No.': '2' }, { 'Sr. No.': '1' }],
      undefined,
    ],
    ['missing: Sr. No. is text', [{ 'Sr. No.': 'a' }, { 'Sr. No.': 'a' }], undefined],
    ['missing: Sr. No. is always 0', [{ 'Sr. No.': '0' }, { 'Sr. No.': '0' }], undefined],
    ['missing: neither is a whole number above 0', [{ quiz_id: '0', 'Sr. No.': '1.5' }], undefined],
    ['missing: quiz_id is negative', [{ quiz_id: '-2' }], undefined],
    ['missing: quiz_id is too large', [{ quiz_id: '1000000000' }], undefined],
    ['missing: there is no column', [{}], undefined],
  ])('is %s', (_, rows: Record<string, string>[], quizId) => {
    const cells = rows.map((row, index) => ({ Question: `Q${index}`, 'Option 1': 'A', ...row }));
    expect(parseSheet(rowsOf(...cells)).quizId).toBe(quizId);
  });

  it('comes from the first kept row, not from a skipped or later one', () => {
    const { quizId } = parseSheet(
      rowsOf(
        { Question: 'No options', quiz_id: '5' },
        { Question: 'Q', 'Option 1': 'A', quiz_id: '6' },
        { Question: 'R', 'Option 1': 'A', quiz_id: '7' },
      ),
    );
    expect(quizId).toBe(6);
  });
});

describe('defects of a sheet', () => {
  const kindsOf = (cells: Record<string, string>) =>
    parseOne(cells).defects.map(({ kind, row, column }) => [kind, row, column]);

  it('include every repeat of a question text, with both rows', () => {
    const options = { 'Option 1': 'A', points1: '1', 'Option 2': 'B', points2: '2' };
    const one = { quiz_id: '1', category: 'C', sub_category: 'S', ...options };
    const { defects, counts, questions } = parseSheet(
      rowsOf(
        { Question: 'Do you plan?', ...one },
        { Question: 'Other', ...one },
        { Question: ' do  you PLAN? ', ...one },
        { Question: 'OTHER', ...one },
      ),
    );
    expect(questions).toHaveLength(4);
    expect(counts).toEqual({ error: 2, skipped: 0, defaulted: 0, note: 0 });
    expect(defects).toMatchObject([
      {
        severity: 'error',
        row: 4,
        column: 'A · Question',
        ...sameText(2, 4, 'do  you PLAN?'),
      },
      { severity: 'error', row: 5, value: 'OTHER', problem: containing('Rows 3 and 5') },
    ]);
  });

  it('don’t include a skipped row with the text of a kept one', () => {
    const parsed = parseSheet(rowsOf({ Question: 'Q' }, { Question: 'Q', 'Option 1': 'A' }));
    expect(parsed.questions).toHaveLength(1);
    expect(parsed.defects.map(({ kind }) => kind)).not.toContain('same-text');
  });

  const oneAnswer = '[{"option":"B"}]';
  const equalPoints = { 'Option 1': 'Yes', points1: '3', 'Option 2': 'No', points2: '3' };
  it.each<[string, Record<string, string>, [string, number, string]]>([
    ['a cell turned into a date', { 'Option 1': '2-Jan' }, ['date-cell', 2, 'B · Option 1']],
    ['a wrong encoding', { 'Option 1': 'caf\ufffd' }, ['odd-characters', 2, 'B · Option 1']],
    ['Hindi in a wrong encoding', { 'Option 1': 'à¤¹à¤¾à¤' }, ['odd-characters', 2, 'B · Option 1']],
    ['phrases of no option', { 'Option 1': 'Yes', remarks2: 'r' }, ['unused-value', 2, 'C · remarks2']],
    ['an unknown column', { 'Option 1': 'Yes', Hint: 'h' }, ['unused-column', 1, 'C · Hint']],
    ['two columns with one meaning', { 'Option 1': 'Yes', option1: 'No' }, ['unused-column', 1, 'C · option1']],
    [
      'answers in a list and in columns',
      { 'Option 1': 'Yes', answers: oneAnswer },
      ['unused-value', 2, 'B · Option 1'],
    ],
    ['an unused field', { answers: '[{"option":"B","points":1,"hint":"h"}]' }, ['unused-value', 2, 'B · answers']],
    ['a score that is no number', { 'Option 1': 'Yes', points1: '4/5' }, ['score-not-a-number', 2, 'C · points1']],
    ['a score that is too large', { 'Option 1': 'Yes', points1: '1e7' }, ['score-not-a-number', 2, 'C · points1']],
    ['a category that is too long', { category: 'x'.repeat(501), 'Option 1': 'A' }, ['too-long', 2, 'B · category']],
    ['the same points for all options', equalPoints, ['equal-scores', 2, 'A · Question']],
    ['a score off the scale', { 'Option 1': 'Yes', points1: '0' }, ['off-scale', 2, 'C · points1']],
    ['a missing score', { 'Option 1': 'Yes', points1: '' }, ['no-score', 2, 'C · points1']],
    ['a sheet without any score', { 'Option 1': 'Yes', points1: '' }, ['no-scores', 2, '']],
    ['a missing column of scores only once', { 'Option 1': 'Yes' }, ['no-score', 1, '']],
    ['an invalid quiz id', { 'Option 1': 'Yes', quiz_id: 'four' }, ['no-quiz-id', 2, 'C · quiz_id']],
  ])('include %s', (_, cells, expected) => {
    expect(kindsOf(cells)).toContainEqual(expected);
    expect(kindsOf(cells).filter((found) => found.join() === expected.join())).toHaveLength(1);
  });

  it.each([
    ['one option has different points', { points1: '3', points2: '4' }],
    ['their scores can’t be read', { points1: 'x', points2: 'y' }],
    ['the sheet has no score', { points1: '', points2: '' }],
  ])('don’t include equal points if %s', (_, points) => {
    const found = kindsOf({ 'Option 1': 'Yes', 'Option 2': 'No', ...points });
    expect(found.filter(([kind, row]) => kind === 'equal-scores' && row === 2)).toEqual([]);
  });

  it('include a question that is too long to store', () => {
    const long = 'x'.repeat(9_000);
    const phrases = { remarks1: long, strength1: long, scw1: long, weakness1: long };
    const parsed = parseOne({ 'Option 1': 'A', points1: '1', ...phrases });
    expect(parsed.questions).toHaveLength(1);
    expect(parsed.defects).toContainEqual(
      expect.objectContaining({
        kind: 'too-long',
        row: 2,
        column: 'A · Question',
        problem: expect.stringMatching(/36,\d+ characters/) as string,
      }),
    );
    const longText = JSON.stringify([{ option: 'x'.repeat(10_001), points: 1 }]);
    expect(parseOne({ answers: longText }).defects.map(({ kind, row }) => [kind, row])).toContainEqual(['too-long', 2]);
    const options = JSON.stringify(Array.from({ length: 37 }, (_, index) => ({ option: `o${index}`, points: 1 })));
    expect(parseOne({ answers: options }).defects.map(({ kind, row }) => [kind, row])).toContainEqual(['too-long', 2]);
  });

  it('quote a long value shortened', () => {
    const { defects } = parseOne({ 'Option 1': 'x'.repeat(5_000) });
    expect(Math.max(...defects.map(({ value }) => value.length))).toBe(120);
  });

  it('are all counted, but only the 20,000 most severe are kept', () => {
    const cells = { 'Option 1': 'A', quiz_id: '1', category: '', sub_category: '', points1: '' };
    const rows = Array.from({ length: 12_000 }, (_, index) => ({ Question: `Q${index}`, ...cells }));
    const { defects, counts } = parseSheet(rowsOf(...rows, { Question: 'Q0', 'Option 1': 'A', points1: '' }));
    expect(counts).toEqual({ error: 12_003, skipped: 0, defaulted: 12_001, note: 12_001 });
    expect(defects).toHaveLength(maxDefects);
    expect(defects.filter(({ severity }) => severity === 'error')).toHaveLength(12_003);
  });

  it('include a missing question column and each unused column', () => {
    const { questions, defects } = parseSheet(rowsOf({ Frage: 'Q', 'Option 1': 'A' }));
    expect(questions).toEqual([]);
    expect(defects.map(({ kind, column }) => [kind, column])).toEqual([
      ['no-header', ''],
      ['unused-column', 'A · Frage'],
    ]);
  });

  it('say why no row gives a question', () => {
    const { defects, counts } = parseSheet(rowsOf({ Question: '', 'Option 1': 'A' }, { Question: 'Q' }));
    expect(defects[0]).toMatchObject({
      kind: 'no-questions',
      ...noQuestions(2),
    });
    expect(counts.skipped).toBe(2);
  });
});

describe('parseSheet with random cells', () => {
  const cells = fc.record({
    Question: fc.constantFrom('', ' ', 'Q', 'R', 'S', 'T'),
    'Option 1': fc.string(),
    'Option 3': fc.string(),
    'Score Option 1': fc.oneof(fc.string(), fc.float().map(String)),
    answers: fc.oneof(fc.constant(''), fc.json(), fc.string()),
    quiz_id: fc.oneof(fc.string(), fc.integer().map(String)),
  });

  it('keeps, reports or ignores each row, and keeps only valid questions', () => {
    fc.assert(
      fc.property(fc.array(cells, { maxLength: 5 }), (list) => {
        const grid = rowsOf({ Question: 'First', 'Option 1': 'A' }, ...list);
        const parsed = parseSheet(grid);
        const filled = grid.rows.slice(1).filter(({ texts }) => texts.some((text) => text.trim()));
        expect(parsed.questions.length + skippedRows(parsed).length).toBe(filled.length);
        expect(parsed.quizId).toSatisfy((id) => id === undefined || (Number.isInteger(id) && Number(id) >= 1));
        for (const { text, options } of parsed.questions) {
          expect(text).toBe(text.trim());
          expect(options.length).toBeGreaterThan(0);
          expect(options.every((option) => option.text.trim() !== '' && Number.isFinite(option.points))).toBe(true);
        }
      }),
    );
  });
});
