import { describe, expect, it } from 'vitest';
import { makeCsv } from '#test/support/sheets/make-sheet.ts';
import { bank, choose, row, sound, xls, xlsx } from '#test/support/sheets/messy-banks.ts';
import { importFile, withXml } from '#test/support/sheets/messy-files.ts';

const read = (text: string) => importFile(makeCsv(bank(...sound, row(text))));

describe('texts that a program has damaged', () => {
  it.each([
    '???? ?? ????? ?',
    'Do you ???? often?',
    'Tension ?????',
    'You don?t plan, do you',
    'D;k vki xqLlk djrs gSa\\',
    "ges'kk",
    'k×y ÷n§m ¶o',
    'Do you <b>plan</b>?',
    'One line<br/>two lines',
    'One line\\nTwo lines',
    '[object Object]',
    "'Do you plan?",
    'DonÕt you plan?',
    'It¿s me',
    'DonÄôt you?',
    'A □ B',
    'A \uf0b7 B',
    '9.87654E+11',
    '=1+2',
    'of:=[.A1]',
    'Do you plan well?*',
    'Do you plan well? *',
  ])('the text “%s” waits for the admin, who takes it or leaves its row out', async (text) => {
    const { findings, counts, defects } = await read(text);
    expect(findings.asks).toMatchObject([
      { kind: 'doubtfulTexts', count: 1, rows: [{ row: 4, text: `D · Question: “${text}”` }] },
    ]);
    expect([counts.error, defects[0]?.kind]).toEqual([1, 'undecided']);
    const file = makeCsv(bank(...sound, row(text)));
    const taken = await importFile(file, choose({ asked: { doubtfulTexts: 'take' } }));
    expect([taken.counts.error, taken.questions[2]?.text]).toEqual([0, text]);
    const left = await importFile(file, choose({ asked: { doubtfulTexts: 'leave' } }));
    expect([left.counts.error, left.questions.length]).toEqual([0, 2]);
  });

  it.each([
    'Why??',
    'Are you sure ??',
    'Really? Always?',
    "'Do you plan?'",
    "Don't you plan?",
    "'Tis said 'so'",
    'Is 3 < 5, and b > a?',
    'क्या आप गुस्सा करते हैं?',
    'Is it 50 °C, ±2?',
    'Qu’est-ce que c’est ?',
    'Do you use C:\\temp?',
    'Is 20% enough?',
    '¿Qué? ¡Sí!',
    'ÕUN of Estonia',
    'Rate it * out of 5',
    'Have you seen https://youtube.com/watch?v=abc%20d?',
    'Esa es la pregunta',
    '“J’ai hésité…”',
    'a × b × c × d',
    'Grade A*',
  ])('the text “%s” is taken', async (text) => {
    const { counts, questions } = await read(text);
    expect([counts.error, questions[2]?.text]).toEqual([0, text]);
  });

  it.each([
    'Is \\u0939\\u093f it?',
    'Caf\\xe9?',
    '%E0%A4%95%E0%A5%8D?',
    'Do%20you plan?',
    'Caf&eacute;?',
    '2 &times; 2?',
    'Do =E0=A4=95?',
    'CafÃ‰?',
    'â†’ here?',
    'Ð¿Ñ€Ð¸?',
    'à®¤à®®à®¿?',
    'Don‚Äôt you?',
    'ï»¿Do you?',
  ])('the text “%s” blocks, because its characters are in a wrong form', async (text) => {
    const { defects } = await read(text);
    expect(defects).toContainEqual(
      expect.objectContaining({ severity: 'error', kind: 'odd-characters', row: 4, column: 'D · Question' }),
    );
  });
});

describe('old fonts', () => {
  const table = bank(row('Sound?'));
  const withFont = (name: string) =>
    withXml(xlsx(table), {
      '/xl/styles.xml': (xml) => xml.replace(/<name val="[^"]*"/, `<name val="${name}"`),
    });

  it.each(['Kruti Dev 010', 'DevLys 010', 'Shree-Dev-0714', 'Wingdings', 'Symbol'])(
    'the font %s asks once',
    async (name) => {
      const { findings, counts } = await importFile(withFont(name));
      expect(findings.asks).toMatchObject([{ kind: 'oldFont', count: 1 }]);
      expect(counts.error).toBe(1);
      expect((await importFile(withFont(name), choose({ asked: { oldFont: 'take' } }))).counts.error).toBe(0);
      // A font cannot be left out.
      expect((await importFile(withFont(name), choose({ asked: { oldFont: 'leave' } }))).counts.error).toBe(1);
    },
  );

  it.each(['Mangal', 'Calibri', 'Nirmala UI', 'Segoe UI Symbol'])('the font %s asks nothing', async (name) => {
    expect((await importFile(withFont(name))).findings.asks).toEqual([]);
  });

  it('an .xls that names such a font asks, too', async () => {
    expect((await importFile(xls(table))).findings.asks).toEqual([]);
    const { findings } = await importFile(xls(bank(row('Is it in DevLys 010?'))));
    expect(findings.asks).toMatchObject([{ kind: 'oldFont' }]);
  });
});
