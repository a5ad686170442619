import { describe, expect, it } from 'vitest';
import * as XLSX from 'xlsx';
import { decodeBytes } from '#functions/domain/uploads/cells/sheet-encoding.ts';
import { makeCsv, makeWorkbook } from '#test/support/sheets/make-sheet.ts';
import { bank, choose, row, xlsx } from '#test/support/sheets/messy-banks.ts';
import { importFile, withXml } from '#test/support/sheets/messy-files.ts';

describe('the encoding of a file', () => {
  const latin = (text: string, bytes: Record<string, number>) =>
    Buffer.from(Array.from(text, (character) => bytes[character] ?? character.charCodeAt(0)));
  const csv = 'category,sub_category,Question,Option 1,Score Option 1\nEQ,E,Don’t you say “résumé”?,Often,5\n';
  /** Of Excel 5 and 95, whose texts are bytes of the machine. */
  const oldXls = () => {
    const text = 'Don~t you say {r|sum|}?';
    const book = makeWorkbook({ Bank: bank(row(text)) });
    const file: unknown = XLSX.write(book, { type: 'buffer', bookType: 'biff5', bookSST: false });
    if (!Buffer.isBuffer(file)) throw new TypeError('No buffer was written.');
    const bytes: Record<string, number> = { '~': 0x92, '{': 0x93, '}': 0x94, '|': 0xe9 };
    latin(text, bytes).copy(file, file.indexOf(text));
    return file;
  };
  it.each<[string, Buffer, string]>([
    ['an .xls of Excel 95', oldXls(), 'windows-1252'],
    ['Windows-1252', latin(csv, { '’': 0x92, '“': 0x93, '”': 0x94, é: 0xe9 }), 'windows-1252'],
    ['Mac Roman', latin(csv, { '’': 0xd5, '“': 0xd2, '”': 0xd3, é: 0x8e }), 'macintosh'],
    ['UTF-8 with a byte that is broken', Buffer.concat([Buffer.from(csv), Buffer.from([0xe9])]), 'utf-8'],
  ])('%s is detected, reported, and can be overridden', async (_, file, used) => {
    const { questions, findings, defects } = await importFile(file);
    expect(questions[0]?.text).toBe('Don’t you say “résumé”?');
    expect(findings.encoding?.used).toBe(used);
    expect(defects).toContainEqual(expect.objectContaining({ kind: 'encoding', row: 1 }));
    const other = used === 'macintosh' ? 'windows-1252' : 'macintosh';
    const again = await importFile(file, choose({ encoding: other }));
    expect([again.findings.encoding?.used, again.questions[0]?.text === questions[0]?.text]).toEqual([other, false]);
  });

  it('escaped formulas are unescaped in other encodings, too', async () => {
    const file = latin(csv.replace(',Often,', ",'-Often,"), { '’': 0x92, '“': 0x93, '”': 0x94, é: 0xe9 });
    const { questions, findings } = await importFile(file);
    expect([findings.encoding?.used, questions[0]?.options[0]?.text]).toEqual(['windows-1252', '-Often']);
    expect((await importFile(Buffer.from(csv.replace(',Often,', ",'-Often,")))).questions).toEqual(questions);
  });

  it('UTF-16 without a byte order mark is detected', async () => {
    const { questions } = await importFile(Buffer.from(csv, 'utf16le'));
    expect(questions[0]?.text).toBe('Don’t you say “résumé”?');
  });

  it.each(['Don’t you?', 'Résumé?', 'क्या?'])('%s encoded twice or three times is reported', async (text) => {
    const latin1 = (wrong: string) => Buffer.from(wrong).toString('latin1');
    const windows = (wrong: string) => decodeBytes(latin1(wrong), 'windows-1252');
    for (const wrong of [latin1(text), windows(text), windows(windows(text))]) {
      const { defects } = await importFile(makeCsv(bank(row(wrong))));
      expect(defects).toContainEqual(
        expect.objectContaining({ kind: 'odd-characters', row: 2, column: 'D · Question' }),
      );
    }
  });

  it('character references are decoded', async () => {
    const file = makeCsv(bank(row('Tea &amp; coffee &#128512; or &#x1F600;?_x000D_')));
    expect((await importFile(file)).questions[0]?.text).toBe('Tea & coffee 😀 or 😀?');
    const emoji = withXml(xlsx(bank(row('Happy EMOJI?'))), {
      '/xl/sharedStrings.xml': (xml) => xml.replace('EMOJI', '&#128512;'),
    });
    expect((await importFile(emoji)).questions[0]?.text).toBe('Happy 😀?');
  });
});
