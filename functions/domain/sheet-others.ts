import type { Report } from './sheet-defect.ts';

/** What is said of a sheet of which nothing could become a question. */
export const noTable = 'It holds no table.';

/** A sheet of the same file. One that can't be read has no `rows`, but a `problem`. */
interface OtherSheet {
  name: string;
  rows?: number;
  problem?: string;
}

/** Reports the other sheets of the file: one sheet alone gives the questions. */
export function checkOthers(taken: string, others: readonly OtherSheet[], report: Report): void {
  for (const { name, rows, problem } of others) {
    if (problem === noTable) continue;
    report({
      kind: 'other-sheet',
      sheet: name,
      row: 1,
      column: 'Whole sheet',
      value: name,
      problem: `Nothing of sheet “${name}” is used: the questions are those of sheet “${taken}”. ${problem ?? `It has ${rows === 1 ? '1 row' : `${(rows ?? 0).toLocaleString('en')} rows`}.`}`,
      remedy: `If it holds questions, move them to sheet “${taken}” and upload the file again${problem === undefined ? ', or choose it under “Map columns”' : ''}.`,
    });
  }
}
