import { expect, it } from 'vitest';
import { makeCsv } from '#test/support/sheets/make-sheet.ts';
import { choose, header, row, sound } from '#test/support/sheets/messy-banks.ts';
import { importFile } from '#test/support/sheets/messy-files.ts';

const withColumn = (name: string, text: string) =>
  makeCsv([[...header, name], ...sound.map((one) => [...one, '']), [...row('The last one?'), text]]);

it.each(['Option 6', 'Option 12', 'Option F', 'Answer 7', 'option_6', 'विकल्प 6', 'Choice VI', 'Option 0'])(
  'an option in the column “%s” waits for the admin',
  async (name) => {
    const file = withColumn(name, 'Daily');
    const { findings, counts } = await importFile(file);
    expect(findings.asks).toMatchObject([
      { kind: 'moreOptions', count: 1, rows: [{ row: 4, text: `I · ${name}: “Daily”` }] },
    ]);
    expect(counts.error).toBe(1);
    const taken = await importFile(file, choose({ asked: { moreOptions: 'take' } }));
    expect([taken.counts.error, taken.questions[2]?.options.length]).toEqual([0, 2]);
    const left = await importFile(file, choose({ asked: { moreOptions: 'leave' } }));
    expect([left.counts.error, left.questions.length]).toEqual([0, 2]);
  },
);

it('a column “Option 6” without a text asks nothing', async () => {
  expect((await importFile(withColumn('Option 6', ' '))).findings.asks).toEqual([]);
});

it.each([
  ['Reverse scored?', 'Yes'],
  ['Reverse-coded item', 'x'],
  ['Reversed', '1'],
  ['Is reverse scored (Y/N)', 'Y'],
  ['Negatively worded', 'TRUE'],
])('a question that the column “%s” marks with “%s” waits for the admin', async (name, text) => {
  const file = withColumn(name, text);
  const { findings, counts } = await importFile(file);
  expect(findings.asks).toMatchObject([
    { kind: 'reversed', count: 1, rows: [{ row: 4, text: `I · ${name}: “${text}”` }] },
  ]);
  expect(counts.error).toBe(1);
  const taken = await importFile(file, choose({ asked: { reversed: 'take' } }));
  expect([taken.counts.error, taken.questions[2]?.options[0]?.points]).toEqual([0, 5]);
  const left = await importFile(file, choose({ asked: { reversed: 'leave' } }));
  expect([left.counts.error, left.questions.length]).toEqual([0, 2]);
});

it.each([
  ['Reverse scored?', 'No'],
  ['Reversed', '0'],
  ['Reverse', '-'],
])('the column “%s” with “%s” asks nothing', async (name, text) => {
  expect((await importFile(withColumn(name, text))).findings.asks).toEqual([]);
});
