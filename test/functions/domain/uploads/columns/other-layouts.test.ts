import { describe, expect, it } from 'vitest';
import { parseSheet } from '#functions/domain/uploads/parse-sheet.ts';
import type { SheetGrid } from '#functions/domain/uploads/cells/sheet-grid.ts';
import * as words from '#functions/domain/words/uploads/columns.ts';

const grid = (lines: string[][]): SheetGrid => ({
  name: 'Bank',
  rows: lines.map((texts, at) => ({ row: at + 1, texts })),
  merged: [],
});
const many = (line: (at: number) => string[]) => Array.from({ length: 60 }, (_, at) => line(at));

const layouts: [string, string, string[][]][] = [
  [
    'a row for each option',
    words.rowForEachOption('B · Option'),
    [['Question', 'Option', 'Score'], ...many((at) => [at % 3 === 0 ? `Q${at}` : '', `O${at}`, '3'])],
  ],
  [
    'a row for each option, with the question in each',
    words.rowForEachOption('C · Answer'),
    [['category', 'Question', 'Answer', 'Marks'], ...many((at) => ['EQ', `Q${at % 20}`, `O${at}`, '3'])],
  ],
  [
    'all options in one cell',
    words.optionsInOneCell('B · Options'),
    [['Question', 'Options'], ...many((at) => [`Q${at}`, 'Often; Never'])],
  ],
  [
    'answers that are no JSON',
    words.optionsInOneCell('B · Answers'),
    [['Question', 'Answers'], ...many((at) => [`Q${at}`, 'Often, Never'])],
  ],
  [
    'a turned table',
    words.turned,
    [
      ['Question', 'Q1', 'Q2'],
      ['Option 1', 'A', 'B'],
      ['Score Option 1', '5', '5'],
      ['Option 2', 'C', 'D'],
    ],
  ],
  [
    'parameters in lines of their own',
    words.parameterRows(2, 'Drive').problem,
    [
      ['Question', 'Option 1', 'Score Option 1', 'Option 2', 'Score Option 2'],
      ...many((at) => (at % 10 === 0 ? ['Drive'] : [`Q${at}`, 'A', '5', 'B', '1'])),
    ],
  ],
  [
    'scores in the texts of options',
    words.scoresInOptions('Always (4)'),
    [['category', 'Question', 'Option 1', 'Option 2'], ...many((at) => ['EQ', `Q${at}`, 'Always (4)', 'Never (1)'])],
  ],
  [
    'options as names of columns',
    words.optionsInHeader('Always (4)'),
    [['category', 'Question', 'Always (4)', 'Never (1)'], ...many((at) => ['EQ', `Q${at}`])],
  ],
  [
    'names of options that nobody knows',
    words.unknownColumns(['B · Foo', 'C · Bar']),
    [['Question', 'Foo', 'Bar'], ...many((at) => [`Q${at}`, 'Often', 'Never'])],
  ],
];

const { googleForm, microsoftForm, answers, scores, coupons, defects: defectList } = words.otherFiles;
const files: [string, string, string[]][] = [
  ['the answers of a Google Form', googleForm, ['Timestamp', 'Your name', 'Do you plan?']],
  ['the answers of a Microsoft Form', microsoftForm, ['ID', 'Start time', 'Completion time', 'Email', 'Question']],
  [
    'an export of answers',
    answers,
    ['Name', 'Quiz', 'Attempt started (India time)', 'Question', 'Parameter', 'Chosen option', 'Points'],
  ],
  ['an export of scores', scores, ['Name', 'Started (India time)', 'Points', 'Response quality']],
  ['a list of codes', coupons, ['Code', 'Status', 'Note', 'Redeemed (India time)']],
  ['the free codes', coupons, ['Code']],
  ['a list of defects', defectList, ['Kind', 'Sheet', 'Row', 'Column', 'Value', 'Problem', 'What to do']],
];

describe('a sheet in a layout that is not read', () => {
  it.each([
    ...layouts,
    ...files.map(([name, words, header]): [string, string, string[][]] => [
      name,
      words,
      [header, ...many((at) => header.map(() => `x${at}`))],
    ]),
  ])('one sentence says so of %s, and names the template', (_, words, lines) => {
    const { defects, questions, counts } = parseSheet(grid(lines));
    expect(defects.map(({ severity, kind }) => [severity, kind])).toEqual([['error', 'layout']]);
    expect(defects[0]?.problem).toContain(words);
    expect(defects[0]?.remedy).toContain('Download template');
    expect([questions.length, counts.skipped]).toEqual([0, 0]);
  });

  it('columns that an admin has mapped are read', () => {
    const lines = [
      ['category', 'Question', 'Always (4)', 'Never (1)'],
      ['EQ', 'Q', 'Often', 'Never'],
    ];
    const columns = { C: 'option1', D: 'option2' } as const;
    expect(parseSheet(grid(lines), { choices: { columns } }).questions[0]?.options).toHaveLength(2);
  });

  it.each<[string, string[][]]>([
    ['one title among the questions', [['Part 1'], ['EQ', 'Q1', 'A', '5', 'B', '1'], ['EQ', 'Q2', 'A', '5', 'B', '1']]],
    ['a number in brackets in one option', [['EQ', 'Q1', 'Often (daily)', '5', 'Rarely (1)', '1']]],
    ['scores beside options with a number', [['EQ', 'Q1', 'Always (4)', '4', 'Never (1)', '1']]],
  ])('a bank with %s is read', (_, rows) => {
    const header = ['category', 'Question', 'Option 1', 'Score Option 1', 'Option 2', 'Score Option 2'];
    const { defects, questions } = parseSheet(grid([header, ...rows]));
    expect(defects.map(({ kind }) => kind)).not.toContain('layout');
    expect(questions.length).toBeGreaterThan(0);
  });
});
