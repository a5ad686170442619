import { describe, expect, it } from 'vitest';
import { levelTexts } from '#functions/domain/banks/parameters/parameter-map.ts';
import { readSheet } from '#functions/adapters/sheet/read-sheet.ts';
import { parseSheet } from '#functions/domain/uploads/parse-sheet.ts';
import { readSampleBank, readSampleParameters, sampleSheet } from '#infra/local/seed/sample-bank.ts';

const bank = readSampleBank();
const notes = readSampleParameters();

describe('the sample bank', () => {
  it('can be published: the import finds 60 questions, the parameters and no defect', async () => {
    const { sheets, taken } = await readSheet(sampleSheet(bank, notes), 'sample-bank.xlsx');
    const grids = sheets.map((sheet, place) => {
      if (!('grid' in sheet)) throw new Error(sheet.problem);
      return { sheet: place, name: sheet.name, grid: sheet.grid };
    });
    const mapSheets = grids.filter(({ sheet }) => sheet !== taken);
    const [bankSheet] = grids.filter(({ sheet }) => sheet === taken);
    const { questions, defects, map } = parseSheet(bankSheet?.grid ?? { name: '', rows: [], merged: [] }, {
      mapSheets,
    });
    expect(defects).toEqual([]);
    expect(questions.map(({ text }) => text)).toEqual(bank.map(({ question }) => question));
    for (const { options } of questions)
      expect(options.map(({ points }) => points).toSorted()).toEqual([1, 2, 3, 4, 5]);
    expect(map?.rows).toEqual(notes.map((note, index) => ({ row: index + 2, ...note })));
  });

  const options = bank.flatMap((question) => question.options);
  it.each([
    ['remark', options.map(({ remarks }) => remarks), 18, 45],
    ['phrase', options.map((one) => one.strength ?? one.strengthCumWeakness ?? one.weakness ?? ''), 5, 16],
    ['meaning of a parameter', notes.map(({ meaning }) => meaning), 1, 45],
    ['next step', notes.map(({ nextStep }) => nextStep), 1, 22],
    ['text of a level', notes.flatMap((note) => levelTexts.flatMap((field) => note[field] ?? [])), 1, 22],
    ['exercise', notes.flatMap(({ exercise }) => exercise ?? []), 1, 70],
  ])('keeps each %s within its limit of words', (_, texts, min, max) => {
    const wordCount = (text: string) => text.split(/\s+/).length;
    expect(texts.length).toBeGreaterThan(20);
    expect(texts.filter((text) => wordCount(text) < min || wordCount(text) > max)).toEqual([]);
  });
});
