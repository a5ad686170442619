import type { Report } from '#functions/domain/uploads/sheet-defect.ts';
import { counted, plural } from '#functions/domain/text/counted.ts';

/** The problem of a sheet without any table. */
export const noTableProblem = 'It holds no table.';

/** A sheet of a file: its number of rows if it was kept, else the reason why not. */
export interface UploadedSheet {
  name: string;
  rows?: number;
  problem?: string;
  /** It has a column of questions. */
  hasQuestions?: boolean;
  /** It has the header of the sheet *Parameters*, but another name. */
  looksLikeMap?: boolean;
  /** It is hidden in its file. */
  hidden?: boolean;
}

/** Reports the other sheets of the file. One that may also be a bank blocks until the admin has `chosen` the sheets to read. */
export function checkOthers(
  taken: readonly string[],
  others: readonly UploadedSheet[],
  isChosen: boolean,
  reportOf: (sheet: string) => Report,
): void {
  const names = `${plural(taken.length, 'sheet', 'the sheets')} ${taken.map((name) => `“${name}”`).join(', ')}`;
  for (const { name, rows = 0, problem, hasQuestions, looksLikeMap, hidden } of others) {
    if (problem === noTableProblem) continue;
    if (looksLikeMap) {
      reportOf(name)({
        kind: 'map-other-name',
        row: 1,
        column: 'Whole sheet',
        value: name,
        problem: `Sheet “${name}” looks like the one that says what the parameters mean, and is not used: only a sheet named “Parameters” is.`,
        remedy: 'If it is meant, name it “Parameters”, then upload the file again.',
      });
      continue;
    }
    const isAsked = hasQuestions === true && problem === undefined && !isChosen;
    const size = `It has ${counted(rows, 'row')}${hidden ? ' and is hidden in the file' : ''}.`;
    const move = `move them to sheet “${taken[0] ?? ''}” and upload the file again`;
    reportOf(name)({
      kind: isAsked ? 'other-bank' : 'other-sheet',
      row: 1,
      column: 'Whole sheet',
      value: name,
      problem: `Nothing of sheet “${name}” is used: the questions are those of ${names}. ${problem ?? size}${isAsked ? ' It has a column of questions, too.' : ''}`,
      remedy: isAsked
        ? 'Choose under “Map columns” which sheets make the bank: this one, the other, or both.'
        : `If it holds questions, ${problem === undefined ? 'choose it under “Map columns”' : move}.`,
    });
  }
}
