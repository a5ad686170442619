import { describe, expect, it } from 'vitest';
import type * as XLSX from 'xlsx';
import type { SheetChoices } from '#functions/domain/sheet-choices.ts';
import type { DefectKind } from '#functions/domain/sheet-defect.ts';
import { makeCsv, type Table } from '#test/support/make-sheet.ts';
import {
  changedXls,
  importFile,
  struckXlsx,
  withXml,
  workbookOf,
  xlsRecords,
  type Change,
} from '#test/support/messy-files.ts';

const header = [
  'quiz_id',
  'Groupng Main Parameters',
  'Grouping Sub Parameter',
  'Question',
  'Option 1',
  'Score Option 1',
  'Option 2',
  'Score Option 2',
];
type Cell = string | number | boolean;
const row = (text: string, one: Cell = 5, two: Cell = 1, quiz: Cell = 1): Cell[] => [
  quiz,
  'EQ',
  'Empathy',
  text,
  'Often',
  one,
  'Never',
  two,
];
const sound = [row('Do you plan?'), row('Do you rest?', 4, 2)];
const bank = (...rows: Cell[][]): Table => [header, ...rows];
const xlsx = (table: Table, change?: Change) => workbookOf('xlsx', { Bank: table }, change);
const xls = (table: Table, change?: Change) => workbookOf('biff8', { Bank: table }, change);
const three: [string, (table: Table) => Buffer][] = [
  ['.xlsx', xlsx],
  ['.xls', xls],
  ['.csv', makeCsv],
];
const score = 'F · Score Option 1';

/** What stands in a row, and what must be told of it: the kind, the row and the column; how many block; how many questions it gives. */
type Told = [DefectKind, number, string];
interface Case {
  file: Buffer;
  told: Told[];
  errors: number;
  questions: number;
  choices?: SheetChoices;
}

async function expectCase({ file, told, errors, questions, choices }: Case): Promise<void> {
  const parsed = await importFile(file, choices);
  const found = parsed.defects.map(({ kind, row: at, column }) => [kind, at, column]);
  for (const each of told) expect(found).toContainEqual(each);
  expect([parsed.counts.error, parsed.questions.length], JSON.stringify(found)).toEqual([errors, questions]);
}

const choose = (choices: Partial<SheetChoices>): SheetChoices => ({ columns: {}, ...choices });

describe.each(three)('a score in an %s', (_, make) => {
  it.each<[Cell]>([
    ['3 points'],
    ['three'],
    ['50%'],
    ['3/5x'],
    ['1e3'],
    ['0x3'],
    ['Infinity'],
    ['99999'],
    ['1,500'],
    ['4-5'],
    [true],
    ['IV'],
  ])('that is %j blocks, at its own cell, and is never one point', async (text) => {
    const file = make(bank(...sound, row('Bad?', text)));
    await expectCase({ file, told: [['score-not-a-number', 4, score]], errors: 1, questions: 3 });
    expect((await importFile(file)).questions[2]?.options[0]?.points).not.toBe(1);
  });

  it.each<[Cell, number]>([
    ['५', 5],
    ['４', 4],
    ['٣', 3],
    ['௨', 2],
    ['1,5', 1.5],
    ['2.5', 2.5],
    [' 4 ', 4],
    ['\u200b3', 3],
    ['+2', 2],
    ['−1', -1],
    ['②', 2],
  ])('that is %j is %d', async (text, points) => {
    const { questions, counts } = await importFile(make(bank(...sound, row('Good?', text))));
    expect([questions[2]?.options[0]?.points, counts.error]).toEqual([points, 0]);
  });

  it('that is empty is 1, with a note', async () => {
    await expectCase({
      file: make(bank(...sound, row('Empty?', ''))),
      told: [['no-score', 4, score]],
      errors: 0,
      questions: 3,
    });
  });

  it('that can’t be read is mapped, once for each way it is written', async () => {
    const file = make(bank(row('A?', '3 points'), row('B?', '3 points'), row('C?', 'high', '1 point')));
    const { findings } = await importFile(file);
    expect(findings.scores.map(({ text, count, suggestion }) => [text, count, suggestion])).toEqual([
      ['3 points', 2, 3],
      ['high', 1, undefined],
      ['1 point', 1, 1],
    ]);
    const scores = [
      { from: '3 points', points: 3 },
      { from: ' high ', points: 5 },
      { from: '1 point', points: 1 },
    ];
    const mapped = await importFile(file, choose({ scores }));
    expect([mapped.counts.error, mapped.questions.map(({ options }) => options[0]?.points)]).toEqual([0, [3, 3, 5]]);
    await expectCase({
      file,
      choices: choose({ scores: scores.slice(0, 1) }),
      told: [['score-mapped', 2, score]],
      errors: 2,
      questions: 3,
    });
  });

  it('that can’t be read goes with its row, one by one and all at once', async () => {
    const file = make(bank(...sound, row('Bad?', 'x'), row('Worse?', 'y')));
    const one = choose({ leaveOut: [{ sheet: 0, row: 4 }] });
    await expectCase({ file, choices: one, told: [['left-out', 4, '']], errors: 1, questions: 3 });
    const all = choose({ leaveOutKinds: ['score-not-a-number'] });
    await expectCase({
      file,
      choices: all,
      told: [
        ['left-out', 4, ''],
        ['left-out', 5, ''],
      ],
      errors: 0,
      questions: 2,
    });
  });

  it('that is nowhere in the sheet is asked about', async () => {
    const file = make([
      ['category', 'sub_category', 'Question', 'Option 1'],
      ['EQ', 'E', 'A?', 'Often'],
      ['EQ', 'E', 'B?', 'Never'],
    ]);
    await expectCase({ file, told: [['no-scores', 2, '']], errors: 1, questions: 2 });
    await expectCase({ file, choices: choose({ asked: { noScores: 'take' } }), told: [], errors: 0, questions: 2 });
    await expectCase({
      file,
      choices: choose({ asked: { noScores: 'leave' } }),
      told: [['no-questions', 1, '']],
      errors: 1,
      questions: 0,
    });
  });
});

