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
  it('a header of two lines loses no score', async () => {
    const parsed = await importFile(make(two));
    expect(parsed).toMatchObject({
      headerRow: 1,
      findings: { headerLines: 2 },
      quizId: undefined,
      counts: { error: 0 },
    });
    expect(parsed.questions.map(({ options }) => options.map(({ points }) => points))).toEqual([
      [5, 2],
      [4, 1],
    ]);
  });

  it('group headings above the names are combined with them', async () => {
    const table: Table = [
      ['', '', '', 'Option 1', '', 'Option 2', ''],
      ['category', 'sub_category', 'Question', 'Text', 'Marks', 'Text', 'Marks'],
      ['EQ', 'E', 'Q?', 'A', 3, 'B', 4],
    ];
    const parsed = await importFile(make(table));
    expect(parsed.questions[0]?.options).toMatchObject([
      { text: 'A', points: 3 },
      { text: 'B', points: 4 },
    ]);
  });

  it('rows above a header far down are reported', async () => {
    const above: Table = Array.from({ length: 40 }, (__, index) => [`Note ${index}`]);
    await expectCase({
      file: make([...above, ...bank(...sound)]),
      told: [
        ['above-header', 1, ''],
        ['above-header', 40, ''],
      ],
      errors: 0,
      questions: 2,
    });
  });

  it('a missing header blocks the import until the admin confirms it, and no question is lost', async () => {
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
    await expectCase({ file, choices: { columns }, told: [['no-header', 1, '']], errors: 1, questions: 2 });
    await expectCase({
      file,
      choices: { columns, headerRow: 0 },
      told: [['unknown-header', 1, '']],
      errors: 0,
      questions: 2,
    });
  });

  it('a repeated header is reported and not read as a question', async () => {
    const file = make([...bank(...sound), header, row('Do you dare?')]);
    await expectCase({ file, told: [['header-again', 4, '']], errors: 0, questions: 3 });
  });

  it('a footer is left out and quoted', async () => {
    const { defects } = await importFile(make([...bank(...sound), ['End of sheet', '', '', '', '', '', '', '']]));
    expect(defects.find(({ kind }) => kind === 'no-question-text')).toMatchObject({ row: 4, value: 'End of sheet' });
  });
});
