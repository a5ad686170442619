import type { Report } from '#functions/domain/uploads/sheet-defect.ts';
import { counted } from '#functions/domain/text/counted.ts';

/** The problem of a sheet without any table. */
export const noTableProblem = 'It holds no table.';

/** A sheet of a file: its number of rows if it was kept, else the reason why not. */
export interface UploadedSheet {
  name: string;
  rows?: number;
  problem?: string;
  /** It has a column of questions. */
  hasQuestions?: boolean;
  /** It is hidden in its file. */
  hidden?: boolean;
}

/** Reports the sheets of the file beside `taken`. One that may also be a bank blocks until the admin has chosen the sheet to read. */
export function checkOthers(
  taken: string,
  others: readonly UploadedSheet[],
  isChosen: boolean,
  reportOf: (sheet: string) => Report,
): void {
  for (const { name, rows = 0, problem, hasQuestions, hidden } of others) {
    if (problem === noTableProblem) continue;
    const isAsked = hasQuestions === true && problem === undefined && !isChosen;
    const size = `It has ${counted(rows, 'row')}${hidden ? ' and is hidden in the file' : ''}.`;
    const move = `move them to sheet “${taken}” and upload the file again`;
    reportOf(name)({
      kind: isAsked ? 'other-bank' : 'other-sheet',
      row: 1,
      column: 'Whole sheet',
      value: name,
      problem: `Nothing of sheet “${name}” is used: the questions are those of sheet “${taken}”. ${problem ?? size}${isAsked ? ' It has a column of questions, too.' : ''}`,
      remedy: isAsked
        ? `Choose the sheet of the bank under “Map columns”. If both belong to it, ${move}.`
        : `If it holds questions, ${problem === undefined ? 'choose it under “Map columns”, or ' : ''}${move}. If it says what the parameters mean, name it “Parameters”.`,
    });
  }
}
