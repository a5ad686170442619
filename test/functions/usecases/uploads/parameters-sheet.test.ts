import { beforeAll, describe, expect, it } from 'vitest';
import { saysNothing } from '#functions/domain/banks/parameters/parameter-map.ts';
import type { SheetChoices } from '#functions/domain/uploads/sheet-choices.ts';
import { decideUpload } from '#functions/usecases/uploads/decide-upload.ts';
import { makeEngine, type Engine } from '#test/support/engine/make-engine.ts';
import { bankOfThree, makeMapFile, mapHeader, noteOf } from '#test/support/sheets/make-map.ts';
import {
  makeCsv,
  makeWorkbook,
  makeXlsx,
  sheetOf,
  writeWorkbook,
  type Table,
} from '#test/support/sheets/make-sheet.ts';
import { blocking, readUpload } from '#test/support/sheets/read-upload.ts';
import * as words from '#functions/domain/words/uploads/parameters-sheet.ts';
import { parametersSheet } from '#functions/domain/words/uploads/uploads.ts';

let engine: Engine;
beforeAll(async () => {
  engine = await makeEngine({ questions: 6 });
});

const read = (file: Buffer, name?: string, choices?: Partial<SheetChoices>) =>
  readUpload(engine, file, { name, choices });

const rows: Table = [
  mapHeader,
  ['A', null, null, 'What you aim for.', 'Choose one aim.'],
  ['A', 'a1', 'EQ', 'How you begin.', null],
  ['B', 'b1', 'Emotional Quotient', null, null],
  ['C', 'c1', 'e.q.', null, 'Call somebody.'],
];
const notes = [
  { row: 2, ...noteOf('A', '', { meaning: 'What you aim for.', nextStep: 'Choose one aim.' }) },
  { row: 3, ...noteOf('A', 'a1', { quotient: 'EQ', meaning: 'How you begin.' }) },
  { row: 4, ...noteOf('B', 'b1', { quotient: 'EQ' }) },
  { row: 5, ...noteOf('C', 'c1', { quotient: 'EQ', nextStep: 'Call somebody.' }) },
];

