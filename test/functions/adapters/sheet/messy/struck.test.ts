import { describe, expect, it } from 'vitest';
import { skipRiskyRecords } from '#functions/adapters/sheet/xls/biff-guard.ts';
import { unstruckOf } from '#functions/adapters/sheet/xls/biff-rich.ts';
import { readStruck } from '#functions/adapters/sheet/struck-runs.ts';
import { bank, choose, expectCase, row, score, sound, xlsx } from '#test/support/sheets/messy-banks.ts';
import { importFile, withXml } from '#test/support/sheets/messy-files.ts';

const part = (text: string, format = '') => `<r>${format}<t xml:space="preserve">${text}</t></r>`;
const strike = '<rPr><strike/><sz val="11"/></rPr>';
const plain = '<rPr><strike val="0"/><sz val="11"/></rPr>';
const rich = part('Do you ') + part('never', strike) + part(' sleep?', plain);

/** An .xlsx with a rich text in the place of this one, in the table of strings or in its cell. */
const inTable = (text: string, runs: string) =>
  withXml(xlsx(bank(...sound, row('RICH?', 'SCORE'))), {
    '/xl/sharedStrings.xml': (xml) => xml.replace(new RegExp(`<t[^>]*>${text}</t>`), () => runs),
  });
const inCell = (text: string, runs: string) => {
  const cell = text === 'RICH\\?' ? 'D4' : 'F4';
  return withXml(xlsx(bank(...sound, row('RICH?', 'SCORE'))), {
    '/xl/worksheets/sheet1.xml': (xml) =>
      xml.replace(new RegExp(`<c r="${cell}".*?</c>`), () => `<c r="${cell}" t="inlineStr"><is>${runs}</is></c>`),
  });
};
const scores = [{ from: 'SCORE', points: 5 }];

describe.each([
  ['the table of strings', inTable],
  ['their cell', inCell],
])('partly struck-out texts in %s', (_, make) => {
  it('are taken whole or without the struck-out part, as the admin decides', async () => {
    const file = make('RICH\\?', rich);
    await expectCase({ file, choices: choose({ scores }), told: [['struck-out', 4, '']], errors: 1, questions: 3 });
    const taken = await importFile(file, choose({ scores, asked: { struckOut: 'take' } }));
    expect([taken.questions[2]?.text, taken.counts.error]).toEqual(['Do you never sleep?', 0]);
    const left = await importFile(file, choose({ scores, asked: { struckOut: 'leave' } }));
    expect([left.questions[2]?.text, left.counts.error]).toEqual(['Do you sleep?', 0]);
  });

  it('a wholly struck-out question is left out with its row', async () => {
    const file = make('RICH\\?', part('Do you ', strike) + part('rest?', strike));
    await expectCase({
      file,
      choices: choose({ scores, asked: { struckOut: 'leave' } }),
      told: [['left-out', 4, '']],
      errors: 0,
      questions: 2,
    });
  });

  it('a struck-out digit never joins the digit after it', async () => {
    const file = make('SCORE', part('3', strike) + part('4', plain));
    const left = await importFile(file, choose({ asked: { struckOut: 'leave' } }));
    expect([left.questions[2]?.options[0]?.points, left.counts.error]).toEqual([4, 0]);
    const choices = choose({ asked: { struckOut: 'take' } });
    await expectCase({ file, choices, told: [['score-not-a-number', 4, score]], errors: 1, questions: 3 });
  });

  it('the word “strike” in a text is no strike-out', async () => {
    await expectCase({
      file: make('RICH\\?', part('Do you strike?', plain)),
      choices: choose({ scores }),
      told: [],
      errors: 0,
      questions: 3,
    });
  });
});

describe('text in a struck-out cell', () => {
  it('is struck out, except parts with a format of their own', () => {
    const xml = part('Do you ') + part('rest?', plain);
    expect(readStruck(xml, true)).toEqual({ left: 'rest?' });
    expect(readStruck(xml, false)).toBeUndefined();
    const from = (at: number) => ({ text: 'Do you rest?', parts: [{ at, isStruck: false }] });
    expect(unstruckOf(from(7), true)).toBe('rest?');
    expect(unstruckOf(from(7), false)).toBeUndefined();
    expect(unstruckOf(from(0), true)).toBeUndefined();
  });
});

describe('strings of an .xls', () => {
  const record = (type: number, body: Buffer) => {
    const head = Buffer.alloc(4);
    head.writeUInt16LE(type, 0);
    head.writeUInt16LE(body.length, 2);
    return Buffer.concat([head, body]);
  };
  const words = (...values: number[]) => Buffer.from(new Uint16Array(values).buffer);
  const [bof, eof] = [record(0x0809, words(0, 0)), record(0x0a, Buffer.alloc(0))];
  const font = (isStruck: boolean) => record(0x31, words(220, isStruck ? 0x08 : 0));
  const format = (place: number) => record(0xe0, words(place, 0));
  /** A text of which characters 7 to 13 are struck out, by font 5: the fifth, since there is no font 4. */
  const text = 'Do you never rest?';
  const runs = words(7, 5, 13, 0);
  const table = (isSplit: boolean) => {
    const counts = words(2, 0, 2, 0);
    const first = Buffer.concat([words(3), Buffer.from([0]), Buffer.from('One')]);
    const head = Buffer.concat([words(text.length), Buffer.from([0x08]), words(2)]);
    if (!isSplit) return record(0xfc, Buffer.concat([counts, first, head, Buffer.from(text, 'latin1'), runs]));
    // The rest of the characters goes on in another record, as wide ones.
    const rest = Buffer.concat([Buffer.from([1]), Buffer.from(text.slice(9), 'utf16le'), runs]);
    return Buffer.concat([
      record(0xfc, Buffer.concat([counts, first, head, Buffer.from(text.slice(0, 9), 'latin1')])),
      record(0x3c, rest),
    ]);
  };
  const cell = (row: number, style: number, string: number) => record(0xfd, words(row, 3, style, string, 0));

  it.each([false, true])('report which part is struck out; split over two records: %s', (isSplit) => {
    const fonts = [font(false), font(false), font(false), font(false), font(true)];
    const globals = Buffer.concat([bof, ...fonts, format(0), format(5), table(isSplit)]);
    const bounds = (at: number) => record(0x85, Buffer.concat([words(at, 0, 0)]));
    const start = globals.length + bounds(0).length + eof.length;
    const sheet = Buffer.concat([bof, cell(1, 0, 0), cell(2, 0, 1), cell(3, 1, 0), eof]);
    const { sheets } = skipRiskyRecords(Buffer.concat([globals, bounds(start), eof, sheet]));
    expect([...(sheets[0]?.unseen.struck ?? [])]).toEqual([
      [3, [3]],
      [4, [3]],
    ]);
    expect(sheets[0]?.unseen.unstruck.get(3)?.get(3)).toBe('Do you rest?');
    expect(sheets[0]?.unseen.unstruck.has(4)).toBe(false);
  });
});
