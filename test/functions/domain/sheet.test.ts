import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Refusal } from '#functions/domain/refusal.ts';
import { parseSheet, type SheetRow } from '#functions/domain/sheet.ts';
import { parseOne, rowsOf } from '#test/support/rows-of.ts';

function refusalOf(rows: SheetRow[]): Refusal {
  try {
    parseSheet(rows);
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
  throw new Error('It was not refused.');
}

describe('rows', () => {
  it.each([
    ['no question text', { Question: ' ', 'Option 1': 'A' }, 'It has no question text.'],
    ['no options', { 'Option 1': ' ', 'Option 2': '' }, 'It has no options: every option is blank.'],
    ['an empty JSON list', { answers: '[]' }, 'It has no options: every option is blank.'],
    ['JSON with blank options only', { answers: '[{"option": " "}]' }, 'It has no options: every option is blank.'],
  ])('skips and lists a row with %s', (_, cells, reason) => {
    const { questions, skipped } = parseOne(cells);
    expect(skipped).toEqual([{ row: 2, reason }]);
    expect(questions.map(({ text }) => text)).toEqual(['Good']);
  });

  it('does not list wholly blank rows, and keeps the numbers of the others', () => {
    const { questions, skipped } = parseSheet(
      rowsOf(
        { Question: 'Q', 'Option 1': 'A' },
        { Question: ' ', 'Option 1': '' },
        {},
        { Question: '', 'Option 1': 'A' },
      ),
    );
    expect(questions).toHaveLength(1);
    expect(skipped).toEqual([{ row: 5, reason: 'It has no question text.' }]);
  });
});

describe('quiz id', () => {
  it.each([
    [{ quiz_id: '4', 'Sr. No.': '9' }, 4],
    [{ quiz_id: '', 'Sr. No.': '9' }, 9],
    [{ quiz_id: 'four', 'Sr. No.': '9' }, 9],
    [{ quiz_id: '0', 'Sr. No.': '1.5' }, 1],
    [{ quiz_id: '-2' }, 1],
    [{ quiz_id: '1000000000' }, 1],
    [{}, 1],
  ])('of %j is %d', (cells, quizId) => {
    expect(parseSheet(rowsOf({ Question: 'Q', 'Option 1': 'A', ...cells })).quizId).toBe(quizId);
  });

  it('is the first kept row’s: a skipped row does not count, a later one neither', () => {
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

describe('refusals', () => {
  it('refuses two questions with the same text and names their rows', () => {
    const refusal = refusalOf(
      rowsOf(
        { Question: 'Do you plan?', 'Option 1': 'A' },
        { Question: 'Other', 'Option 1': 'A' },
        { Question: ' do  you PLAN? ', 'Option 1': 'B' },
      ),
    );
    expect(refusal.code).toBe('file-refused');
    expect(refusal.message).toBe(
      'Rows 2 and 4 have the same question text: “do  you PLAN?”. Change or remove one of them, then upload the file again.',
    );
  });

  it('lets a skipped row have the text of a kept one', () => {
    const { questions, skipped } = parseSheet(rowsOf({ Question: 'Q' }, { Question: 'Q', 'Option 1': 'A' }));
    expect([questions.length, skipped.length]).toEqual([1, 1]);
  });

  it('shortens a long text in its message', () => {
    const long = { Question: 'x'.repeat(5_000), 'Option 1': 'A' };
    expect(refusalOf(rowsOf(long, long)).message.length).toBeLessThan(300);
  });

  it('names the header that is missing and those that are there', () => {
    const refusal = refusalOf(rowsOf({ Frage: 'Q', 'Option 1': 'A' }));
    expect(refusal.code).toBe('file-refused');
    expect(refusal.message).toContain('no “Question” column');
    expect(refusal.message).toContain('“Frage”, “Option 1”');
  });

  it('does not list hundreds of headers', () => {
    const cells = Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`h${index}`, 'x']));
    expect(refusalOf(rowsOf(cells)).message).toMatch(/“h9” and 290 more/);
  });

  it('says why no row gives a question', () => {
    const refusal = refusalOf(rowsOf({ Question: '', 'Option 1': 'A' }, { Question: 'Q' }));
    expect(refusal.code).toBe('file-refused');
    expect(refusal.message).toContain(
      'No row of the sheet gives a question (2 left out). Row 2: It has no question text.',
    );
  });

  it.each([
    ['blank rows only', rowsOf({ Question: '', 'Option 1': ' ' }), 'The sheet has no questions.'],
    ['no rows', [], 'no “Question” column'],
  ])('refuses %s', (_, rows, message) => {
    expect(refusalOf(rows).message).toContain(message);
  });
});

describe('whatever the cells hold', () => {
  const cells = fc.record({
    Question: fc.constantFrom('', ' ', 'Q', 'R', 'S', 'T'),
    'Option 1': fc.string(),
    'Option 3': fc.string(),
    'Score Option 1': fc.oneof(fc.string(), fc.float().map(String)),
    answers: fc.oneof(fc.constant(''), fc.json(), fc.string()),
    quiz_id: fc.oneof(fc.string(), fc.integer().map(String)),
  });

  it('keeps, lists or ignores each row, and keeps only sound questions', () => {
    fc.assert(
      fc.property(fc.array(cells, { maxLength: 5 }), (list) => {
        const rows = rowsOf({ Question: 'First', 'Option 1': 'A' }, ...list);
        try {
          const { questions, quizId, skipped } = parseSheet(rows);
          const filled = rows.filter((row) => Object.values(row.cells).some((text) => text.trim()));
          expect(questions.length + skipped.length).toBe(filled.length);
          expect(Number.isInteger(quizId) && quizId >= 1).toBe(true);
          for (const { text, options } of questions) {
            expect(text).toBe(text.trim());
            expect(options.length).toBeGreaterThan(0);
            expect(options.every((option) => option.text.trim() !== '' && Number.isFinite(option.points))).toBe(true);
          }
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
          expect(error.message).toContain('have the same question text');
        }
      }),
    );
  });
});
