import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { levelTexts } from '#functions/domain/banks/parameters/parameter-map.ts';
import { readSheet } from '#functions/adapters/sheet/read-sheet.ts';
import { parseSheet } from '#functions/domain/uploads/parse-sheet.ts';
import { readSampleBank, readSampleParameters, sampleSheet } from '#infra/local/seed/sample-bank.ts';

const bank = readSampleBank();
const notes = readSampleParameters();
const options = bank.flatMap((question) => question.options);
const texts = [...bank.map(({ question }) => question), ...options.map(({ option }) => option)];
const read = (file: string) => readFileSync(new URL(`../../../../${file}`, import.meta.url), 'utf8');
const wordCount = (text: string) => text.split(/\s+/).length;

const mean = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0) / all.length;
const squares = (all: readonly number[]) => all.reduce((sum, one) => sum + (one - mean(all)) ** 2, 0);

/** ICC(2,k) of Shrout and Fleiss (1979) of four raters: a row for each option, a column for each of them. */
function agreement(rows: readonly (readonly number[])[]): number {
  const n = rows.length;
  const raters = [0, 1, 2, 3].map((rater) => mean(rows.map((row) => row[rater] ?? Number.NaN)));
  const [ofRows, ofRaters] = [(4 * squares(rows.map(mean))) / (n - 1), (n * squares(raters)) / 3];
  const rest = (squares(rows.flat()) - ofRows * (n - 1) - ofRaters * 3) / (3 * (n - 1));
  return (ofRows - rest) / (ofRows + (ofRaters - rest) / n);
}

describe('the sample bank', () => {
  it('can be published: the import finds 60 questions, the parameters and no defect', async () => {
    const { sheets, taken } = await readSheet(sampleSheet(bank, notes), 'sample-bank.xlsx');
    const grids = sheets.map((sheet, place) =>
      'grid' in sheet ? { sheet: place, name: sheet.name, grid: sheet.grid } : expect.fail(sheet.problem),
    );
    const bankSheet = grids.find(({ sheet }) => sheet === taken) ?? expect.fail('No sheet has questions.');
    const mapSheets = grids.filter((grid) => grid !== bankSheet);
    const { questions, defects, map } = parseSheet(bankSheet.grid, { mapSheets });
    expect(defects).toEqual([]);
    expect(questions.map(({ text }) => text)).toEqual(bank.map(({ question }) => question));
    expect(questions).toHaveLength(60);
    expect(map?.rows).toEqual(notes.map((note, index) => ({ row: index + 2, ...note })));
  });

  it.each([
    ['remark', options.map(({ remarks }) => remarks), 25, 45],
    ['phrase', options.map((one) => one.strength ?? one.strengthCumWeakness ?? one.weakness ?? ''), 4, 10],
    ['meaning of a parameter', notes.map(({ meaning }) => meaning), 3, 45],
    ['next step', notes.map(({ nextStep }) => nextStep), 3, 22],
    ['text of a level', notes.flatMap((note) => levelTexts.flatMap((field) => note[field] ?? [])), 3, 22],
    ['exercise', notes.flatMap(({ exercise }) => exercise ?? []), 10, 70],
    ['whole assessment', [texts.join(' ')], 1, 3_300],
  ])('keeps each %s within its limits of words', (_, all, min, max) => {
    expect(all.filter((text) => wordCount(text) < min || wordCount(text) > max)).toEqual([]);
  });

  it('does not give the best option away by its length', () => {
    const [lengths, points] = [options.map(({ option }) => option.length), options.map((one) => one.points)];
    const both = squares(lengths.map((length, index) => length + (points[index] ?? 0)));
    const [ofLengths, ofPoints] = [squares(lengths), squares(points)];
    expect(Math.abs(both - ofLengths - ofPoints) / Math.sqrt(4 * ofLengths * ofPoints)).toBeLessThan(0.1);
    const longest = bank.map((one) => one.options.toSorted((a, b) => b.option.length - a.option.length)[0]?.points);
    expect(longest.filter((worth) => worth === 5).length).toBeLessThanOrEqual(bank.length / 5);
  });

  it('has the points that four raters gave who agree, and publishes their agreement', () => {
    const ratings = parse(read('infra/local/seed/sample-bank/ratings.yaml')) as Record<string, number[][][]>;
    const table = read('docs/sample-bank.md').replaceAll(/ +/g, ' ');
    for (const [area, ofArea] of Object.entries(ratings)) {
      const means = ofArea.map((rows) => rows.map(mean));
      const inRange = (of: number[]) => of.map((one) => (one - Math.min(...of)) / (Math.max(...of) - Math.min(...of)));
      const asked = bank.filter(({ subParameter }) => subParameter === area).map((one) => one.options);
      const points = means.map((of) => inRange(of).map((share) => ({ points: Math.round(1 + 4 * share) })));
      expect(asked).toMatchObject(points);
      const agreed = agreement(ofArea.flat());
      const widest = Math.max(...ofArea.flat().map((row) => Math.sqrt(squares(row) / 3)));
      expect([agreed >= 0.8, widest <= 2]).toEqual([true, true]);
      expect(table).toContain(`| ${area} | ${agreed.toFixed(3)} | ${widest.toFixed(2)} |`);
    }
    expect(Object.values(ratings).flat()).toHaveLength(bank.length);
  });
});
