import { beforeAll, describe, expect, it } from 'vitest';
import { mapSheet } from '#functions/domain/banks/bank-sheet.ts';
import { reviewMap } from '#functions/domain/banks/parameters/review-map.ts';
import type { DraftQuestion } from '#functions/domain/banks/question.ts';
import { makeEngine, type Engine } from '#test/support/engine/make-engine.ts';
import { bankOfThree, makeMapFile, mapHeader, noteOf } from '#test/support/sheets/make-map.ts';
import { makeWorkbook, sheetOf, writeWorkbook, type Table } from '#test/support/sheets/make-sheet.ts';
import { blocking, readUpload } from '#test/support/sheets/read-upload.ts';
import { fileProblems } from '#functions/domain/words/uploads/files.ts';
import { forMainParameter } from '#functions/domain/words/uploads/parameters-sheet.ts';

let engine: Engine;
beforeAll(async () => {
  engine = await makeEngine({ questions: 6 });
});

const bank = sheetOf(bankOfThree());
const map: Table = [mapHeader, ['A', 'a1', 'EQ', 'How you begin.', '']];
const bookOf = (sheets: Record<string, Table>) => writeWorkbook(makeWorkbook(sheets), 'xlsx');
/** A workbook of which a sheet, or a column of one, is hidden. */
function hidden(sheets: Record<string, Table>, name: string, column?: number): Buffer {
  const book = makeWorkbook(sheets);
  const place = book.SheetNames.indexOf(name);
  const sheet = book.Sheets[name];
  if (column === undefined) {
    book.Workbook = { Sheets: book.SheetNames.map((_, index) => ({ Hidden: index === place ? 1 : 0 })) };
  } else if (sheet) sheet['!cols'] = Array.from({ length: column + 1 }, (_, index) => ({ hidden: index === column }));
  return writeWorkbook(book, 'xlsx');
}
const kindsOf = (defects: readonly { kind: string }[]) => defects.map(({ kind }) => kind);
const oneRow = (rows: Table, questions = bankOfThree()) => readUpload(engine, makeMapFile(rows, { questions }));

describe('a row of the sheet Parameters', () => {
  const note = noteOf('A', 'a1', { quotient: 'EQ', meaning: 'How you begin.' });
  it.each<[string, (string | number)[]]>([
    ['with no-break spaces', ['A\u00a0', '\u00a0a1', 'EQ\u00a0', 'How\u00a0you begin.', '\u00a0']],
    ['with soft hyphens and zero-width spaces', ['A\u00ad', 'a\u200b1', 'E\u00adQ', 'How you be\u00adgin.', '']],
    ['with full-width letters', ['Ａ', 'ａ１', 'ＥＱ', 'How you begin.', '']],
    ['with a dash for no next step', ['A', 'a1', 'EQ', 'How you begin.', null as unknown as string]],
  ])('is read correctly %s', async (_, row) => {
    const { map: read, defects } = await oneRow([mapHeader, row]);
    expect(blocking(defects)).toEqual([]);
    expect(read?.rows).toHaveLength(1);
    const [found] = read?.rows ?? [];
    expect(found).toMatchObject({ quotient: 'EQ', nextStep: '' });
    expect(found?.meaning.replaceAll(/\s/g, ' ')).toBe(note.meaning);
  });

  it.each<[string, Table[number], string[]]>([
    ['a number as its meaning', ['A', 'a1', 'EQ', 42, ''], []],
    ...['EQ, MQ', 'emotional', 'EQ (Emotional Quotient)', 'none'].map((quotient): [string, Table[number], string[]] => [
      `the quotient “${quotient}”`,
      ['A', 'a1', quotient, '', ''],
      ['map-quotient'],
    ]),
    ['a main parameter in the column of sub-parameters', ['', 'A', '', 'x', ''], ['map-unknown-name']],
    ['40 kB of meaning', ['A', 'a1', '', 'x'.repeat(32_000), ''], ['too-long', 'too-long']],
  ])('gets the right defects for %s: %j', async (_, row, kinds) => {
    const { map: read, defects } = await oneRow([mapHeader, row]);
    expect(kindsOf(blocking(defects))).toEqual(kinds);
    expect(JSON.stringify(read).length).toBeLessThan(2_000);
  });

  it('belongs to its own main parameter if two have a sub-parameter of that name', async () => {
    const twins = bankOfThree().map((one): DraftQuestion => ({
      ...one,
      subCategory: one.subCategory.replace('b1', 'a1'),
    }));
    const { map: read, defects } = await oneRow(
      [mapHeader, ['B', 'a1', '', 'Of B', ''], ['A', 'a1', '', 'Of A', '']],
      twins,
    );
    expect(blocking(defects)).toEqual([]);
    expect(read?.rows.map(({ parameter, meaning }) => [parameter, meaning])).toEqual([
      ['B', 'Of B'],
      ['A', 'Of A'],
    ]);
  });

  it('may be empty: of a list of 600 scales, only filled rows are kept', async () => {
    const questions = Array.from({ length: 600 }, (_, place): DraftQuestion => ({
      ...(bankOfThree()[0] as DraftQuestion),
      text: `What of ${place}?`,
      category: 'A',
      subCategory: `s${place}`,
    }));
    const rows = questions.map(({ subCategory }, place) => ['A', subCategory, place > 590 ? 'EQ' : '', '', '']);
    const { map: read, defects } = await oneRow([mapHeader, ...rows], questions);
    expect(blocking(defects)).toEqual([]);
    expect(read?.rows.map(({ subParameter }) => subParameter)).toEqual(
      Array.from({ length: 9 }, (_, place) => `s${591 + place}`),
    );
  });
});

