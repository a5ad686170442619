import { describe, expect, it } from 'vitest';
import * as XLSX from 'xlsx';
import { readSheet } from '#functions/adapters/sheet/read-sheet.ts';
import { parseSheets } from '#functions/domain/uploads/parse-sheets.ts';
import { readSampleBank, readSampleParameters, sampleSheet } from '#infra/local/seed/sample-bank.ts';

const bank = readSampleBank();
const notes = readSampleParameters();

describe('what is said of the scales', () => {
  it('names the main parameters and sub-parameters of the questions, each once and in their order', () => {
    const named = notes.map(({ parameter, subParameter }) => `${parameter} / ${subParameter}`);
    const expected = [
      ...new Set(bank.flatMap(({ parameter, subParameter }) => [`${parameter} / `, `${parameter} / ${subParameter}`])),
    ];
    expect(named).toEqual(expected);
    expect(named).toHaveLength(25);
  });

  it('makes each quotient of its three sub-parameters', () => {
    const members = (quotient: string) =>
      notes.filter((note) => note.quotient === quotient).map(({ subParameter }) => subParameter);
    expect(members('EQ')).toEqual(['Emotional Regulation', 'Empathy', 'Healthy Self-Regard']);
    expect(members('MQ')).toEqual(['Integrity Under Pressure', 'Fairness and Respect', 'Accountability']);
    expect(members('LQ')).toEqual(['Initiative', 'Long-Range Planning', 'Sound Judgement']);
  });

  it('says the meaning in at most two sentences and 40 words, without a word that judges the person', () => {
    const meanings = notes.map(({ meaning }) => meaning);
    expect(meanings.filter((meaning) => wordCount(meaning) > 40 || splitSentences(meaning).length > 2)).toEqual([]);
    expect(meanings.filter((meaning) => /\b(lacks?|poor|weak|bad|low|fail)\b/i.test(meaning))).toEqual([]);
  });

  it('gives one next step of a single sentence, not twice the same', () => {
    const steps = notes.map(({ nextStep }) => nextStep);
    expect(steps.filter((step) => splitSentences(step).length !== 1 || wordCount(step) > 22)).toEqual([]);
    expect(new Set(steps).size).toBe(25);
  });

  it('is read by the import without a defect, beside sixty questions', async () => {
    const { sheets, taken } = await readSheet(sampleSheet(bank, notes), 'sample-bank.xlsx');
    const grids = sheets.map((sheet, place) => {
      if (!('grid' in sheet)) throw new Error(sheet.problem);
      return { sheet: place, grid: sheet.grid };
    });
    const mapSheets = grids.filter(({ sheet }) => sheet !== taken);
    const parsed = parseSheets(grids.slice(taken, taken + 1), { mapSheets });
    expect(parsed.questions).toHaveLength(60);
    expect(parsed.defects).toEqual([]);
    expect(parsed.map?.rows).toEqual(notes.map((note, index) => ({ row: index + 2, ...note })));
  });

  it('writes them on a second sheet only when they are given', () => {
    expect(XLSX.read(sampleSheet(bank)).SheetNames).toEqual(['Question bank']);
    const { SheetNames, Sheets } = XLSX.read(sampleSheet(bank, notes));
    expect(SheetNames).toEqual(['Question bank', 'Parameters']);
    const [columns, ...rows] = XLSX.utils.sheet_to_json(Sheets['Parameters'] ?? {}, { header: 1, defval: '' });
    expect(columns).toEqual(['Main Parameter', 'Sub Parameter', 'Quotient', 'Meaning', 'Next step']);
    expect(rows).toEqual(
      notes.map((note) => [note.parameter, note.subParameter, note.quotient ?? '', note.meaning, note.nextStep]),
    );
  });
});

function splitSentences(text: string): string[] {
  return text.match(/[^.!?]+[.!?]/g) ?? [];
}

function wordCount(text: string): number {
  return text.split(/\s+/).length;
}
