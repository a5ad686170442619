import { describe, expect, it } from 'vitest';
import * as XLSX from 'xlsx';
import { makeCsv, makeWorkbook } from '#test/support/sheets/make-sheet.ts';
import { bank, choose, expectCase, row, sound, xlsx } from '#test/support/sheets/messy-banks.ts';
import { importFile, withXml } from '#test/support/sheets/messy-files.ts';

describe('the encoding of a file', () => {
  const latin = (text: string, bytes: Record<string, number>) =>
    Buffer.from(Array.from(text, (character) => bytes[character] ?? character.charCodeAt(0)));
  const csv = 'category,sub_category,Question,Option 1,Score Option 1\nEQ,E,Don’t you say “résumé”?,Often,5\n';
  const inWindows = latin(csv, { '’': 0x92, '“': 0x93, '”': 0x94, é: 0xe9 });

  it('the importer reads a .csv that is not Unicode as Windows-1252, and asks whether its texts look right', async () => {
    await expectCase({ file: inWindows, told: [['not-unicode', 2, '']], errors: 1, questions: 1 });
    const { findings } = await importFile(inWindows);
    expect(findings.asks).toMatchObject([{ kind: 'notUnicode', count: 1, rows: [{ row: 2 }] }]);
    const titled = Buffer.concat([latin('Résumés\n', { é: 0xe9 }), Buffer.from(csv.replace(/[’“”é]/g, '-'))]);
    expect((await importFile(titled)).findings.asks).toMatchObject([{ kind: 'notUnicode', rows: [{ row: 1 }] }]);
    const { questions, counts } = await importFile(inWindows, choose({ asked: { notUnicode: 'take' } }));
    expect([questions[0]?.text, counts.error]).toEqual(['Don’t you say “résumé”?', 0]);
  });

  it('a text in Mac Roman is shown as it is read, and blocks', async () => {
    const { findings, counts } = await importFile(latin(csv, { '’': 0xd5, '“': 0xd2, '”': 0xd3, é: 0x8e }));
    expect(findings.asks[0]?.rows[0]?.text).toBe('DonÕt you say ÒrŽsumŽÓ?');
    expect(counts.error).toBe(2);
  });

  it.each<[string, Buffer]>([
    ['UTF-8 in part', Buffer.concat([Buffer.from(csv), Buffer.from('EQ,E,R\xe9sum\xe9?,Often,5\n', 'latin1')])],
    ['a byte that Windows-1252 does not have', latin(csv, { '’': 0x81, '“': 0x93, '”': 0x94, é: 0xe9 })],
    ['a broken byte after the mark of UTF-8', Buffer.concat([Buffer.from('\ufeff'), latin(csv, { é: 0xe9 })])],
  ])('a cell blocks if the file has %s, whatever the admin says of the encoding', async (_, file) => {
    const { defects } = await importFile(file, choose({ asked: { notUnicode: 'take' } }));
    expect(defects[0]).toMatchObject({ severity: 'error', kind: 'odd-characters', row: 2, column: 'C · Question' });
  });

  it('an .xls of Excel 95 is refused, because its encoding is not known', async () => {
    const file: unknown = XLSX.write(makeWorkbook({ Bank: bank(row('Why?')) }), { type: 'buffer', bookType: 'biff5' });
    await expect(importFile(file as Buffer)).rejects.toThrow('save it as .xlsx');
  });

  it('escaped formulas are unescaped in Windows-1252, too', async () => {
    const file = latin(csv.replace(',Often,', ",'-Often,"), { '’': 0x92, '“': 0x93, '”': 0x94, é: 0xe9 });
    const { questions } = await importFile(file);
    expect(questions[0]?.options[0]?.text).toBe('-Often');
    expect((await importFile(Buffer.from(csv.replace(',Often,', ",'-Often,")))).questions).toEqual(questions);
  });

  it('UTF-16 without a byte order mark is detected', async () => {
    for (const file of [Buffer.from(csv, 'utf16le'), Buffer.from(csv, 'utf16le').swap16()])
      expect((await importFile(file)).questions[0]?.text).toBe('Don’t you say “résumé”?');
  });

  const latin1 = (text: string) => Buffer.from(text).toString('latin1');
  const wrong = [...['Don’t you?', 'Résumé?', 'क्या?'].map(latin1), 'Donâ€™t you?', 'RÃ©sumÃ©?', 'DonÃ¢â‚¬â„¢t you?'];
  it.each(wrong)('a text in UTF-8 that was decoded with another encoding blocks: %s', async (text) => {
    const { defects } = await importFile(makeCsv(bank(row(text))));
    expect(defects).toContainEqual(
      expect.objectContaining({ severity: 'error', kind: 'odd-characters', row: 2, column: 'D · Question' }),
    );
  });

  it.each(['Tea &amp; coffee?', 'Happy &#128512;?', 'Happy &#x1F600;?', 'Why?_x000D_'])(
    'a cell with a reference in place of a character blocks: %s',
    async (text) => {
      const file = makeCsv(bank(...sound, row(text)));
      await expectCase({ file, told: [['odd-characters', 4, 'D · Question']], errors: 1, questions: 3 });
    },
  );

  it('an “&” in a text is no reference', async () => {
    const file = makeCsv(bank(...sound, row('Research &c; R&D; A&amp or B & C;?')));
    await expectCase({ file, told: [], errors: 0, questions: 3 });
  });

  it('an emoji that an .xlsx stores by its number is read', async () => {
    const emoji = withXml(xlsx(bank(row('Happy EMOJI?'))), {
      '/xl/sharedStrings.xml': (xml) => xml.replace('EMOJI', '&#128512;'),
    });
    expect((await importFile(emoji)).questions[0]?.text).toBe('Happy 😀?');
  });
});
