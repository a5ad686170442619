import { describe, expect, it } from 'vitest';
import { meaningOf } from '#functions/domain/uploads/columns/sheet-columns.ts';
import { parseSheet } from '#functions/domain/uploads/parse-sheet.ts';
import { memoryOf } from '#functions/domain/uploads/columns/column-mapping.ts';
import type { SheetGrid } from '#functions/domain/uploads/cells/sheet-grid.ts';

/** A sheet without its column of questions and of the parameter: both are added in front. */
function sheetOf(headers: string[], ...rows: string[][]): SheetGrid {
  const lines = [
    ['category', 'sub_category', 'Question', ...headers],
    ...rows.map((texts, at) => ['EQ', 'E', `Q${at}`, ...texts]),
  ];
  return { name: 'Bank', rows: lines.map((texts, at) => ({ row: at + 1, texts })), merged: [] };
}
const pointsIn = (grid: SheetGrid) => parseSheet(grid).questions[0]?.options.map(({ text, points }) => [text, points]);

describe('headers that people use', () => {
  it.each([
    ['Option 1 Score', 'points1'],
    ['Score of Option 2', 'points2'],
    ['Score (Option B)', 'points2'],
    ['Marks A', 'points1'],
    ['Marks for Option D', 'points4'],
    ['Points 3', 'points3'],
    ['option_1_score', 'points1'],
    ['Option1Score', 'points1'],
    ['Opt 1 Weightage', 'points1'],
    ['Answer 1', 'option1'],
    ['Choice C', 'option3'],
    ['OptionC', 'option3'],
    ['Option (b)', 'option2'],
    ['Option IV', 'option4'],
    ['Option 1 Text', 'option1'],
    ['विकल्प 1', 'option1'],
    ['विकल्प २', 'option2'],
    ['विकल्प क', 'option1'],
    ['विकल्प ब', 'option2'],
    ['अंक 1', 'points1'],
    ['विकल्प 1 के अंक', 'points1'],
    ['Option 2 Report Phrase', 'remarks2'],
    ['Option 1 Weakness', 'weakness1'],
    ['Option 1 Strength Cum Weakness', 'scw1'],
    ['प्रश्न', 'question'],
    ['Question Text', 'question'],
    ['Main Parameter', 'category'],
    ['Grouping Main Parameters', 'category'],
    ['Sub-parameter', 'subCategory'],
    ['S.No.', 'serial'],
  ])('the header “%s” means %s', (header, meaning) => {
    expect(meaningOf(header)).toBe(meaning);
  });

  it.each(['Scored', 'Section A', 'Correct answer', 'A', '1', 'Question 1', 'No. of options', 'Score 1 2', 'Option 6'])(
    'the header “%s” means nothing that is known',
    (header) => {
      expect(meaningOf(header)).toBeUndefined();
    },
  );
});

describe('a “Score” after each option', () => {
  it.each([
    [['Option 1', 'Score', 'Option 2', 'Score']],
    [['Option A', 'Marks', 'Option B', 'Marks']],
    [['Answer 1', 'Score', 'Answer 2', 'Score.1']],
    [['विकल्प 1', 'अंक', 'विकल्प 2', 'अंक']],
  ])('belongs to the option before it: %j', (headers) => {
    const grid = sheetOf(headers, ['Often', '5', 'Never', '1']);
    expect(pointsIn(grid)).toEqual([
      ['Often', 5],
      ['Never', 1],
    ]);
    const { columns, counts } = parseSheet(grid);
    expect(counts.error).toBe(0);
    // In another file, “Score” is of another option.
    expect(memoryOf(columns)).toEqual({});
  });

  it.each([
    [['Score', 'Option 1', 'Score', 'Option 2']],
    [['Option 1', 'Option 2', 'Score', 'Score']],
    [['Option 1', 'Score', 'Option 2', '']],
  ])('is not guessed in another order, and blocks: %j', (headers) => {
    const { findings } = parseSheet(sheetOf(headers, ['5', '4', '3', '2']));
    expect(findings.asks.map(({ kind }) => kind)).toEqual(['noScores', 'unusedColumns']);
  });
});
