import { isQuestionHeader } from '#functions/domain/sheet-columns.ts';
import type { SheetRow } from '#functions/domain/sheet.ts';
import { refuseFile } from './refuse-file.ts';
import { sheetLimits } from './sheet-limits.ts';

/** A row with something in it: its 1-based number and the texts from its first column on. */
export interface GridRow {
  row: number;
  texts: string[];
}

/** How many rows may stand above the header: a title, an empty table head. */
const mostRowsAbove = 10;

/** Takes the rows of a sheet one after the other and refuses as soon as they are too many. */
export function makeGrid() {
  const grid: GridRow[] = [];
  let characters = 0;
  return {
    grid,
    add(row: number, cells: readonly string[]): void {
      const width = cells.findLastIndex((cell) => cell.trim() !== '') + 1;
      if (width === 0) return;
      if (width > sheetLimits.columns) refuseFile('too-many-columns');
      const texts = cells.slice(0, width).map((cell) => cell.replace(/\r\n?/g, '\n').trim());
      characters += texts.reduce((sum, text) => sum + text.length, 0);
      if (characters > sheetLimits.characters) refuseFile('too-much');
      if (grid.push({ row, texts }) > sheetLimits.rows + mostRowsAbove) refuseFile('too-many-rows');
    },
  };
}

/** The place of the row that names the question column. `undefined`: none of the first rows does. */
export function findHeader(grid: readonly GridRow[]): number | undefined {
  const place = grid.slice(0, mostRowsAbove).findIndex(({ texts }) => texts.some(isQuestionHeader));
  return place < 0 ? undefined : place;
}

/** Names the cells of each row by the header; without one, the first row is taken for it. Of two columns with one name the first that is filled counts. */
export function toSheetRows(grid: readonly GridRow[]): SheetRow[] {
  const place = findHeader(grid) ?? 0;
  const header = grid[place] ?? refuseFile('empty');
  const rows = grid.slice(place + 1);
  if (rows.length === 0) refuseFile('no-rows');
  if (rows.length > sheetLimits.rows) refuseFile('too-many-rows');
  const columns = [...new Set(header.texts)]
    .filter((name) => name !== '')
    .map((name) => ({ name, places: header.texts.flatMap((text, index) => (text === name ? [index] : [])) }));
  return rows.map(({ row, texts }) => ({
    row,
    cells: Object.fromEntries(
      columns.map(({ name, places }) => [name, places.map((index) => texts[index]).find(Boolean) ?? '']),
    ),
  }));
}