describe('a file with a sheet Parameters', () => {
  it.each(['Parameter', 'Parameters (2)', 'Sheet2'])('gets a note that its sheet “%s” is not used', async (name) => {
    const { map: read, defects } = await readUpload(engine, bookOf({ Questions: bank, [name]: map }));
    expect(read).toBeUndefined();
    expect(defects).toMatchObject([{ kind: 'other-sheet', sheet: name }]);
    expect(defects[0]?.remedy).toContain('name it “Parameters”');
  });

  it.each<[string, Record<string, Table>]>([
    ['with blank sheets', { Parameters: bank, Sheet2: [], Sheet3: [] }],
    [
      'with instructions',
      {
        Parameters: bank,
        Instructions: [
          ['Step', 'What to do'],
          [1, 'Fill in the sheet'],
        ],
      },
    ],
    ['alone', { Parameters: bank }],
  ])('is refused with a reason if its questions are on the sheet Parameters: %s', async (_, sheets) => {
    const { upload } = await readUpload(engine, bookOf(sheets));
    const problem = expect.stringContaining('explains the parameters') as string;
    expect(upload).toMatchObject({ status: 'refused', problem });
  });

  it.each<[string, Record<string, Table>]>([
    ['alone', { Parameters: map }],
    ['with blank sheets', { Parameters: map, Sheet2: [], Sheet3: [] }],
  ])('is refused with a reason if it has no questions: %s', async (_, sheets) => {
    const { upload } = await readUpload(engine, bookOf(sheets));
    expect(upload).toMatchObject({ status: 'refused', problem: fileProblems['only-parameters'] });
  });

  it('changes nothing when uploaded as it was downloaded', async () => {
    const said = [noteOf('A', 'a1', { quotient: 'EQ', meaning: 'How you begin.', higherCost: 'You wait.' })];
    const rows = mapSheet(said, bankOfThree());
    const { map: read, defects } = await oneRow(rows);
    expect(blocking(defects)).toEqual([]);
    const review = reviewMap({ rows: read?.rows, live: said, questions: bankOfThree(), mode: 'replace' });
    expect([review.map, review.fallen]).toEqual([said, []]);
  });

  it('may repeat its header further down', async () => {
    const { map: read, defects } = await oneRow([...map, mapHeader, ['B', 'b1', '', 'x', '']]);
    expect(read?.rows.map(({ row }) => row)).toEqual([2, 4]);
    expect(blocking(defects)).toEqual([]);
  });

  it('gets a note that a merged meaning counts for each of its rows', async () => {
    const table: Table = [
      mapHeader,
      ['A', 'a1', '', 'Of all A.', ''],
      [null, 'a2', '', '', ''],
      [null, 'a3', '', '', ''],
    ];
    const book = makeWorkbook({ Questions: bank, Parameters: table });
    const sheet = book.Sheets['Parameters'];
    if (sheet) sheet['!merges'] = [0, 3].map((c) => ({ s: { r: 1, c }, e: { r: 3, c } }));
    const { map: read, defects } = await readUpload(engine, writeWorkbook(book, 'xlsx'));
    expect(read?.rows.map(({ meaning }) => meaning)).toEqual(['Of all A.', 'Of all A.', 'Of all A.']);
    expect(defects).toMatchObject([
      { kind: 'merged', row: 2, column: 'D · Meaning', problem: expect.stringContaining('D2:D4') as string },
    ]);
    expect(defects[0]?.remedy).toBe(forMainParameter);
  });
});

describe('a hidden part of the sheet Parameters', () => {
  const sheets = { Questions: bank, Parameters: map };

  it('asks about a hidden sheet and drops it if the admin says so', async () => {
    const file = hidden(sheets, 'Parameters');
    const found = await readUpload(engine, file);
    expect(found.asks).toMatchObject([{ kind: 'hiddenRows', count: 2 }]);
    expect(kindsOf(blocking(found.defects))).toEqual(['hidden']);
    const left = await readUpload(engine, file, { choices: { asked: { hiddenRows: 'leave' } } });
    expect([left.map, kindsOf(left.defects)]).toEqual([undefined, ['left-out']]);
    const taken = await readUpload(engine, file, { choices: { asked: { hiddenRows: 'take' } } });
    expect([taken.map?.rows.length, blocking(taken.defects)]).toEqual([1, []]);
  });

  it('asks about a hidden sheet with only a header, which would remove the live map', async () => {
    const { defects } = await readUpload(engine, hidden({ ...sheets, Parameters: [mapHeader] }, 'Parameters'));
    expect(kindsOf(blocking(defects))).toEqual(['hidden']);
  });

  it('asks nothing about a hidden blank sheet, but notes what that removes', async () => {
    const { defects } = await readUpload(engine, hidden({ ...sheets, Parameters: [] }, 'Parameters'));
    expect(kindsOf(defects)).toEqual(['map-blank']);
  });

  it('asks about a hidden column and drops it if the admin says so', async () => {
    const file = hidden(sheets, 'Parameters', 2);
    const found = await readUpload(engine, file);
    expect(kindsOf(blocking(found.defects))).toEqual(['hidden']);
    const left = await readUpload(engine, file, { choices: { asked: { hiddenColumns: 'leave' } } });
    expect(left.map?.rows).toEqual([{ row: 2, ...noteOf('A', 'a1', { meaning: 'How you begin.' }) }]);
    const taken = await readUpload(engine, file, { choices: { asked: { hiddenColumns: 'take' } } });
    expect(taken.map?.rows).toMatchObject([{ quotient: 'EQ' }]);
  });
});
