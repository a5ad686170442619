import { describe, expect, it } from 'vitest';
import type { SheetChoices } from '#functions/domain/uploads/sheet-choices.ts';
import type { MergedRange, SheetGrid } from '#functions/domain/uploads/cells/sheet-grid.ts';
import { parseSheet } from '#functions/domain/uploads/parse-sheet.ts';
import { rowsOf } from '#test/support/dynamo/rows-of.ts';
import { invisible } from '#functions/domain/words/uploads/cells.ts';

const choose = (choices: Partial<SheetChoices>): { choices: SheetChoices } => ({
  choices: { columns: {}, ...choices },
});
const question = (serial: number, cells: Record<string, string> = {}) => ({
  quiz_id: '',
  category: '',
  sub_category: '',
  Question: `Q${serial}`,
  'Option 1': 'Yes',
  points1: '5',
  ...cells,
});

/** Where a defect of this kind is told. */
const placesOf = (grid: SheetGrid, kind: string, around = {}) =>
  parseSheet(grid, around)
    .defects.filter((defect) => defect.kind === kind)
    .map(({ severity, row, column }) => [severity, row, column]);

describe('a question without a main parameter', () => {
  const grid = rowsOf(question(2), question(3, { category: 'Health' }), question(4, { category: '\u200b ' }));

  it('blocks the upload at each of its rows', () => {
    expect(placesOf(grid, 'no-category')).toEqual([
      ['error', 2, 'B · category'],
      ['error', 4, 'B · category'],
    ]);
    expect(parseSheet(grid).findings.withoutParameter).toBe(2);
  });

  it('gets the main parameter that the admin chose for all', () => {
    const parsed = parseSheet(grid, choose({ mainParameter: 'Vision' }));
    expect(parsed.questions.map(({ category }) => category)).toEqual(['Vision', 'Health', 'Vision']);
    expect([parsed.counts.error, parsed.findings.withoutParameter]).toEqual([0, 2]);
  });

  it('blocks once for a sheet without the column, until the admin chooses one', () => {
    const bare = rowsOf({ Question: 'Q', 'Option 1': 'A' }, { Question: 'P', 'Option 1': 'A' });
    expect(placesOf(bare, 'no-header')).toEqual([['error', 1, '']]);
    expect(placesOf(bare, 'no-category')).toEqual([]);
    expect(placesOf(bare, 'no-header', choose({ mainParameter: 'Vision' }))).toEqual([]);
    expect(parseSheet(bare, choose({ leaveOutKinds: ['no-category'] })).questions).toEqual([]);
  });
});

describe('a merged cell', () => {
  const merged = (column: number, row: number, lastRow: number, lastColumn = column): MergedRange => ({
    row,
    column,
    lastRow,
    lastColumn,
  });
  const rows = [
    question(2, { quiz_id: '7', category: 'Health', sub_category: 'Sleep' }),
    question(3),
    question(4, { sub_category: 'Food' }),
    question(5, { category: 'Vision' }),
    question(6),
  ];
  const groupsOf = (ranges: MergedRange[]) => {
    const { questions } = parseSheet({ ...rowsOf(...rows), merged: ranges });
    return questions.map(({ category, subCategory }) => `${category}/${subCategory}`);
  };

  it('applies its category, sub-category or quiz to all rows that it spans', () => {
    const ranges = [merged(1, 2, 4), merged(2, 2, 3), merged(2, 4, 5), merged(1, 5, 6), merged(0, 2, 6)];
    expect(groupsOf(ranges)).toEqual(['Health/Sleep', 'Health/Sleep', 'Health/Food', 'Vision/Food', 'Vision/']);
    const grid = { ...rowsOf(...rows), merged: ranges };
    expect(parseSheet(grid).quizId).toBe(7);
    expect(placesOf(grid, 'no-category')).toEqual([]);
    expect(parseSheet(grid).defects.find(({ kind }) => kind === 'merged')?.problem).toContain('applies to each');
  });

  it('applies to no other row, and to none if its first cell is empty or above the questions', () => {
    expect(groupsOf([merged(1, 2, 3)])).toEqual(['Health/Sleep', 'Health/', '/Food', 'Vision/', '/']);
    expect(groupsOf([merged(1, 3, 4), merged(1, 1, 6)])).toEqual(groupsOf([]));
  });

  it('counts as an error in each row if its first cell does', () => {
    const { rows: found, ...rest } = rowsOf(question(2, { category: '#REF!', sub_category: 'Old' }), question(3));
    const first = found.map((one) => (one.row === 2 ? { ...one, marks: { 1: 'error' as const } } : one));
    const grid = { ...rest, rows: first, merged: [merged(1, 2, 3), merged(2, 2, 3)] };
    expect(placesOf(grid, 'error-cell').map(([, row]) => row)).toEqual([2, 3]);
  });

  it('doesn’t copy a question text to another row', () => {
    const grid = { ...rowsOf(question(2), question(3, { Question: '' })), merged: [merged(3, 2, 3)] };
    expect(parseSheet(grid).questions).toHaveLength(1);
    expect(placesOf(grid, 'merged')).toEqual([['note', 2, 'D · Question']]);
  });

  it('is read even if there are 20,000', () => {
    const many = Array.from({ length: 20_000 }, (_, index) => question(index + 2));
    const ranges = Array.from({ length: 20_000 }, (_, index) => merged(1, index + 2, 20_001));
    expect(parseSheet({ ...rowsOf(...many), merged: ranges }).questions).toHaveLength(20_000);
  });
});

describe('names written in two ways', () => {
  const rows = rowsOf(
    question(2, { category: 'Ambition and Vision', sub_category: 'Drive' }),
    question(3, { category: 'Ambition & Vision', sub_category: 'drive', 'Option 2': 'yes.' }),
  );

  it('are read with the spelling that an admin chose', () => {
    const { questions, choices } = parseSheet(
      rows,
      choose({
        spellings: [
          { of: 'category', from: 'Ambition & Vision', to: 'Ambition and Vision' },
          { of: 'subCategory', from: 'drive', to: 'Drive' },
          { of: 'option', from: 'yes.', to: 'Yes' },
        ],
      }),
    );
    expect(questions.map((one) => [one.category, one.subCategory, one.options.map(({ text }) => text)])).toEqual([
      ['Ambition and Vision', 'Drive', ['Yes']],
      ['Ambition and Vision', 'Drive', ['Yes']],
    ]);
    expect(choices.spellings).toHaveLength(3);
  });

  it('block the upload if two options are identical', () => {
    const twice = rowsOf(question(2, { category: 'C', 'Option 2': 'Yes\u200b' }));
    expect(placesOf(twice, 'option-twice')).toEqual([['error', 2, 'G · Option 2']]);
    const list = rowsOf({ category: 'C', Question: 'Q', answers: '[{"option":"A"},{"option":"A"}]' });
    expect(placesOf(list, 'option-twice')).toEqual([['error', 2, 'C · answers']]);
  });

  it('lose invisible characters, which is reported at their cell', () => {
    const grid = rowsOf(question(2, { category: 'Vi\u200bsi\u00adon', 'Option 1': 'می\u200cروم' }));
    expect(parseSheet(grid).questions[0]).toMatchObject({ category: 'Vision', options: [{ text: 'می\u200cروم' }] });
    expect(parseSheet(grid).defects.find(({ kind }) => kind === 'invisible-characters')).toMatchObject({
      severity: 'note',
      row: 2,
      column: 'B · category',
      ...invisible(2),
    });
  });
});
