import { bandPoints } from '#functions/domain/banks/bands.ts';
import type { Option } from '#functions/domain/banks/question.ts';
import {
  maxOptionColumns,
  optionParts,
  partOf,
  type Meaning,
} from '#functions/domain/uploads/columns/sheet-columns.ts';
import { columnName, type FoundCell } from '#functions/domain/uploads/cells/sheet-cells.ts';
import type { Report } from '#functions/domain/uploads/sheet-defect.ts';
import type { MappedColumn } from '#functions/domain/uploads/columns/sheet-mapping.ts';
import { reportTwins } from './sheet-option-twins.ts';
import type { Scores } from './sheet-scores.ts';

export type ColumnsOf = ReadonlyMap<Meaning, readonly MappedColumn[]>;

/** The place of an option, for its defects. */
interface At {
  row: number;
  /** The column of a part; without one, the column that represents the option. */
  column: string;
}

export type ReadCell = (meaning: Meaning) => FoundCell | undefined;

/** The context of reading a row. */
export interface RowContext {
  sheet: number;
  row: number;
  columns: ColumnsOf;
  scores: Scores;
  report: Report;
}

/** Reads the options of 'Option 1' to 'Option 5'; blank ones are left out. */
export function readOptionColumns(read: ReadCell, context: RowContext): Option[] {
  const { row, report } = context;
  const options: Option[] = [];
  const reportTwin = reportTwins(report);
  for (let place = 1; place <= maxOptionColumns; place++) {
    const text = read(partOf('option', place));
    if (!text) {
      reportWithoutText(read, place, row, report);
      continue;
    }
    const words = (part: 'remarks' | 'strength' | 'scw' | 'weakness') => read(partOf(part, place))?.text ?? '';
    options.push({
      text: text.text,
      points: readPoints(read, place, context),
      remarks: words('remarks'),
      strength: words('strength'),
      scw: words('scw'),
      weakness: words('weakness'),
    });
    reportTwin({ row, column: columnName(text.column) }, text.text);
  }
  return options;
}

function reportWithoutText(read: ReadCell, place: number, row: number, report: Report): void {
  const lost = optionParts.map((part) => read(partOf(part, place))).find((cell) => cell !== undefined);
  if (!lost) return;
  report({
    kind: 'unused-value',
    row,
    column: columnName(lost.column),
    value: lost.text,
    problem: `Option ${place} has no text, so its score and phrases are left out.`,
    remedy: `Type the text of option ${place}, or clear the other cells of it.`,
  });
}

function readPoints(read: ReadCell, place: number, { sheet, row, columns, scores, report }: RowContext): number {
  const cell = read(partOf('points', place));
  if (cell) {
    const is = cell.mark === 'date' || cell.mark === 'error' ? cell.mark : undefined;
    return scores.read({ text: cell.text, sheet, row, column: columnName(cell.column), is }, report);
  }
  const [column] = columns.get(partOf('points', place)) ?? [];
  // A sheet without this column is reported once, not for each row.
  if (column) reportNoScore({ row, column: columnName(column), value: '' }, place, report);
  return 1;
}

export function reportNoScore(at: At & { value: string }, place: number, report: Report): void {
  report({
    ...at,
    kind: 'no-score',
    problem: `Option ${place} has no score. 1 point is taken.`,
    remedy: `Type its score, ${bandPoints}.`,
  });
}
