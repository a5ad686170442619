import { describe, expect, it } from 'vitest';
import type * as XLSX from 'xlsx';
import { makeCsv, type Table } from '#test/support/sheets/make-sheet.ts';
import { bank, choose, header, row, sound, xlsx, type Cell } from '#test/support/sheets/messy-banks.ts';
import { importFile, withXml, workbookOf } from '#test/support/sheets/messy-files.ts';

/** Expects one question about a file, which blocks until the admin takes it. */
async function expectAsked(file: Buffer, kind: string, text: string) {
  const { findings, counts } = await importFile(file);
  expect(findings.asks.map((ask) => [ask.kind, ask.rows.at(-1)?.text])).toEqual([[kind, text]]);
  expect(counts.error).toBe(1);
  expect((await importFile(file, choose({ asked: { [kind]: 'take' } }))).counts.error).toBe(0);
}

const withColumn = (name: string, ...texts: Cell[]) =>
  makeCsv([[...header, name], ...sound.map((one, at) => [...one, texts[at] ?? ''])]);

describe('a column with an unknown name', () => {
  it.each([
    ['Question (revised)', 'Do you plan ahead?', 'I · Question (revised): “Do you plan ahead?”'],
    ['Keying', '-', 'I · Keying: “-”'],
    ['उल्टा', 'हाँ', 'I · उल्टा: “हाँ”'],
    ['', 'Daily', 'I: “Daily”'],
  ])('a column “%s” waits for the admin', async (name, text, shown) => {
    await expectAsked(withColumn(name, text), 'unusedColumns', shown);
  });

  it.each(['Notes', 'Item No.', 'Source'])('a column “%s” that speaks of reverse scoring waits', async (name) => {
    await expectAsked(withColumn(name, '4R'), 'unusedColumns', `I · ${name}: “4R”`);
    await expectAsked(withColumn(name, 'NEO (reversed)'), 'unusedColumns', `I · ${name}: “NEO (reversed)”`);
  });

  it('an index without a header asks nothing', async () => {
    expect((await importFile(withColumn('', 1, 2))).findings.asks).toHaveLength(1);
    const rows = [...sound, row('Why?')].map((one, at) => [...one, at]);
    expect((await importFile(makeCsv([[...header, ''], ...rows]))).findings.asks).toEqual([]);
  });

  it.each(['Notes', 'Reviewer comments', 'Created by', 'Item ID', 'Last modified', 'Q. No.', 'Unnamed: 0'])(
    'a column “%s” is for the authors and asks nothing',
    async (name) => {
      const { counts, findings } = await importFile(withColumn(name, 'x'));
      expect([findings.asks, counts]).toEqual([[], expect.objectContaining({ error: 0, skipped: 1 })]);
    },
  );
});

describe('a part of a question that would be lost', () => {
  const third = (...cells: Cell[]): Table => [
    [...header, 'Option 3', 'Score Option 3'],
    ...sound.map((one) => [...one, '', '']),
    [...row('Third?'), ...cells],
  ];
  const formula: XLSX.CellObject = { t: 's', v: '', f: 'IF(1>2,"Daily","")' };
  const blank = row('').with(3, '');
  it.each([
    ['a score beside a blank option', makeCsv(third('', 3)), 'J · Score Option 3: “3”'],
    [
      'a second column with the name of an option',
      makeCsv([[...header, 'Option 2'], ...sound.map((one) => [...one, 'Daily'])]),
      'I · Option 2: “Daily”',
    ],
    ['an option whose formula came out empty', xlsx(third(), (sheet) => (sheet['I4'] = formula)), 'I · Option 3: “”'],
    [
      'options without a question',
      makeCsv(bank(...sound, blank)),
      'D · Question: “1 · EQ · Empathy · Often · 5 · Never · 1”',
    ],
    ['a question without options', makeCsv(bank(...sound, [1, 'EQ', 'Empathy', 'Why?'])), 'D · Question: “Why?”'],
    ['a question with one option', makeCsv(bank(...sound, [1, 'EQ', 'E', 'Why?', 'A', 5])), 'D · Question: “Why?”'],
    [
      'a note on reversed questions',
      makeCsv(bank(...sound, ['R = reverse scored'])),
      'D · Question: “R = reverse scored”',
    ],
  ])('%s waits for the admin', async (_, file, text) => {
    await expectAsked(file, 'incomplete', text);
  });

  it('a total below the scores asks nothing', async () => {
    const total = ['', '', '', '', '', 9, '', 3];
    expect((await importFile(makeCsv(bank(...sound, total)))).findings.asks).toEqual([]);
  });

  it('a text that a merged cell hides is not read', async () => {
    const file = xlsx(bank(...sound, row('Hidden?')), (sheet) => {
      sheet['!merges'] = [
        { s: { r: 2, c: 3 }, e: { r: 3, c: 3 } },
        { s: { r: 1, c: 1 }, e: { r: 3, c: 1 } },
      ];
      Object.assign(sheet, { B4: { t: 's', v: 'LQ' } });
    });
    const { questions, findings } = await importFile(file);
    expect(questions.map(({ text, category }) => [text, category])).toEqual([
      ['Do you plan?', 'EQ'],
      ['Do you rest?', 'EQ'],
    ]);
    expect(findings.asks.map(({ kind }) => kind)).toEqual(['incomplete']);
  });

  it('rows that only hold empty formulas ask nothing', async () => {
    const { counts, questions } = await importFile(
      xlsx(bank(...sound), (sheet) => {
        Object.assign(sheet, { D4: formula, E4: formula, '!ref': 'A1:H9' });
      }),
    );
    expect([counts.error, questions.length]).toEqual([0, 2]);
  });
});

