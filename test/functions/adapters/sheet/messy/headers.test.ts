import { describe, expect, it } from 'vitest';
import { type Table } from '#test/support/sheets/make-sheet.ts';
import { bank, expectCase, header, row, sound, three } from '#test/support/sheets/messy-banks.ts';
import { importFile } from '#test/support/sheets/messy-files.ts';

describe.each(three)('the header of an %s', (_, make) => {
  const two: Table = [
    ['Sr. No.', 'category', 'sub_category', 'Question', 'Option 1', '', 'Option 2', ''],
    ['', '', '', '', 'Text', 'Score', 'Text', 'Score'],
    [1, 'EQ', 'E', 'Do you plan?', 'Often', 5, 'Never', 2],
    [2, 'EQ', 'E', 'Do you rest?', 'Often', 4, 'Never', 1],
  ];
  it('a second line of the header blocks, so no score is lost', async () => {
    const { headerRow, defects } = await importFile(make(two));
    expect(headerRow).toBe(1);
    expect(defects[0]).toMatchObject({
      ...{ severity: 'error', kind: 'no-header', row: 2 },
      problem: expect.stringContaining('Rows 1 and 2 look like one header in two rows') as string,
    });
    // Also without those scores.
    expect(defects.map(({ kind }) => kind)).toContain('no-scores');
  });

  it('group headings above the names of columns block', async () => {
    const table: Table = [
      ['', '', '', 'Option 1', '', 'Option 2', ''],
      ['category', 'sub_category', 'Question', 'Text', 'Marks', 'Text', 'Marks'],
      ['EQ', 'E', 'Q?', 'A', 3, 'B', 4],
    ];
    const { defects } = await importFile(make(table));
    expect(defects.filter(({ severity }) => severity === 'error').map(({ kind, row: at }) => [kind, at])).toEqual([
      ['no-header', 1],
      ['no-questions', 2],
      ['undecided', 3],
    ]);
  });

  it('a first row without a question, and a title above the header, are no lines of the header', async () => {
    const named = [header, ...sound].map((one) => one.map((cell) => (cell === 'quiz_id' ? '' : cell)));
    const table: Table = [['Bank of 2026'], named[0] ?? [], ['', 'EQ', '', '', 'Often', 5], ...named.slice(1)];
    const { counts, questions } = await importFile(make(table));
    expect([counts.error, questions.length]).toEqual([2, 2]);
  });

  it('rows above a header far down are reported', async () => {
    const above: Table = Array.from({ length: 40 }, (__, index) => [`Note ${index}`]);
    await expectCase({
      file: make([...above, ...bank(...sound)]),
      told: [
        ['header', 1, ''],
        ['header', 40, ''],
      ],
      errors: 0,
      questions: 2,
    });
  });

  it('a missing header blocks the import until the admin says that there is none, and then no question is lost', async () => {
    const file = make(sound);
    const columns = {
      B: 'category',
      C: 'subCategory',
      D: 'question',
      E: 'option1',
      F: 'points1',
      G: 'option2',
      H: 'points2',
    } as const;
    await expectCase({ file, choices: { columns }, told: [['no-header', 1, '']], errors: 2, questions: 1 });
    await expectCase({
      file,
      choices: { columns, headerRow: 0 },
      told: [['header', 1, '']],
      errors: 0,
      questions: 2,
    });
  });

  it('a repeated header is reported and not read as a question', async () => {
    const file = make([...bank(...sound), header, row('Do you dare?')]);
    await expectCase({ file, told: [['header', 4, '']], errors: 0, questions: 3 });
  });

  it('a footer is left out and quoted', async () => {
    const { defects } = await importFile(make([...bank(...sound), ['End of sheet', '', '', '', '', '', '', '']]));
    expect(defects.find(({ kind }) => kind === 'no-question')).toMatchObject({ row: 4, value: 'End of sheet' });
  });
});