describe('the sheet Parameters of a file', () => {
  it.each(['xlsx', 'biff8'] as const)('is read with the questions of an %s file, without a defect', async (type) => {
    const { upload, map, defects } = await read(makeMapFile(rows, { type }), type === 'xlsx' ? 'a.xlsx' : 'a.xls');
    expect(upload).toMatchObject({ status: 'staged', questionCount: 12, sheet: 0 });
    expect(map).toEqual({ rows: notes, problems: 0, leftOut: 0 });
    expect(defects).toEqual([]);
  });

  it('is absent in a .csv file of any name, and in a workbook without the sheet', async () => {
    const csv = Buffer.concat([Buffer.from('\ufeff'), makeCsv(sheetOf(bankOfThree()))]);
    const { upload, map } = await read(csv, 'Parameters.csv');
    expect([upload?.status, upload?.questionCount, map]).toEqual(['staged', 12, undefined]);
    expect((await read(makeXlsx(sheetOf(bankOfThree())))).map).toBeUndefined();
  });

  it('may come first, with its columns in any order and case below a title', async () => {
    const table: Table = [
      ['Our parameters'],
      [null],
      ['NEXT STEP', 'sub parameter', 'Main  parameter', 'QUOTIENT', 'meaning'],
      ['Call somebody.', 'C1', ' c', 'eq', null],
    ];
    const sheets = { ' parameters ': table, Questions: sheetOf(bankOfThree()) };
    const { upload, map, defects } = await read(writeWorkbook(makeWorkbook(sheets), 'xlsx'));
    expect(upload).toMatchObject({ questionCount: 12, sheet: 1 });
    expect(map?.rows).toEqual([{ row: 4, ...noteOf('c', 'C1', { quotient: 'EQ', nextStep: 'Call somebody.' }) }]);
    // C has this one sub-parameter.
    expect(defects.map(({ kind, sheet, row, column }) => [kind, sheet, row, column])).toEqual([
      ['map-quotient-is-parameter', ' parameters ', 4, 'D · QUOTIENT'],
    ]);
  });

  it.each<[string, Table, Partial<SheetChoices>?]>([
    ['without a cell', []],
    ['with its header alone', [mapHeader]],
    ['with blank rows', [mapHeader, [' ', '', null], [null]]],
    ['with names alone', [mapHeader, ['A', 'a1'], ['B', 'b1', ' ']]],
    ['with its only row left out', [mapHeader, ['A', 'a1', 'EQ']], { leaveOut: [{ sheet: 1, row: 2 }] }],
  ])('gets a note on what a blank sheet removes: %s', async (_, table, choices) => {
    const { upload, map, defects } = await read(makeMapFile(table), 'a.xlsx', choices);
    expect(upload).toMatchObject({ status: 'staged', questionCount: 12 });
    expect(map?.rows.every(saysNothing)).toBe(true);
    expect(defects.filter(({ kind }) => kind !== 'left-out')).toMatchObject([
      {
        kind: 'map-blank',
        severity: 'defaulted',
        sheet: 'Parameters',
        row: 1,
        ...words.noNotes,
      },
    ]);
  });

  it('is not noted as blank if one row says something or can’t be read', async () => {
    for (const row of [
      ['A', 'a1', '', 'How you begin.'],
      ['A', 'a1', 'IQ'],
    ])
      expect((await read(makeMapFile([mapHeader, row]))).defects.map(({ kind }) => kind)).not.toContain('map-blank');
  });

  it('is never read as questions, even if it has their columns', async () => {
    const [header = [], ...others] = rows;
    const named: Table = [[...header, 'Question', 'Option 1'], ...others.map((row) => [...row, 'Why?', 'So'])];
    const { uploadId, upload, map, defects } = await read(
      writeWorkbook(makeWorkbook({ Parameters: named, Bank: sheetOf(bankOfThree()) }), 'xlsx'),
    );
    expect(upload).toMatchObject({ questionCount: 12, sheet: 1 });
    expect(map?.rows).toEqual(notes);
    expect(defects.map(({ kind, severity, column }) => [kind, severity, column])).toEqual([
      ['map-sheet', 'error', 'F · Question'],
      ['map-sheet', 'error', 'G · Option 1'],
    ]);
    const choices = { columns: {}, sheet: 0 };
    await expect(decideUpload(engine.ports, { uploadId, choices, remember: false })).rejects.toThrow(parametersSheet);
  });

  it('is read again with each mapping, in the chosen spellings', async () => {
    const spelled = bankOfThree().map((one) => ({ ...one, category: one.category === 'A' ? 'Aa' : one.category }));
    const spellings = [{ of: 'category' as const, from: 'Aa', to: 'A' }];
    const file = makeMapFile([mapHeader, ['Aa', 'a1', 'EQ', '', '']], { questions: spelled });
    const { map, defects } = await read(file, 'a.xlsx', { spellings });
    expect(map?.rows).toMatchObject([{ parameter: 'A', subParameter: 'a1', quotient: 'EQ' }]);
    expect(blocking(defects)).toEqual([]);
  });

  it('may have a main parameter for several rows, merged or left blank', async () => {
    const table: Table = [
      mapHeader,
      ['A', 'a1', 'EQ', 'One', ''],
      [null, 'a2', 'EQ', 'Two', ''],
      [null, 'b1', 'EQ', '', ''],
    ];
    const book = makeWorkbook({ Bank: sheetOf(bankOfThree()), Parameters: table });
    const sheet = book.Sheets['Parameters'];
    if (sheet) sheet['!merges'] = [{ s: { r: 1, c: 0 }, e: { r: 2, c: 0 } }];
    const { map, defects } = await read(writeWorkbook(book, 'xlsx'));
    expect(map?.rows.map(({ parameter }) => parameter)).toEqual(['A', 'A', '']);
    expect(defects).toEqual([]);
  });
});

describe('a header of the sheet Parameters', () => {
  const row = ['A', 'a1', 'EQ', 'How you begin.', 'Call somebody.'];

  it.each([
    [2, 'Quotient (EQ/MQ/LQ)'],
    [3, 'Description'],
    [4, 'Proposed next steps'],
    [5, 'Remarks'],
  ])('blocks in column %i if it is not known: %s', async (place, name) => {
    const header = [...mapHeader, ''].map((one, index) => (index === place ? name : one));
    const { defects } = await read(makeMapFile([header, [...row, 'More']]));
    expect(blocking(defects)).toContainEqual(
      expect.objectContaining({
        ...{ kind: 'map-sheet', row: 1, column: `${'ABCDEF'[place]} · ${name}` },
        problem: words.unknownColumn(name, 1, '').problem,
      }),
    );
  });

  it('may be one of the optional ones, in close spellings', async () => {
    const optional = ['LOWER – Upside', 'Cost (middle)', 'High: How others notice', 'Exercises'];
    const long = 'x'.repeat(401);
    const { map, defects } = await read(
      makeMapFile([
        [...mapHeader, ...optional],
        [...row, 'u', 'c', long, 'e'],
      ]),
    );
    const texts = { lowerUpside: 'u', middleCost: 'c', higherOthersNotice: long, exercise: 'e' };
    expect(map?.rows).toEqual([{ ...notes[1], nextStep: 'Call somebody.', row: 2, ...texts }]);
    expect(defects.map(({ kind, column }) => [kind, column])).toEqual([['too-long', 'H · High: How others notice']]);
  });

  it('blocks if two columns have one name', async () => {
    const header = ['Main Parameter', 'Meaning', 'meaning'];
    const { map, defects } = await read(makeMapFile([header, ['A', 'One', 'Two']]));
    expect(map?.rows).toEqual([{ row: 2, ...noteOf('A', '', { meaning: 'One' }) }]);
    expect(blocking(defects)).toMatchObject([{ kind: 'map-sheet', column: 'C · meaning' }]);
  });
});

