import { describe, expect, it } from 'vitest';
import type * as XLSX from 'xlsx';
import type { AskKind, SheetChoices } from '#functions/domain/uploads/sheet-choices.ts';
import { craftRow, craftXlsx } from '#test/support/sheets/make-bomb.ts';
import { makeCsv, type Table } from '#test/support/sheets/make-sheet.ts';
import { bank, choose, header, row, score, sound, three, xlsx, type Cell } from '#test/support/sheets/messy-banks.ts';
import { importFile, withXml } from '#test/support/sheets/messy-files.ts';
import { picture } from '#functions/domain/words/uploads/cells.ts';

/** Expects a file to block with one question, and to block no more when it is answered. */
async function expectAsk(file: Buffer, kind: AskKind, texts: string[], questions: [taken: number, left: number]) {
  const { findings, counts } = await importFile(file);
  expect(findings.asks.map((ask) => [ask.kind, ask.rows.map(({ text }) => text)])).toEqual([[kind, texts]]);
  expect(counts.error).toBe(1);
  const after = async (answer: 'take' | 'leave') => {
    const choices: SheetChoices = choose({ asked: { [kind]: answer } });
    const parsed = await importFile(file, choices);
    return [parsed.counts.error, parsed.questions.length];
  };
  expect([await after('take'), await after('leave')]).toEqual(questions.map((count) => [0, count]));
}

const withOption = (text: Cell) => {
  const [quiz, main, sub, question, , ...rest] = row('Which one?');
  return [quiz, main, sub, question, text, ...rest] as Cell[];
};
const optionCell = 'E · Option 1';

describe.each(three)('errors and formulas as texts in an %s', (_, make: (table: Table) => Buffer) => {
  it.each(
    `#REF! | Loading... | #N/A | #NAME? | #BEZUG! | #NOM? | #¡REF! | #ЗНАЧ! | #NV | =DISPIMG("ID_7",1) | =SUM(A1:A3) | ='Old bank'!A2 | =B7`.split(
      ' | ',
    ),
  )('an option %s blocks at its cell', async (text) => {
    const { defects, counts } = await importFile(make(bank(...sound, withOption(text))));
    expect(defects[0]).toMatchObject({ severity: 'error', kind: 'error-cell', row: 4, column: optionCell });
    expect(counts.error).toBe(1);
  });

  it.each(['= 5', '=', '#1 in class', 'Err on the safe side', 'Loading the dishwasher', 'equal', '#MeToo?'])(
    'an option %s is taken',
    async (text) => {
      const { counts, questions } = await importFile(make(bank(...sound, withOption(text))));
      expect([counts.error, questions[2]?.options[0]?.text]).toEqual([0, text]);
    },
  );
});

describe('formulas whose result is missing', () => {
  const file = (cells: Record<string, XLSX.CellObject>) =>
    xlsx(bank(...sound, row('Formula?')), (sheet) => Object.assign(sheet, cells));
  const zero: XLSX.CellObject = { t: 'n', v: 0, f: 'Old!A1' };

  it('a stored 0 blocks in a text and in a score', async () => {
    const { defects } = await importFile(file({ E4: zero, F4: zero }));
    expect(defects.map(({ severity, kind, column }) => [severity, kind, column])).toEqual([
      ['error', 'error-cell', optionCell],
      ['error', 'score-not-a-number', score],
    ]);
    for (const cells of [{ F4: { t: 'n', v: 0 } }, { F4: zero, H4: { t: 'n', v: 4, f: '4-F4' } }] as const) {
      const { counts, questions } = await importFile(file(cells));
      expect([counts.error, questions[2]?.options[0]?.points]).toEqual([0, 0]);
    }
  });

  it('an option that is a picture blocks, though its cell is empty', async () => {
    const { defects } = await importFile(file({ E4: { t: 's', v: '', f: 'IMAGE("https://x.example/a.png")' } }));
    expect(defects[0]).toMatchObject({ kind: 'error-cell', row: 4, column: optionCell });
    expect(defects[0]?.problem).toBe(picture.problem);
  });

  it('the fallback that Google Sheets saves for a function of its own blocks', async () => {
    const text = withXml(file({}), {
      '/xl/worksheets/sheet1.xml': (xml) =>
        xml.replace(
          /<c r="D4".*?<\/c>/,
          '<c r="D4" t="str"><f>IFERROR(__xludf.DUMMYFUNCTION("IMPORTRANGE(1)"),"Loading...")</f><v>Loading...</v></c>',
        ),
    });
    expect((await importFile(text)).defects[0]).toMatchObject({ kind: 'error-cell', column: 'D · Question' });
  });
});

