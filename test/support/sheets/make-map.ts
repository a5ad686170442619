import type { ParameterNote } from '#functions/domain/banks/parameters/parameter-map.ts';
import type { DraftQuestion } from '#functions/domain/banks/question.ts';
import { makeWorkbook, sheetOf, writeWorkbook, type Table } from './make-sheet.ts';

export const mapHeader = ['Main Parameter', 'Sub Parameter', 'Quotient', 'Meaning', 'Next step'];

/** A note on a scale, empty by default. */
export function noteOf(parameter: string, subParameter = '', more: Partial<ParameterNote> = {}): ParameterNote {
  return { parameter, subParameter, meaning: '', nextStep: '', ...more };
}

/** Questions of the parameters A (a1, a2, a3), B (b1, b2) and C (c1), two for each sub-parameter. */
export function bankOfThree(): DraftQuestion[] {
  const subs = ['A a1', 'A a2', 'A a3', 'B b1', 'B b2', 'C c1'];
  return subs.flatMap((sub, place) =>
    [1, 2].map((number) => ({
      text: `Question ${place * 2 + number}: what do you do?`,
      category: sub.slice(0, 1),
      subCategory: sub.slice(2),
      options: ['Never', 'Often', 'Always'].map((text, points) => ({
        text,
        points: points + 1,
        remarks: '',
        strength: '',
        scw: '',
        weakness: '',
      })),
    })),
  );
}

/** A workbook of questions with a second sheet, *Parameters*. */
export function makeMapFile(
  rows: Table,
  { questions = bankOfThree(), type = 'xlsx' as 'xlsx' | 'biff8' } = {},
): Buffer {
  return writeWorkbook(makeWorkbook({ 'Question bank': sheetOf(questions), Parameters: rows }), type);
}
