import { unescapeFormula } from '#functions/domain/uploads/cells/escape-formula.ts';
import {
  type CellMark,
  type GridRow,
  type SheetGrid,
  notCalculated,
  type MergedRange,
} from '#functions/domain/uploads/cells/sheet-grid.ts';
import { readableText } from '#functions/domain/banks/question-limits.ts';
import { maxRowsAbove } from '#functions/domain/uploads/columns/sheet-columns.ts';
import { shorten, trimText, wholeCharacters } from '#functions/domain/text/visible-text.ts';
import { isErrorText, pictureFormula, type FoundCell } from '#functions/domain/uploads/cells/sheet-cells.ts';
import { refuseFile, sheetLimits } from './refuse-file.ts';
import { mostRows } from './read-pictures.ts';
import { isDate, numberText, storedNumber, stringText, type Shown } from './shown-text.ts';
import * as XLSX from 'xlsx';

/** The remaining budget that the sheets of one file share. */
export interface Budget {
  characters: number;
}

export const newBudget = (): Budget => ({ characters: sheetLimits.characters });

/** Collects the rows of a sheet, and refuses as soon as they exceed the budget. */
export function makeGrid(name: string, budget: Budget) {
  const grid: SheetGrid = {
    name: wholeCharacters(name.slice(0, sheetLimits.nameCharacters)),
    rows: [],
    merged: [],
  };
  return {
    grid,
    add(row: number, cells: readonly string[], { marks = {}, ...more }: Omit<GridRow, 'row' | 'texts'> = {}): void {
      const width = cells.findLastIndex((cell) => cell.trim() !== '') + 1;
      if (width === 0) return;
      if (width > sheetLimits.columns) refuseFile('too-many-columns');
      const kept: GridRow = { row, texts: [], ...more };
      let characters = 0;
      for (let index = 0; index < width; index++) {
        const text = unescapeFormula(readableText(cells[index] ?? ''));
        const mark = text.length > sheetLimits.cellCharacters ? 'cut' : marks[index];
        kept.texts.push(text.slice(0, sheetLimits.cellCharacters));
        if (mark && text !== '') (kept.marks ??= {})[index] = mark;
        characters += text.length;
      }
      for (const [index, mark] of Object.entries(marks))
        if (mark === 'formula' && !kept.texts[Number(index)]) (kept.marks ??= {})[Number(index)] = mark;
      budget.characters -= characters;
      if (characters > sheetLimits.rowCharacters) refuseFile('too-much');
      if (budget.characters < 0) refuseFile('too-much');
      if (grid.rows.push(kept) > sheetLimits.rows + maxRowsAbove) refuseFile('too-many-rows');
    },
  };
}

/** The largest number of columns in any version of Excel. */
const mostColumns = 16_384;
/** Days between 1 January 1900 and 1 January 1904, the two epochs of workbooks. */
const days1904 = 1_462;
const rowsPerStep = 1_000;

interface ReadOptions {
  name: string;
  date1904: boolean;
  hidden: boolean;
  /** Rows of pictures. */
  pictures?: number[];
  /** What holds for the whole file. */
  about: Pick<SheetGrid, 'struck' | 'oldFont'>;
  budget: Budget;
}

/**
 * Reads the texts of a parsed sheet, with a step every thousand rows. Visits stored cells only, so that a far-off cell costs no more
 * than a near one.
 */