describe('a mark of reverse scoring', () => {
  it.each([
    'I rest. (R)',
    'I rest [reverse scored]',
    'I rest (reverse-keyed item)',
    'R: I rest',
    '(Negatively keyed item) I rest',
    'I rest ®',
    'I rest (rev.)',
    'Reverse: I rest',
    'I rest – reversed',
    'I rest （R）',
    'I rest (-)',
  ])('the text “%s” waits for the admin', async (text) => {
    await expectAsked(makeCsv(bank(...sound, row(text))), 'reversed', `D · Question: “${text}”`);
  });

  it('a line above the header that speaks of reversed items waits for the admin', async () => {
    const line = 'Items 2 and 4 are reverse-scored';
    await expectAsked(makeCsv([[line, '', '', '', '', '', '', ''], ...bank(...sound)]), 'reversed', line);
  });

  it('a mark in a sub-parameter or a number waits for the admin', async () => {
    await expectAsked(
      makeCsv(bank(...sound, row('Q?').with(2, 'E (R)'))),
      'reversed',
      'C · Grouping Sub Parameter: “E (R)”',
    );
    const numbered = makeCsv([['Sr. No.', ...header.slice(1)], ...sound, row('Q?').with(0, '2R')]);
    await expectAsked(numbered, 'reversed', 'A · Sr. No.: “2R”');
  });

  it.each(['Is R (a language) known?', 'Monthly salary (Rs)?', 'I reverse cars', 'R. K. Narayan wrote it'])(
    'the text “%s” has none',
    async (text) => {
      expect((await importFile(makeCsv(bank(...sound, row(text))))).findings.asks).toEqual([]);
    },
  );
});

const rich = (align: string, text: string) =>
  withXml(xlsx(bank(...sound, row('Rich?'))), {
    '/xl/worksheets/sheet1.xml': (xml) =>
      xml.replace(
        /<c r="E4".*?<\/c>/,
        `<c r="E4" t="inlineStr"><is><r><t>10</t></r><r><rPr><vertAlign val="${align}"/></rPr><t>${text}</t></r></is></c>`,
      ),
  });

it.each([
  ['superscript', '5'],
  ['subscript', 'n'],
])('a %s waits for the admin', async (align, text) => {
  await expectAsked(rich(align, text), 'doubtfulTexts', `E · Option 1: “10${text}”`);
});

it('a file with a raised “th”, as in 10th, asks nothing', async () => {
  expect((await importFile(rich('superscript', 'th'))).findings.asks).toEqual([]);
});

it('a second sheet that goes on without a header blocks', async () => {
  const file = workbookOf('xlsx', {
    Bank: bank(...sound),
    More: [row('Do you dare to sing?'), row('Do you dance a lot?')],
  });
  expect((await importFile(file)).defects[0]).toMatchObject({ severity: 'error', kind: 'other-bank', sheet: 'More' });
});
