import { columnName } from '#functions/domain/uploads/cells/sheet-cells.ts';
import type { SheetChoices } from '#functions/domain/uploads/sheet-choices.ts';
import { titleOf } from '#functions/domain/uploads/columns/sheet-columns.ts';
import type { Report } from '#functions/domain/uploads/sheet-defect.ts';
import type { ColumnsOf } from './sheet-answers.ts';

type Chosen = Pick<SheetChoices, 'mainParameter' | 'leaveOutKinds'>;

const parameters = [
  {
    meaning: 'category',
    kind: 'no-category',
    ofFile: 'no-header',
    remedy: 'Fill it in, or choose a main parameter for all such questions under “Parameters found”.',
  },
  {
    meaning: 'subCategory',
    kind: 'no-sub-category',
    ofFile: 'no-sub-category',
    remedy: 'Fill it in, if its answers are to count for a sub-parameter of the report.',
  },
] as const;

/** The parameter columns that a sheet must have: a main parameter chosen for all questions makes its column optional. */
const wanted = ({ mainParameter }: Chosen) =>
  parameters.filter(({ meaning }) => meaning !== 'category' || mainParameter === undefined);

/** Reports a sheet without a column for parameters. */
export function checkParameterColumns(byMeaning: ColumnsOf, row: number, report: Report, chosen: Chosen): void {
  for (const { meaning, ofFile, remedy } of wanted(chosen)) {
    if (byMeaning.has(meaning)) continue;
    const problem = `There is no column “${titleOf(meaning)}”.`;
    report({ kind: ofFile, row, column: '', value: '', problem, remedy });
  }
}

/** Reports a question without a parameter. A sheet without the column is reported once, but its rows can be left out. */
export function checkParameters(
  row: number,
  draft: Record<'category' | 'subCategory', string>,
  byMeaning: ColumnsOf,
  report: Report,
  chosen: Chosen,
): void {
  for (const { meaning, kind, remedy } of wanted(chosen)) {
    const [column] = byMeaning.get(meaning) ?? [];
    if (draft[meaning] !== '' || (!column && !chosen.leaveOutKinds?.includes(kind))) continue;
    const problem = `The question has no “${titleOf(meaning)}”.`;
    report({ kind, row, column: column ? columnName(column) : '', value: '', problem, remedy });
  }
}
