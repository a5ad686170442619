import { describe, expect, it } from 'vitest';
import type { DefectKind } from '#functions/domain/uploads/sheet-defect.ts';
import { bank, choose, expectCase, row, score, sound, three, xls, xlsx } from '#test/support/sheets/messy-banks.ts';
import {
  changedXls,
  importFile,
  struckXlsx,
  withXml,
  workbookOf,
  xlsRecords,
} from '#test/support/sheets/messy-files.ts';

const hidden: [string, Buffer][] = [
  ['.xlsx', xlsx(bank(...sound, row('Hidden?')), (sheet) => (sheet['!rows'] = [{}, {}, {}, { hidden: true }]))],
  ['.xls', changedXls(xls(bank(...sound, row('Hidden?'))), [xlsRecords.hiddenRow(4)])],
  [
    '.xlsx as a row without height',
    withXml(xlsx(bank(...sound, row('Hidden?'))), {
      '/xl/worksheets/sheet1.xml': (xml) => xml.replace('<row r="4"', '<row r="4" ht="0" customHeight="1"'),
    }),
  ],
];
const filtered = withXml(hidden[0]?.[1] ?? Buffer.alloc(0), {
  '/xl/worksheets/sheet1.xml': (xml) =>
    xml.replace(
      '</sheetData>',
      '</sheetData><autoFilter ref="A1:H4"><filterColumn colId="0"><filters><filter val="1"/></filters></filterColumn></autoFilter>',
    ),
});
const struckStyle = struckXlsx(xlsx(bank(...sound)), (cell) => cell.endsWith('3'));
const strike = '<rPr><strike/><sz val="11"/></rPr>';
const richText = (format: string) =>
  `<r><t>Do you </t></r><r>${format}<t xml:space="preserve">never</t></r><r><t xml:space="preserve"> sleep?</t></r>`;
const struckWord = (format: string) =>
  withXml(xlsx(bank(...sound, row('RICH?'))), {
    '/xl/sharedStrings.xml': (xml) => xml.replace(/<t[^>]*>RICH\?<\/t>/, () => richText(format)),
  });
const struckInline = withXml(xlsx(bank(...sound)), {
  '/xl/worksheets/sheet1.xml': (xml) =>
    xml.replace(/<c r="D3".*?<\/c>/, () => `<c r="D3" t="inlineStr"><is>${richText(strike)}</is></c>`),
});

describe('content that is hidden or struck out', () => {
  const asked = async (file: Buffer) => {
    await expectCase({ file, told: [['hidden', 4, '']], errors: 1, questions: 3 });
    await expectCase({ file, choices: choose({ asked: { hiddenRows: 'take' } }), told: [], errors: 0, questions: 3 });
    await expectCase({
      file,
      choices: choose({ asked: { hiddenRows: 'leave' } }),
      told: [['left-out', 4, '']],
      errors: 0,
      questions: 2,
    });
    const { findings } = await importFile(file);
    expect(findings.asks).toMatchObject([{ kind: 'hiddenRows', count: 1, rows: [{ sheet: 0, row: 4 }] }]);
  };
  it.each(hidden)('asks whether to take a hidden row of an %s', (_, file) => asked(file));
  it('asks whether to take a filtered row', () => asked(filtered));
  it('a row that an advanced filter hides counts as hidden', async () => {
    const file = withXml(hidden[0]?.[1] ?? Buffer.alloc(0), {
      '/xl/worksheets/sheet1.xml': (xml) => xml.replace(/<worksheet[^>]*>/, (tag) => `${tag}<sheetPr filterMode="1"/>`),
    });
    await asked(file);
  });

  it.each([
    ['a style', struckStyle],
    ['a word of a shared text', struckWord(strike)],
    ['a word of a text in its cell', struckInline],
  ])('asks once whether struck-out text is meant if %s is struck out, and blocks until it is', async (_, file) => {
    const { questions, findings, defects, counts } = await importFile(file);
    expect(findings.asks).toMatchObject([{ kind: 'struckOut', count: 1 }]);
    expect([defects.map(({ kind }) => kind), counts.error]).toEqual([['struck-out'], 1]);
    const taken = await importFile(file, choose({ asked: { struckOut: 'take' } }));
    expect([taken.questions, taken.counts.error]).toEqual([questions, 0]);
    // The file does not say which words would go.
    expect((await importFile(file, choose({ asked: { struckOut: 'leave' } }))).counts.error).toBe(1);
  });

  it('the text of a partly struck-out cell is read whole', async () => {
    const { questions } = await importFile(struckWord(strike));
    expect(questions.at(-1)?.text).toBe('Do you never sleep?');
  });

  it('does not ask about formats that turn striking off, or about the word “strike”', async () => {
    expect((await importFile(struckWord('<rPr><strike val="0"/></rPr>'))).findings.asks).toEqual([]);
    expect((await importFile(xlsx(bank(...sound, row('Do you strike?'))))).findings.asks).toEqual([]);
  });

  it.each<[string, Buffer]>([
    ['.xlsx', xlsx(bank(...sound), (sheet) => (sheet['!cols'] = [{}, {}, {}, {}, {}, { hidden: true }]))],
    ['.xls', changedXls(xls(bank(...sound)), [xlsRecords.hiddenColumn(5)])],
    ['.xlsx, of no width,', xlsx(bank(...sound), (sheet) => (sheet['!cols'] = [{}, {}, {}, {}, {}, { width: 0 }]))],
  ])('asks about a hidden column of an %s and drops its scores if the admin says so', async (_, file) => {
    await expectCase({ file, told: [['hidden', 1, score]], errors: 1, questions: 2 });
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

  it('asks whether to take the rows of a hidden sheet', async () => {
    const file = workbookOf(
      'xlsx',
      { Bank: bank(...sound), Notes: [['x']] },
      (_, book) => (book.Workbook = { Sheets: [{ Hidden: 1 }, {}] }),
    );
    await expectCase({ file, told: [['hidden', 2, '']], errors: 1, questions: 2 });
  });

  it.each(three)('asks whether to take rows of another quiz in an %s', async (_, make) => {
    const file = make(bank(...sound, row('Other?', 5, 1, 2)));
    await expectCase({ file, told: [['other-quiz', 4, 'A · quiz_id']], errors: 1, questions: 3 });
    await expectCase({ file, choices: choose({ asked: { otherQuiz: 'take' } }), told: [], errors: 0, questions: 3 });
    await expectCase({
      file,
      choices: choose({ asked: { otherQuiz: 'leave' } }),
      told: [['left-out', 4, '']],
      errors: 0,
      questions: 2,
    });
  });

  it('another sheet with questions blocks until the admin says which one is the bank', async () => {
    const file = workbookOf('xlsx', { EQ: bank(...sound), MQ: bank(row('Do you dare?')) });
    await expectCase({ file, told: [['other-bank', 1, 'Whole sheet']], errors: 1, questions: 2 });
    const other: [DefectKind, number, string][] = [['other-sheet', 1, 'Whole sheet']];
    await expectCase({ file, choices: choose({ sheet: 0 }), told: other, errors: 0, questions: 2 });
    await expectCase({ file, choices: choose({ sheet: 1 }), told: other, errors: 0, questions: 1 });
  });
});
