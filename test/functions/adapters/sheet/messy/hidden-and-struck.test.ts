import { describe, expect, it } from 'vitest';
import type { SheetChoices } from '#functions/domain/uploads/sheet-choices.ts';
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
/** Hidden by an advanced filter, which leaves a mark on the sheet and, in Excel, the rows that it looked through. */
const advanced = (list = '') =>
  withXml(hidden[0]?.[1] ?? Buffer.alloc(0), {
    '/xl/worksheets/sheet1.xml': (xml) => xml.replace(/<worksheet[^>]*>/, (tag) => `${tag}<sheetPr filterMode="1"/>`),
    '/xl/workbook.xml': (xml) => xml.replace('</sheets>', `</sheets>${list}`),
  });
const listOf = (rows: string) =>
  `<definedNames><definedName name="_xlnm._FilterDatabase" localSheetId="0" hidden="1">Bank!$A$1:$H$${rows}</definedName></definedNames>`;
const struck: [string, Buffer][] = [
  ['.xlsx', struckXlsx(xlsx(bank(...sound, row('Struck?'))), (cell) => cell.endsWith('4'))],
];

describe('content that is hidden or struck out', () => {
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
  it.each(hidden)('asks whether to take a hidden row of an %s', (_, file) => asked('hiddenRows', 'hidden-rows')(file));
  it.each(filtered)('asks whether to take a filtered row of an %s', (_, file) =>
    asked('filteredRows', 'filtered-rows')(file),
  );
  it('asks about a row hidden by an advanced filter, and about a hidden row outside the filter', async () => {
    await asked('filteredRows', 'filtered-rows')(advanced());
    await asked('filteredRows', 'filtered-rows')(advanced(listOf('4')));
    await asked('hiddenRows', 'hidden-rows')(advanced(listOf('3')));
  });
  it.each(struck)('asks whether to take a struck-out row of an %s', (_, file) =>
    asked('struckOut', 'struck-out')(file),
  );

  it('asks whether to take the struck-out rows of an .xls', async () => {
    const file = changedXls(xls(bank(...sound)), [], true);
    await expectCase({ file, told: [['struck-out', 2, '']], errors: 1, questions: 2 });
  });

  it.each<[string, Buffer]>([
    ['.xlsx', xlsx(bank(...sound), (sheet) => (sheet['!cols'] = [{}, {}, {}, {}, {}, { hidden: true }]))],
    ['.xls', changedXls(xls(bank(...sound)), [xlsRecords.hiddenColumn(5)])],
  ])('asks about a hidden column of an %s and drops its scores if the admin says so', async (_, file) => {
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

  it('a struck-out score that is left out blocks the import and does not become 1', async () => {
    const file = struckXlsx(xlsx(bank(...sound)), (cell) => cell === 'F2');
    await expectCase({
      file,
      choices: choose({ asked: { struckOut: 'leave' } }),
      told: [['score-not-a-number', 2, score]],
      errors: 1,
      questions: 2,
    });
  });

  it('thousands of struck-out styles and hidden columns are read within 10 s of CPU', async () => {
    const table = bank(...Array.from({ length: 2_000 }, (_, place) => row(`Question ${place}?`)));
    const file = withXml(xlsx(table), {
      '/xl/styles.xml': (xml) =>
        xml
          .replace(/<fonts[^>]*>/, (tag) => `${tag}<font><strike/></font>`)
          .replace(/<cellXfs[^>]*>/, (tag) => tag + '<xf fontId="0"/>'.repeat(3_000)),
      '/xl/worksheets/sheet1.xml': (xml) =>
        xml
          .replace('<sheetData>', `<cols>${'<col min="9" max="400" hidden="1"/>'.repeat(2_000)}</cols><sheetData>`)
          .replace(/<c r="([A-Z]+)(\d+)"/g, (cell, __, at: string) => `${cell} s="${2_000 + (Number(at) % 900)}"`)
          .replace('</sheetData>', `</sheetData>${'<autoFilter ref="A1:B9"/>'.repeat(5_000)}`),
    });
    const before = process.cpuUsage();
    const { findings } = await importFile(file);
    const { user, system } = process.cpuUsage(before);
    expect(findings.asks).toMatchObject([{ kind: 'struckOut', count: 2_000 }]);
    expect((user + system) / 1e6).toBeLessThan(10);
  });

  it('asks whether to take the rows of a hidden sheet', async () => {
    const file = workbookOf(
      'xlsx',
      { Bank: bank(...sound), Notes: [['x']] },
      (_, book) => (book.Workbook = { Sheets: [{ Hidden: 1 }, {}] }),
    );
    await expectCase({ file, told: [['hidden-rows', 2, '']], errors: 1, questions: 2 });
  });

  it.each(three)('asks whether to take rows of another quiz in an %s', async (_, make) => {
    const file = make(bank(...sound, row('Other?', 5, 1, 2)));
    await expectCase({ file, told: [['other-quiz', 4, 'A · quiz_id']], errors: 1, questions: 3 });
    const kinds = async (choices?: SheetChoices) => (await importFile(file, choices)).defects.map(({ kind }) => kind);
    expect(await kinds()).not.toContain('quiz-id-differs');
    expect(await kinds(choose({ asked: { otherQuiz: 'take' } }))).toContain('quiz-id-differs');
    await expectCase({
      file,
      choices: choose({ asked: { otherQuiz: 'leave' } }),
      told: [['left-out', 4, '']],
      errors: 0,
      questions: 2,
    });
  });

  it('asks whether to take another sheet with questions, and joins both into one bank', async () => {
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