describe.each<[string, (table: Table, change?: Change) => Buffer]>([
  ['.xlsx', xlsx],
  ['.xls', xls],
])('the cells of an %s', (_, make) => {
  const withCell = (cell: XLSX.CellObject, at = 'F4') =>
    make(bank(...sound, row('Bad?')), (sheet) => (sheet[at] = cell));
  it.each<[string, XLSX.CellObject]>([
    ['a date', { t: 'n', v: 46_024, z: 'd-mmm' }],
    ['per cent', { t: 'n', v: 0.5, z: '0%' }],
    ['an error', { t: 'e', v: 42 }],
    ['a truth', { t: 'b', v: true }],
    ['shown with words', { t: 'n', v: 3, z: '0" points"' }],
  ])('are no score where they are %s', async (_name, cell) => {
    await expectCase({ file: withCell(cell), told: [['score-not-a-number', 4, score]], errors: 1, questions: 3 });
  });

  it('with an error go with their row', async () => {
    const file = withCell({ t: 'e', v: 23 }, 'E4');
    await expectCase({ file, told: [['error-cell', 4, 'E · Option 1']], errors: 1, questions: 3 });
    await expectCase({
      file,
      choices: choose({ leaveOutKinds: ['error-cell'] }),
      told: [['left-out', 4, '']],
      errors: 0,
      questions: 2,
    });
  });
});

const hidden: [string, Buffer][] = [
  ['.xlsx', xlsx(bank(...sound, row('Hidden?')), (sheet) => (sheet['!rows'] = [{}, {}, {}, { hidden: true }]))],
  ['.xls', changedXls(xls(bank(...sound, row('Hidden?'))), [xlsRecords.hiddenRow(4)])],
];
const filtered: [string, Buffer][] = [
  [
    '.xlsx',
    withXml(hidden[0]?.[1] ?? Buffer.alloc(0), {
      '/xl/worksheets/sheet1.xml': (xml) =>
        xml.replace(
          '</sheetData>',
          '</sheetData><autoFilter ref="A1:H4"><filterColumn colId="0"><filters><filter val="1"/></filters></filterColumn></autoFilter>',
        ),
    }),
  ],
  ['.xls', changedXls(xls(bank(...sound, row('Hidden?'))), [xlsRecords.hiddenRow(4), xlsRecords.filterMode()])],
];
const struck: [string, Buffer][] = [
  ['.xlsx', struckXlsx(xlsx(bank(...sound, row('Struck?'))), (cell) => cell.endsWith('4'))],
];

