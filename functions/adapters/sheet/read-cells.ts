import * as XLSX from 'xlsx';
import {
  notCalculated,
  type CellMark,
  type MergedRange,
  type SheetGrid,
} from '#functions/domain/uploads/cells/sheet-grid.ts';
import { makeGrid, type Budget } from './grid.ts';
import { refuseFile } from './refuse-file.ts';
import { sheetLimits } from './sheet-limits.ts';
import { hiddenAndStruckInRow, type HiddenAndStruckSheet } from './hidden-and-struck-in-row.ts';

/** The largest number of rows in any version of Excel. */
const lastRow = 1_048_576;
/** Longer number formats are ignored: every formatted cell may be as long as its format. */
const maxFormatLength = 100;
/** Days between 1 January 1900 and 1 January 1904, the two epochs of workbooks. */
const days1904 = 1_462;
/** Spreadsheet programs show no more digits: 2.9999999999999996 is shown as 3. */
const shownDigits = 15;
/** Number of rows between two progress reports. */
const rowsPerStep = 1_000;

// SheetJS exports its formats without types.
const { is_date: isDateFormat } = XLSX.SSF as { is_date: (format: string) => boolean };

/** The columns with a formula, from 0, by 1-based row. */
export type FormulaCells = ReadonlyMap<number, readonly number[]>;

interface ReadOptions {
  name: string;
  date1904: boolean;
  formulas: FormulaCells;
  unseen: HiddenAndStruckSheet;
  /** The sheet is hidden in its workbook. */
  hidden: boolean;
  /** The merged ranges from the file, for formats where the parser leaves them out. */
  merged?: readonly MergedRange[] | undefined;
  /** The texts are undecoded: each character is a byte. */
  isBytes?: boolean;
  budget: Budget;
}

/**
 * Reads the texts of a parsed sheet, with a step every thousand rows. Visits stored cells only, so that a far-off cell costs no more
 * than a near one.
 */
export function* readCells(
  sheet: XLSX.WorkSheet | undefined,
  { name, date1904, formulas, unseen, hidden, merged, isBytes, budget }: ReadOptions,
): Generator<number, SheetGrid> {
  const { grid, add } = makeGrid(name, budget, isBytes);
  const data = sheet?.['!data'] ?? [];
  let looked = 0;
  for (const index of rowsOf(data, formulas)) {
    const cells = data[index] ?? [];
    if (!(index >= 0 && index < lastRow)) refuseFile('damaged');
    if (cells.length > sheetLimits.columns) refuseFile('too-many-columns');
    const marks: Record<number, CellMark> = {};
    const texts = Array.from(cells, (cell) => textOf(cell, date1904));
    for (const column of formulas.get(index + 1) ?? []) {
      marks[column] = 'formula';
      if (merged !== undefined || column >= sheetLimits.columns || isCalculated(cells[column])) continue;
      // Mark the cell: it would look blank otherwise, and a blank score counts as 1 point.
      marks[column] = 'error';
      while (texts.length < column) texts.push('');
      texts[column] = notCalculated;
    }
    cells.forEach((cell, column) => {
      const mark = markOf(cell);
      if (mark) marks[column] = mark;
    });
    add(index + 1, texts, marks, hiddenAndStruckInRow(index + 1, cells, unseen));
    looked += 1;
    if (looked % rowsPerStep === 0) yield grid.rows.length;
  }
  if (hidden) grid.hidden = true;
  const hiddenColumns = [...unseen.hiddenColumns].filter((column) => column < sheetLimits.columns);
  if (hiddenColumns.length > 0) grid.hiddenColumns = hiddenColumns;
  grid.merged = (merged ?? mergedOf(sheet)).filter(isRange).slice(0, sheetLimits.merged);
  return grid;
}

/** The rows with a cell, from 0. Rows that only have uncalculated formulas are missing in the parser's data. */
function rowsOf(data: readonly unknown[], formulas: FormulaCells): number[] {
  const stored = Object.keys(data).map(Number);
  const others = [...formulas.keys()].map((row) => row - 1).filter((index) => data[index] === undefined);
  return others.length > 0 ? [...new Set([...stored, ...others])].sort((a, b) => a - b) : stored;
}

function mergedOf(sheet: XLSX.WorkSheet | undefined): MergedRange[] {
  return (sheet?.['!merges'] ?? []).map(({ s, e }) => ({
    row: s.r + 1,
    column: s.c,
    lastRow: e.r + 1,
    lastColumn: e.c,
  }));
}

/** A damaged file may have any value as a range. */
function isRange({ row, column, lastRow: last, lastColumn }: MergedRange): boolean {
  const numbers = [row - 1, column, last - row, lastColumn - column];
  return numbers.every((number) => Number.isInteger(number) && number >= 0 && number < lastRow);
}

/** Whether a formula has a stored result; some programs save none. */
function isCalculated(cell: XLSX.CellObject | undefined): boolean {
  return cell?.t === 'e' || (cell?.v !== undefined && !Number.isNaN(cell.v));
}

function markOf(cell: XLSX.CellObject | undefined): CellMark | undefined {
  if (cell?.t === 'e') return 'error';
  return typeof cell?.v === 'number' && isDate(cell) ? 'date' : undefined;
}

/** The text of a cell: dates as they are shown, and numbers that are shown as more than a plain number. */
function textOf(cell: XLSX.CellObject | undefined, date1904: boolean): string {
  // The parser knows Excel's errors, but not those of other programs.
  if (cell?.t === 'e') return cell.v === undefined ? '#ERROR!' : XLSX.utils.format_cell(cell);
  if (cell?.v === undefined || cell.v === null) return '';
  if (cell.t === 'b') return cell.v ? 'TRUE' : 'FALSE';
  if (typeof cell.v === 'number' && isDate(cell)) {
    return XLSX.utils.format_cell({ ...cell, v: date1904 ? cell.v + days1904 : cell.v });
  }
  return typeof cell.v === 'number' ? numberText(cell, cell.v) : String(cell.v);
}

/** Texts like `50%` and `007` as the author saw them. A number in a plain format is given unrounded, as it is stored. */
function numberText(cell: XLSX.CellObject, value: number): string {
  const stored = String(Number.isInteger(value) ? value : Number(value.toPrecision(shownDigits)));
  if (typeof cell.z !== 'string' || cell.z.length > maxFormatLength) return stored;
  const shown = formatted(cell);
  const isPlain = Number.isFinite(Number(shown.replaceAll(',', '')));
  const isPadded = /^0\d/.test(shown) && Number(shown) === value;
  return isPlain && !isPadded ? stored : shown;
}

/** Formats a cell; '' for an unreadable format. */
function formatted(cell: XLSX.CellObject): string {
  try {
    return XLSX.utils.format_cell(cell).trim();
  } catch {
    return '';
  }
}

function isDate({ z }: XLSX.CellObject): boolean {
  return typeof z === 'string' && z.length <= maxFormatLength && isDateFormat(z);
}