export function* readCells(
  sheet: XLSX.WorkSheet,
  { name, date1904, hidden, pictures = [], about, budget }: ReadOptions,
): Generator<number, SheetGrid> {
  const { grid, add } = makeGrid(name, budget);
  Object.assign(grid, about);
  const data = sheet['!data'] ?? [];
  const rows: (XLSX.RowInfo | undefined)[] = sheet['!rows'] ?? [];
  let known: boolean | undefined;
  const isCalculating = () =>
    (known ??= data.some((cells) => cells?.some((cell) => cell.f !== undefined && isCalculated(cell) && cell.v !== 0)));
  let looked = 0;
  for (const index of Object.keys(data).map(Number)) {
    if (!(index >= 0 && index < mostRows)) refuseFile('damaged');
    const cells = data[index] ?? [];
    // A hole takes time, too.
    if (cells.length > mostColumns) refuseFile('too-many-columns');
    const [marks, shown]: [Record<number, CellMark>, Record<number, string>] = [{}, {}];
    const texts: string[] = [];
    // Skips the holes of a sparse row, and blank cells that only have a format.
    cells.forEach((cell, column) => {
      const isFormula = cell.f !== undefined || cell.F !== undefined;
      if (!isFormula && cell.t === 'z') return;
      const { text, mark, ...read } = readCell(cell, date1904, isCalculating);
      if (trimText(text) === '') {
        if (isFormula && column < sheetLimits.columns) marks[column] = 'formula';
        return;
      }
      if (column >= sheetLimits.columns) refuseFile('too-many-columns');
      while (texts.length < column) texts.push('');
      texts.push(text);
      if (mark) marks[column] = mark;
      if (read.shown !== undefined) shown[column] = shorten(read.shown, 120);
    });
    add(index + 1, texts, {
      marks,
      ...(Object.keys(shown).length > 0 && { shown }),
      ...((rows[index]?.hidden || rows[index]?.hpt === 0) && { hidden: true }),
    });
    looked += 1;
    if (looked % rowsPerStep === 0) yield grid.rows.length;
  }
  if (hidden) grid.hidden = true;
  if (pictures.length > 0) grid.pictures = pictures.slice(0, sheetLimits.pictures);
  const hiddenColumns = (sheet['!cols'] ?? []).flatMap((column: XLSX.ColInfo | undefined, index) =>
    index < sheetLimits.columns && (column?.hidden || column?.width === 0) ? [index] : [],
  );
  if (hiddenColumns.length > 0) grid.hiddenColumns = hiddenColumns;
  grid.merged = mergedOf(sheet).filter(isRange).slice(0, sheetLimits.merged);
  return grid;
}

function mergedOf(sheet: XLSX.WorkSheet): MergedRange[] {
  return (sheet['!merges'] ?? []).map(({ s, e }) => ({
    row: s.r + 1,
    column: s.c,
    lastRow: e.r + 1,
    lastColumn: e.c,
  }));
}

/** A damaged file may have any value as a range. */
function isRange({ row, column, lastRow, lastColumn }: MergedRange): boolean {
  const numbers = [row - 1, column, lastRow - row, lastColumn - column];
  return numbers.every((number) => Number.isInteger(number) && number >= 0 && number < mostRows);
}

type ReadText = Pick<FoundCell, 'text' | 'shown'> & Partial<Pick<FoundCell, 'mark'>>;

/** `isCalculating`: whether a program that calculates has saved the sheet. */
function readCell(cell: XLSX.CellObject, date1904: boolean, isCalculating: () => boolean): ReadText {
  const isFormula = cell.f !== undefined || cell.F !== undefined;
  // Its picture would be lost: some programs save an empty result for it.
  if (cell.f !== undefined && pictureFormula.test(cell.f)) return { text: `=${cell.f}`, mark: 'error' };
  // Some programs save no result. The cell would look blank otherwise, and a blank score counts as 1 point.
  if (isFormula && !isCalculated(cell)) return { text: notCalculated, mark: 'error' };
  const text = textOf(cell, date1904);
  if (typeof text !== 'string')
    return { text: typeof cell.v === 'number' ? storedNumber(cell.v) : String(cell.v), mark: 'format', ...text };
  // Google Sheets saves an error as a text.
  const isError = markOf(cell) === 'error' || (isFormula && text === '0' && !isCalculating()) || isErrorText(text);
  return { text, mark: isError ? 'error' : (markOf(cell) ?? (isFormula ? 'formula' : undefined)) };
}

/** Whether a formula has a stored result; some programs save none. */
function isCalculated({ t, v }: XLSX.CellObject): boolean {
  return t === 'e' || (t !== 'z' && v !== undefined && !Number.isNaN(v));
}

function markOf(cell: XLSX.CellObject): CellMark | undefined {
  if (cell.t === 'e' || (typeof cell.v === 'number' && !Number.isFinite(cell.v))) return 'error';
  return typeof cell.v === 'number' && isDate(cell) ? 'date' : undefined;
}

/** The text of a cell: dates and numbers as the file shows them. An object if it shows something else than it stores, or its format can't be read. */
function textOf(cell: XLSX.CellObject, date1904: boolean): string | Shown {
  // The parser knows Excel's errors, but not those of other programs.
  if (cell.t === 'e') return cell.v === undefined ? '#ERROR!' : XLSX.utils.format_cell(cell);
  if (cell.v === undefined || cell.v === null) return '';
  if (cell.t === 'b') return cell.v ? 'TRUE' : 'FALSE';
  if (typeof cell.v === 'number' && isDate(cell)) {
    const v = date1904 ? cell.v + days1904 : cell.v;
    return XLSX.utils.format_cell({ ...cell, v, ...(cell.z === 'm/d/yy' && { z: 'm/d/yyyy' }) });
  }
  return typeof cell.v === 'number' ? numberText(cell, cell.v) : stringText(cell, String(cell.v));
}