describe('what nobody sees', () => {
  const asked = (kind: 'hiddenRows' | 'filteredRows' | 'struckOut', defect: DefectKind) => async (file: Buffer) => {
    await expectCase({ file, told: [[defect, 4, '']], errors: 1, questions: 3 });
    await expectCase({ file, choices: choose({ asked: { [kind]: 'take' } }), told: [], errors: 0, questions: 3 });
    await expectCase({
      file,
      choices: choose({ asked: { [kind]: 'leave' } }),
      told: [['left-out', 4, '']],
      errors: 0,
      questions: 2,
    });
    const { findings } = await importFile(file);
    expect(findings.asks).toMatchObject([{ kind, count: 1, rows: [{ sheet: 0, row: 4 }] }]);
  };
  it.each(hidden)('is asked about: a hidden row of an %s', (_, file) => asked('hiddenRows', 'hidden-rows')(file));
  it.each(filtered)('is asked about: a filtered row of an %s', (_, file) =>
    asked('filteredRows', 'filtered-rows')(file),
  );
  it.each(struck)('is asked about: a struck-out row of an %s', (_, file) => asked('struckOut', 'struck-out')(file));

  it('is asked about: the struck-out rows of an .xls', async () => {
    const file = changedXls(xls(bank(...sound)), [], true);
    await expectCase({ file, told: [['struck-out', 2, '']], errors: 1, questions: 2 });
  });

  it.each<[string, Buffer]>([
    ['.xlsx', xlsx(bank(...sound), (sheet) => (sheet['!cols'] = [{}, {}, {}, {}, {}, { hidden: true }]))],
    ['.xls', changedXls(xls(bank(...sound)), [xlsRecords.hiddenColumn(5)])],
  ])('is asked about: a hidden column of scores of an %s, and leaving it is no score', async (_, file) => {
    await expectCase({ file, told: [['hidden-columns', 1, score]], errors: 1, questions: 2 });
    await expectCase({
      file,
      choices: choose({ asked: { hiddenColumns: 'take' } }),
      told: [],
      errors: 0,
      questions: 2,
    });
    await expectCase({
      file,
      choices: choose({ asked: { hiddenColumns: 'leave' } }),
      told: [['no-scores', 2, '']],
      errors: 1,
      questions: 2,
    });
  });

  it('is asked about: a struck-out score, which does not become one point', async () => {
    const file = struckXlsx(xlsx(bank(...sound)), (cell) => cell === 'F2');
    await expectCase({
      file,
      choices: choose({ asked: { struckOut: 'leave' } }),
      told: [['score-not-a-number', 2, score]],
      errors: 1,
      questions: 2,
    });
  });

  it('is asked about: the rows of a hidden sheet', async () => {
    const file = workbookOf(
      'xlsx',
      { Bank: bank(...sound), Notes: [['x']] },
      (_, book) => (book.Workbook = { Sheets: [{ Hidden: 1 }, {}] }),
    );
    await expectCase({ file, told: [['hidden-rows', 2, '']], errors: 1, questions: 2 });
  });

  it.each(three)('is asked about: rows of another quiz in an %s', async (_, make) => {
    const file = make(bank(...sound, row('Other?', 5, 1, 2)));
    await expectCase({ file, told: [['other-quiz', 4, 'A · quiz_id']], errors: 1, questions: 3 });
    await expectCase({
      file,
      choices: choose({ asked: { otherQuiz: 'leave' } }),
      told: [['left-out', 4, '']],
      errors: 0,
      questions: 2,
    });
  });

  it('is asked about: another sheet with questions; one bank is made of both', async () => {
    const file = workbookOf('xlsx', { EQ: bank(...sound), MQ: bank(row('Do you dare?'), row('Do you plan?')) });
    await expectCase({ file, told: [['other-bank', 1, 'Whole sheet']], errors: 1, questions: 2 });
    await expectCase({
      file,
      choices: choose({ sheets: [0] }),
      told: [['other-sheet', 1, 'Whole sheet']],
      errors: 0,
      questions: 2,
    });
    const both = await importFile(file, choose({ sheets: [0, 1] }));
    expect(both.questions).toHaveLength(4);
    expect(both.defects[0]).toMatchObject({
      kind: 'same-text',
      sheet: 'MQ',
      row: 3,
      problem: expect.stringContaining('Row 2 of sheet “EQ”') as string,
    });
  });
});

