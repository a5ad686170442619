import { describe, expect, it } from 'vitest';
import { bank, choose, expectCase, row, score, sound, xlsx } from '#test/support/sheets/messy-banks.ts';
import { importFile, withXml } from '#test/support/sheets/messy-files.ts';

const sheetXml = '/xl/worksheets/sheet1.xml';
const table = bank(...sound, row('The last one?'));
const hiddenLast = xlsx(table, (sheet) => (sheet['!rows'] = [{}, {}, {}, { hidden: true }]));

/** As programs write a sheet that leave out what follows from the order. */
const unplaced: [string, (bytes: Buffer) => Buffer][] = [
  ['rows have no number', (bytes) => withXml(bytes, { [sheetXml]: (xml) => xml.replace(/<row r="\d+"/g, '<row') })],
  [
    'rows and cells have no place',
    (bytes) =>
      withXml(bytes, {
        [sheetXml]: (xml) => xml.replace(/<row r="\d+"/g, '<row').replace(/<c r="[A-Z]+\d+"/g, '<c'),
      }),
  ],
  ['elements have a prefix', (bytes) => withXml(bytes, { [sheetXml]: (xml) => xml.replace(/<(\/?)(\w)/g, '<$1x:$2') })],
];

describe.each(unplaced)('an .xlsx whose %s', (_, change) => {
  it('gives the same questions and defects at the same rows', async () => {
    const [plain, changed] = await Promise.all([importFile(xlsx(table)), importFile(change(xlsx(table)))]);
    expect(changed.questions).toEqual(plain.questions);
    expect(changed.defects).toEqual(plain.defects);
  });

  it('reports a hidden row', async () => {
    await expectCase({ file: change(hiddenLast), told: [['hidden', 4, '']], errors: 1, questions: 3 });
  });

  it('reports a formula without a value instead of a blank score', async () => {
    const formula = withXml(xlsx(table), {
      [sheetXml]: (xml) => xml.replace(/<c r="F4".*?<\/c>/, '<c r="F4"><f>1+4</f></c>'),
    });
    await expectCase({ file: change(formula), told: [['score-not-a-number', 4, score]], errors: 1, questions: 3 });
  });
});

it('blank rows without a row number are counted, so a defect is reported at the right row', async () => {
  const file = withXml(xlsx(bank(...sound, row('Bad?', 'x'))), {
    [sheetXml]: (xml) =>
      xml
        .replace('<row r="4"', '<row/><row')
        .replace(/<row r="\d+"/g, '<row')
        .replace(/<c r="[A-Z]+\d+"/g, '<c'),
  });
  await expectCase({ file, told: [['score-not-a-number', 5, score]], errors: 1, questions: 3 });
});

it('a row with only uncalculated formulas is reported and not lost', async () => {
  const cells = ['A', 'B', 'C', 'D', 'E', 'F'].map((letter) => `<c r="${letter}5"><f>Old!${letter}2</f></c>`).join('');
  const file = withXml(xlsx(table), {
    [sheetXml]: (xml) => xml.replace('</sheetData>', `<row r="5">${cells}</row></sheetData>`),
  });
  await expectCase({ file, told: [['error-cell', 5, 'D · Question']], errors: 8, questions: 4 });
  await expectCase({
    file,
    choices: choose({ leaveOut: [{ sheet: 0, row: 5 }] }),
    told: [['left-out', 5, '']],
    errors: 0,
    questions: 3,
  });
});
