import { fillMerged, type GridRow, type SheetGrid } from '#functions/domain/uploads/cells/sheet-grid.ts';
import type { SheetChoices } from '#functions/domain/uploads/sheet-choices.ts';
import { plainHeader, meaningOf, chooseHeader, type ColumnMemory, type MappedColumn } from './sheet-columns.ts';
import { columnsByMeaning, mapColumns } from './column-mapping.ts';
import type { ColumnsOf } from '#functions/domain/uploads/rows/sheet-answers.ts';
import { readOptionHeader, reversesFor } from './header-words.ts';
import { rowText, type Report } from '#functions/domain/uploads/sheet-defect.ts';
import * as words from '#functions/domain/words/uploads/columns.ts';

/** A sheet with its index in the file. */
export interface PlacedGrid {
  sheet: number;
  grid: SheetGrid;
}

export interface SheetTable extends PlacedGrid {
  /** 1-based; 0: there is none. */
  headerRow: number;
  /** Its texts, to recognise repeated headers further down. */
  headerTexts: string[];
  columns: MappedColumn[];
  byMeaning: ColumnsOf;
  /** Rows above the header. */
  above: GridRow[];
  /** Rows with content below it. */
  rows: GridRow[];
  /** Columns of options beyond the fifth, which no row may have. */
  moreOptions: MappedColumn[];
  /** Columns that mark questions as scored in reverse, and which of their cells do. */
  reversing: { column: MappedColumn; reverses: (text: string) => boolean }[];
  /** Numbers of those with a picture in them, or in blank rows below them. */
  pictureRows: ReadonlySet<number>;
}

export function buildTable({ sheet, grid }: PlacedGrid, memory: ColumnMemory, choices: SheetChoices): SheetTable {
  const place = chooseHeader(grid, memory, choices);
  const { row: headerRow = 0, texts: headers = [] } = grid.rows[place] ?? {};
  const rows = grid.rows.slice(place + 1).filter(({ texts }) => texts.some((text) => text.trim() !== ''));
  const left = choices.asked?.hiddenColumns === 'leave' ? (grid.hiddenColumns ?? []) : [];
  const columns = mapColumns(headers, rows, memory, choices).map((column): MappedColumn =>
    left.includes(column.index) ? { ...column, use: 'unused', by: 'hand' } : column,
  );
  return {
    ...{ sheet, grid, headerRow, columns },
    headerTexts: headers.map(plainHeader),
    byMeaning: columnsByMeaning(columns),
    above: grid.rows.slice(0, Math.max(0, place)),
    rows: fillMerged(rows, grid.merged, columns),
    moreOptions: columns.filter(({ header, by }) => {
      const { part, place } = readOptionHeader(header) ?? {};
      return by === 'none' && part === 'option' && place !== undefined;
    }),
    reversing: columns.flatMap((column) => {
      const reverses = column.use === 'unused' ? reversesFor(plainHeader(column.header)) : undefined;
      return reverses ? [{ column, reverses }] : [];
    }),
    pictureRows: new Set((grid.pictures ?? []).flatMap((at) => rows.findLast(({ row }) => row <= at)?.row ?? [])),
  };
}

/** Whether a row repeats the header, as on each page of a printed sheet. */
export function repeatsHeader(headerTexts: readonly string[], { texts }: GridRow): boolean {
  let filled = 0;
  for (const [index, text] of texts.entries()) {
    if (text === '') continue;
    // Fast: almost every row differs in its first cell.
    if (plainHeader(text) !== (headerTexts[index] ?? '')) return false;
    filled += 1;
  }
  return filled > 1;
}

/** Reports rows above the header, and a header without a known name unless an admin has chosen it. */
export function checkHeader(table: SheetTable, isChosen: boolean, report: Report): void {
  const { grid, above, headerRow, columns } = table;
  const second = otherLine(table);
  if (second) {
    const [first, last] = [Math.min(headerRow, second.row), Math.max(headerRow, second.row)];
    const told = words.twoHeaders(first, last, headerRow);
    report('no-header', { row: second.row, value: rowText(second.texts) }, told);
  }
  for (const row of above) report('header', { row: row.row, value: rowText(row.texts) }, words.aboveHeader(row.row));
  const [first] = grid.rows;
  const header = grid.rows.find(({ row }) => row === headerRow);
  const shown = header ?? first;
  if (!shown || columns.some(({ by, header: name }) => by === 'memory' || meaningOf(name))) return;
  const told = header ? words.unknownHeader(headerRow) : words.noHeader;
  report(isChosen ? 'header' : 'no-header', { row: shown.row, value: rowText(shown.texts) }, told);
}

/**
 * A row beside the header that seems to belong to it: below it, without a question, and with a text under a column that has no name; or
 * above it, with the names of columns.
 */
export function otherLine({ above, headerRow, rows, columns, byMeaning }: SheetTable): GridRow | undefined {
  if (headerRow === 0) return undefined;
  const [below] = rows;
  const isBelow =
    below?.row === headerRow + 1 &&
    !byMeaning.get('question')?.some(({ index }) => below.texts[index]) &&
    columns.some(({ header, index }) => header === '' && below.texts[index]);
  return isBelow ? below : above.find(({ row, texts }) => row === headerRow - 1 && texts.filter(meaningOf).length > 1);
}

/** A sheet of a file: its number of rows if it was kept, else the reason why not. */
export interface UploadedSheet {
  name: string;
  rows?: number;
  problem?: string;
  hasQuestions?: boolean;
  hidden?: boolean;
}

/** Reports the sheets of the file beside `taken`. One that may also be a bank blocks until the admin has chosen the sheet to read. */
export function checkOthers(
  taken: string,
  others: readonly UploadedSheet[],
  isChosen: boolean,
  reportOf: (sheet: string) => Report,
): void {
  for (const { name, rows = 0, problem, hasQuestions, hidden = false } of others) {
    if (problem === words.noTable) continue;
    const at = { row: 1, column: words.wholeSheet, value: name };
    const [isAsked, size] = [hasQuestions && problem === undefined && !isChosen, words.sheetSize(rows, hidden)];
    if (isAsked) reportOf(name)('other-bank', at, words.otherBank(name, taken, size));
    else reportOf(name)('other-sheet', at, words.otherSheet(name, taken, problem ?? size));
  }
}
