import { describe, expect, it } from 'vitest';
import type { SheetChoices } from '#functions/domain/uploads/sheet-choices.ts';
import type { SheetGrid } from '#functions/domain/uploads/cells/sheet-grid.ts';
import { parseSheets } from '#functions/domain/uploads/parse-sheets.ts';
import { rowsOf } from '#test/support/dynamo/rows-of.ts';

const question = (text: string, cells: Record<string, string> = {}) => ({
  category: 'EQ',
  sub_category: 'E',
  Question: text,
  'Option 1': 'Often',
  points1: '5',
  ...cells,
});
const read = (grids: SheetGrid[], choices: Partial<SheetChoices> = {}) =>
  parseSheets(
    grids.map((grid, sheet) => ({ sheet, grid: { ...grid, name: `Sheet${sheet + 1}` } })),
    { choices: { columns: {}, sheets: grids.map((_, sheet) => sheet), ...choices } },
  );
const textsOf = (...parsed: Parameters<typeof read>) => read(...parsed).questions.map(({ text }) => text);

describe('several sheets forming one bank', () => {
  it('leave out a row only in the sheet that the admin chose', () => {
    const grids = [rowsOf(question('A?'), question('B?')), rowsOf(question('C?'), question('D?'))];
    expect(textsOf(grids, { leaveOut: [{ sheet: 1, row: 3 }] })).toEqual(['A?', 'B?', 'C?']);
    expect(textsOf(grids, { leaveOut: [{ sheet: 0, row: 2 }] })).toEqual(['B?', 'C?', 'D?']);
  });

  it('share the mapping of a header, whatever its column', () => {
    const first = rowsOf({ Topic: 'Courage', Question: 'A?', 'Option 1': 'Often', points1: '5' });
    const second = rowsOf({ Hint: 'Think', Question: 'B?', 'Option 1': 'Often', points1: '5', Topic: 'Nerve' });
    const { questions } = read([first, second], { columns: { A: 'category' } });
    expect(questions.map(({ text, category }) => [text, category])).toEqual([
      ['A?', 'Courage'],
      ['B?', 'Nerve'],
    ]);
  });

  it('each keep their own header row, whatever was chosen for the first', () => {
    const { rows, ...rest } = rowsOf(question('C?'), question('D?'));
    const below = {
      ...rest,
      rows: [{ row: 1, texts: ['Bank of 2026'] }, ...rows.map((one) => ({ ...one, row: one.row + 1 }))],
    };
    const parsed = read([rowsOf(question('A?'), question('B?')), below], { headerRow: 1 });
    expect(parsed.questions.map(({ text }) => text)).toEqual(['A?', 'B?', 'C?', 'D?']);
    expect(parsed.defects.map(({ kind, sheet, row }) => [kind, sheet, row])).toContainEqual([
      'above-header',
      'Sheet2',
      1,
    ]);
  });
});