describe('dates that were options or parameters', () => {
  it.each(
    `1-Feb | 01-Feb | Jan-26 | 01/02/2026 | 1.2.26 | 2026-02-01 | 2026-02-01T00:00:00Z | Sun Feb 01 2026 00:00:00 GMT+0530`.split(
      ' | ',
    ),
  )('an option %s waits for the admin', async (text) => {
    await expectAsk(makeCsv(bank(...sound, withOption(text))), 'dates', [`${optionCell}: “${text}”`], [3, 2]);
  });

  it('a parameter that is a date waits for the admin', async () => {
    const file = xlsx(bank(...sound, row('When?')), (sheet) => (sheet['B4'] = { t: 'n', v: 46_023, z: 'mmm-yy' }));
    await expectAsk(file, 'dates', ['B · Groupng Main Parameters: “Jan-26”'], [3, 2]);
  });

  it.each([
    '1-2',
    '3/4',
    '10.5.',
    'May 2',
    '24/7',
    '1/2/3 times',
    '2020',
    '2 decades',
    '26 January',
    '50/30/20',
    'Marketing 101',
  ])('an option %s is taken', async (text) => {
    expect((await importFile(makeCsv(bank(...sound, withOption(text))))).counts.error).toBe(0);
  });
});

describe('words for an empty cell', () => {
  it.each(
    `nan | NaN | N/A | null | NULL | None | undefined | (blank) | TBD | Not applicable | NaT | xxx | लागू नहीं | - | — | ...`.split(
      ' | ',
    ),
  )('an option %s waits until the admin says whether it is one', async (text) => {
    const three = [...header, 'Option 3', 'Score Option 3'];
    const file = makeCsv([three, ...[...sound, withOption(text)].map((one) => [...one, 'At times', 2])]);
    await expectAsk(file, 'notOptions', [`${optionCell}: “${text}”`], [3, 3]);
    const left = await importFile(file, choose({ asked: { notOptions: 'leave' } }));
    expect(left.questions[2]?.options.map((option) => [option.text, option.points])).toEqual([
      ['Never', 1],
      ['At times', 2],
    ]);
  });

  it('an option “null” of a JSON list waits, too', async () => {
    const json = '[{"option":"Often","points":5},{"option":"null","points":1}]';
    const table = [
      ['category', 'sub_category', 'Question', 'answers'],
      ['EQ', 'E', 'Why?', json],
    ];
    await expectAsk(makeCsv(table), 'notOptions', ['D · answers: “null”'], [1, 1]);
  });

  it('a parameter “nan” waits for the admin', async () => {
    const table = bank(...sound, row('Which?').with(1, 'nan'));
    await expectAsk(makeCsv(table), 'doubtfulTexts', ['B · Groupng Main Parameters: “nan”'], [3, 2]);
  });

  it.each(['None of these', 'Nothing', 'No', 'Not applicable to me', '👍', 'Na', '*', ':-)'])(
    'an option %s is taken',
    async (text) => {
      expect((await importFile(makeCsv(bank(...sound, withOption(text))))).counts.error).toBe(0);
    },
  );
});

describe('pictures on a sheet', () => {
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const anchor = (at: number, what: string) =>
    `<xdr:twoCellAnchor><xdr:from><xdr:col>1</xdr:col><xdr:row>${at - 1}</xdr:row></xdr:from>${what}</xdr:twoCellAnchor>`;
  const withDrawing = (anchors: string) =>
    craftXlsx({
      rows: [
        craftRow(1, ['Our bank']),
        craftRow(2, ['Question', 'Option 1', 'Points 1', 'category', 'sub_category']),
        craftRow(3, ['Do you plan?', 'Often', '5', 'EQ', 'E']),
        craftRow(6, ['Do you rest?', 'Never', '1', 'EQ', 'E']),
      ].join(''),
      after: `<drawing xmlns:r="${relations}" r:id="rId1"/>`,
      more: [
        {
          name: 'xl/worksheets/_rels/sheet1.xml.rels',
          content: `<Relationships><Relationship Id="rId1" Type="${relations}/drawing" Target="../drawings/drawing1.xml"/></Relationships>`,
        },
        { name: 'xl/drawings/drawing1.xml', content: `<xdr:wsDr>${anchors}</xdr:wsDr>` },
      ],
    });
  const picture = '<xdr:pic><xdr:blipFill><a:blip r:embed="rId1"/></xdr:blipFill></xdr:pic>';

  it.each([3, 5])('a picture at row %i waits for the admin, with its question', async (at) => {
    await expectAsk(withDrawing(anchor(at, picture)), 'pictures', ['Do you plan?'], [2, 1]);
  });

  it('a box with a text waits, too', async () => {
    const box = '<xdr:sp><xdr:txBody><a:p><a:r><a:t>Look!</a:t></a:r></a:p></xdr:txBody></xdr:sp>';
    await expectAsk(withDrawing(anchor(6, box)), 'pictures', ['Do you rest?'], [2, 1]);
  });

  it.each(['<xdr:graphicFrame/>', '<xdr:sp><xdr:spPr/></xdr:sp>'])(
    'a chart or a shape waits, too: %s',
    async (shape) => {
      await expectAsk(withDrawing(anchor(6, shape)), 'pictures', ['Do you rest?'], [2, 1]);
      const free = `<xdr:absoluteAnchor><xdr:pos x="1" y="9"/>${shape}</xdr:absoluteAnchor>`;
      await expectAsk(withDrawing(free), 'pictures', ['Do you rest?'], [2, 1]);
    },
  );

  it('a logo above the header asks nothing', async () => {
    expect((await importFile(withDrawing(anchor(1, picture)))).findings.asks).toEqual([]);
  });
});
