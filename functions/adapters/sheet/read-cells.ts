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
import { unseenOf, type UnseenSheet } from './unseen-of.ts';

/** Rows of a sheet in any version of Excel. */
const lastRow = 1_048_576;
/** Longer number formats are not looked at: shown text may be as long as its format, in every cell. */
const maxFormatLength = 100;
/** Days from 1 January 1900 to 1 January 1904, where some workbooks start to count. */
const days1904 = 1_462;
/** No spreadsheet program shows more: 2.9999999999999996 is 3 there. */
const shownDigits = 15;
/** After how many rows the reader says how far it is. */
const rowsPerStep = 1_000;

// SheetJS exports its formats without types.
const { is_date: isDateFormat } = XLSX.SSF as { is_date: (format: string) => boolean };

/** The columns with a formula, from 0, by 1-based row. */
export type FormulaCells = ReadonlyMap<number, readonly number[]>;

interface ReadOptions {
  name: string;
  date1904: boolean;
  formulas: FormulaCells;
  unseen: UnseenSheet;
  /** The sheet is hidden in its file. */
  hidden: boolean;
  /** Those of the file, where the parser does not say. */
  merged?: readonly MergedRange[] | undefined;
  /** Each character of its texts is a byte, until it is decoded. */
  isBytes?: boolean;
  budget: Budget;
}

/**
 * The texts of a parsed sheet, with a step every thousand rows. Looks at stored cells only, so that a far-off cell costs no more
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
      // A blank cell is a score of 1 point: this one is not blank.
      marks[column] = 'error';
      while (texts.length < column) texts.push('');
      texts[column] = notCalculated;
    }
    cells.forEach((cell, column) => {
      const mark = markOf(cell);
      if (mark) marks[column] = mark;
    });
    add(index + 1, texts, marks, unseenOf(index + 1, cells, unseen));
    looked += 1;
    if (looked % rowsPerStep === 0) yield grid.rows.length;
  }
  if (hidden) grid.hidden = true;
  const hiddenColumns = [...unseen.hiddenColumns].filter((column) => column < sheetLimits.columns);
  if (hiddenColumns.length > 0) grid.hiddenColumns = hiddenColumns;
  grid.merged = (merged ?? mergedOf(sheet)).filter(isRange).slice(0, sheetLimits.merged);
  return grid;
}

/** The rows with a cell, from 0: the parser does not give those of which no formula was calculated. */
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

/** A damaged file may name a range by anything. */
function isRange({ row, column, lastRow: last, lastColumn }: MergedRange): boolean {
  const numbers = [row - 1, column, last - row, lastColumn - column];
  return numbers.every((number) => Number.isInteger(number) && number >= 0 && number < lastRow);
}

/** Some programs store a formula without what it comes to. */
function isCalculated(cell: XLSX.CellObject | undefined): boolean {
  return cell?.t === 'e' || (cell?.v !== undefined && !Number.isNaN(cell.v));
}

function markOf(cell: XLSX.CellObject | undefined): CellMark | undefined {
  if (cell?.t === 'e') return 'error';
  return typeof cell?.v === 'number' && isDate(cell) ? 'date' : undefined;
}

/** Dates as they are shown, and numbers that are shown as more than a number. */
function textOf(cell: XLSX.CellObject | undefined, date1904: boolean): string {
  // The parser knows the errors of Excel, and not those of other programs.
  if (cell?.t === 'e') return cell.v === undefined ? '#ERROR!' : XLSX.utils.format_cell(cell);
  if (cell?.v === undefined || cell.v === null) return '';
  if (cell.t === 'b') return cell.v ? 'TRUE' : 'FALSE';
  if (typeof cell.v === 'number' && isDate(cell)) {
    return XLSX.utils.format_cell({ ...cell, v: date1904 ? cell.v + days1904 : cell.v });
  }
  return typeof cell.v === 'number' ? numberText(cell, cell.v) : String(cell.v);
}

/** `50%` and `007`, as they were seen by whoever typed them. What is shown as a plain number is given as it is stored: unrounded. */
function numberText(cell: XLSX.CellObject, value: number): string {
  const stored = String(Number.isInteger(value) ? value : Number(value.toPrecision(shownDigits)));
  if (typeof cell.z !== 'string' || cell.z.length > maxFormatLength) return stored;
  const shown = formatted(cell);
  const isPlain = Number.isFinite(Number(shown.replaceAll(',', '')));
  const isPadded = /^0\d/.test(shown) && Number(shown) === value;
  return isPlain && !isPadded ? stored : shown;
}

/** '' for a format that cannot be read. */
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