describe.each(three)('the header of an %s', (_, make) => {
  const two: Table = [
    ['Sr. No.', 'category', 'sub_category', 'Question', 'Option 1', '', 'Option 2', ''],
    ['', '', '', '', 'Text', 'Score', 'Text', 'Score'],
    [1, 'EQ', 'E', 'Do you plan?', 'Often', 5, 'Never', 2],
    [2, 'EQ', 'E', 'Do you rest?', 'Often', 4, 'Never', 1],
  ];
  it('may have two lines: no score is lost', async () => {
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

  it('may have group headings above its names', async () => {
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

  it('may stand far down, and what stands above is told', async () => {
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

  it('may not be there: the first question is not lost', async () => {
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

  it('that comes again on each page is told, and no question', async () => {
    const file = make([...bank(...sound), header, row('Do you dare?')]);
    await expectCase({ file, told: [['header-again', 4, '']], errors: 0, questions: 3 });
  });

  it('leaves a footer out and says what it says', async () => {
    const { defects } = await importFile(make([...bank(...sound), ['End of sheet', '', '', '', '', '', '', '']]));
    expect(defects.find(({ kind }) => kind === 'no-question-text')).toMatchObject({ row: 4, value: 'End of sheet' });
  });
});

describe('the characters of a file', () => {
  const latin = (text: string, bytes: Record<string, number>) =>
    Buffer.from(Array.from(text, (character) => bytes[character] ?? character.charCodeAt(0)));
  const csv = 'category,sub_category,Question,Option 1,Score Option 1\nEQ,E,Don’t you say “résumé”?,Often,5\n';
  it.each<[string, Buffer, string]>([
    ['Windows-1252', latin(csv, { '’': 0x92, '“': 0x93, '”': 0x94, é: 0xe9 }), 'windows-1252'],
    ['Mac Roman', latin(csv, { '’': 0xd5, '“': 0xd2, '”': 0xd3, é: 0x8e }), 'macintosh'],
    ['UTF-8 with a byte that is broken', Buffer.concat([Buffer.from(csv), Buffer.from([0xe9])]), 'utf-8'],
  ])('are known in %s, told, and can be chosen', async (_, file, used) => {
    const { questions, findings, defects } = await importFile(file);
    expect(questions[0]?.text).toBe('Don’t you say “résumé”?');
    expect(findings.encoding?.used).toBe(used);
    expect(defects).toContainEqual(expect.objectContaining({ kind: 'encoding', row: 1 }));
    const other = used === 'macintosh' ? 'windows-1252' : 'macintosh';
    const again = await importFile(file, choose({ encoding: other }));
    expect([again.findings.encoding?.used, again.questions[0]?.text === questions[0]?.text]).toEqual([other, false]);
  });

  it('are known in UTF-16 without a mark at its beginning', async () => {
    const { questions } = await importFile(Buffer.from(csv, 'utf16le'));
    expect(questions[0]?.text).toBe('Don’t you say “résumé”?');
  });

  it('are decoded where they are left as numbers', async () => {
    const file = makeCsv(bank(row('Tea &amp; coffee &#128512; or &#x1F600;?_x000D_')));
    expect((await importFile(file)).questions[0]?.text).toBe('Tea & coffee 😀 or 😀?');
    const emoji = withXml(xlsx(bank(row('Happy EMOJI?'))), {
      '/xl/sharedStrings.xml': (xml) => xml.replace('EMOJI', '&#128512;'),
    });
    expect((await importFile(emoji)).questions[0]?.text).toBe('Happy 😀?');
  });
});

describe('a list of answers', () => {
  const json = (answers: string) =>
    makeCsv([
      ['category', 'sub_category', 'Question', 'answers'],
      ['EQ', 'E', 'Q?', answers],
      ['EQ', 'E', 'R?', '[{"option":"A","points":2}]'],
    ]);
  const problemOf = async (answers: string) =>
    (await importFile(json(answers))).defects.find(({ kind }) => kind === 'broken-answers')?.problem;

  it.each([
    ['[{“option”: “Often”, “points”: 5}]', 'typographic (smart) quotation marks, first ““” at character 3'],
    ["[{'option': 'Often', 'points': 5}]", 'single quotation marks, first at character 3'],
    ['[{"option": "Often" "points": 5}]', 'breaks at character 21'],
    ['{"option": "Often"}', 'no list in square brackets'],
  ])('that can’t be read says why: %s', async (answers, why) => {
    expect(await problemOf(answers)).toContain(why);
  });

  it.each(['"3 points"', 'true', '[5]', '{"value":5}', '1e9', '"50%"'])('with the points %s blocks', async (points) => {
    await expectCase({
      file: json(`[{"option":"A","points":${points}}]`),
      told: [['score-not-a-number', 2, 'D · answers']],
      errors: 1,
      questions: 2,
    });
  });

  it('with points under another name blocks, and reads known names in any case', async () => {
    await expectCase({
      file: json('[{"option":"A","marks":5}]'),
      told: [['score-not-a-number', 2, 'D · answers']],
      errors: 1,
      questions: 2,
    });
    expect((await importFile(json('[{"Option":"A","Points":"५"}]'))).questions[0]?.options[0]?.points).toBe(5);
  });

  it('with empty points is 1, with a note', async () => {
    await expectCase({
      file: json('[{"option":"A","points":""},{"option":"B"}]'),
      told: [['no-score', 2, 'D · answers']],
      errors: 0,
      questions: 2,
    });
  });
});