describe('a defect of the sheet Parameters', () => {
  const bad: Table = [
    mapHeader,
    ['A', 'a1', 'EQ', 'Once', ''],
    [' a', 'A1 ', '', 'Twice', ''],
    ['Z', '', '', 'Of nothing', ''],
    ['A', 'b1', '', 'Elsewhere', ''],
    ['B', '', 'LQ', '', ''],
    ['B', 'b1', 'IQ', '', ''],
    ['C', '', '', 'x'.repeat(601), 'y'.repeat(301)],
    ['', '', 'EQ', 'Of whom?', ''],
    ['C', 'c1', '#REF!', '', ''],
  ];
  const places = [
    ['map-row-twice', 3, 'B · Sub Parameter'],
    ['map-unknown-name', 4, 'A · Main Parameter'],
    ['map-unknown-name', 5, 'B · Sub Parameter'],
    ['map-quotient', 6, 'C · Quotient'],
    ['map-quotient', 7, 'C · Quotient'],
    ['too-long', 8, 'D · Meaning'],
    ['too-long', 8, 'E · Next step'],
    ['map-unknown-name', 9, 'A · Main Parameter'],
    ['error-cell', 10, 'C · Quotient'],
    ['map-quotient', 10, 'C · Quotient'],
  ];

  it('is shown at its sheet, row and column, and blocks', async () => {
    const { upload, defects } = await read(makeMapFile(bad));
    expect(blocking(defects).map(({ kind, row, column }) => [kind, row, column])).toEqual(places);
    expect(new Set(blocking(defects).map(({ sheet }) => sheet))).toEqual(new Set(['Parameters']));
    expect(defects.every(({ problem, remedy }) => problem && remedy)).toBe(true);
    expect(blocking(defects)[0]?.problem).toContain('row 2');
    expect(upload?.counts?.error).toBe(places.length);
  });

  it('is gone if its row is left out, one by one or by kind', async () => {
    const leaveOut = [3, 4, 5, 6, 7].map((row) => ({ sheet: 1, row }));
    const leaveOutKinds = ['too-long', 'map-unknown-name', 'map-quotient'] as const;
    const choices = { leaveOut, leaveOutKinds: [...leaveOutKinds] };
    const { uploadId, map, defects } = await read(makeMapFile(bad), 'a.xlsx', choices);
    expect(blocking(defects)).toEqual([]);
    expect(await engine.ports.uploads.getView(uploadId)).toMatchObject({ findings: { leftOut: 8 } });
    expect(map).toMatchObject({ rows: [{ row: 2, meaning: 'Once' }], leftOut: 8 });
    expect(defects.filter(({ kind }) => kind === 'left-out').map(({ row }) => row)).toEqual([3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it('is shown once for a sheet without header, with too many rows or with a twin', async () => {
    const kinds = async (sheets: Record<string, Table>) =>
      (await read(writeWorkbook(makeWorkbook({ Bank: sheetOf(bankOfThree()), ...sheets }), 'xlsx'))).defects.map(
        ({ kind, sheet, row }) => [kind, sheet, row],
      );
    expect(await kinds({ Parameters: [['A', 'a1', 'EQ']] })).toEqual([['map-sheet', 'Parameters', 1]]);
    expect(await kinds({ Parameters: [mapHeader], 'PARAMETERS.': rows })).toEqual([
      ['map-sheet', 'PARAMETERS.', 1],
      ['map-blank', 'Parameters', 1],
    ]);
    const many = Array.from({ length: 501 }, () => ['A', 'a1', 'EQ']);
    expect(await kinds({ Parameters: [mapHeader, ...many] })).toEqual([['map-sheet', 'Parameters', 502]]);
  });

  it('is only noted for a missing column', async () => {
    const { defects } = await read(
      makeMapFile([
        ['Main Parameter', 'Meaning'],
        ['A', 'One'],
      ]),
    );
    expect(defects.map(({ kind, problem }) => [kind, /column “([^“]+)”/.exec(problem)?.[1]])).toEqual([
      ['map-blank', 'Quotient'],
      ['map-blank', 'Next step'],
    ]);
  });

  it('is only noted for a hidden row', async () => {
    const book = makeWorkbook({ Bank: sheetOf(bankOfThree()), Parameters: rows });
    const sheet = book.Sheets['Parameters'];
    if (sheet) sheet['!rows'] = [{}, { hidden: true }];
    const { map, defects } = await read(writeWorkbook(book, 'xlsx'));
    expect(map?.rows).toEqual(notes);
    expect(defects.map(({ kind, severity, row }) => [kind, severity, row])).toEqual([['map-unseen', 'note', 2]]);
  });
});
