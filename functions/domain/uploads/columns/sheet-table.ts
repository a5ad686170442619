import { fillMerged, type GridRow, type SheetGrid } from '#functions/domain/uploads/cells/sheet-grid.ts';
import type { SheetChoices } from '#functions/domain/uploads/sheet-choices.ts';
import { plainHeader } from './sheet-columns.ts';
import { chooseHeader, type ColumnMemory, columnsByMeaning, mapColumns, type MappedColumn } from './sheet-mapping.ts';
import type { ColumnsOf } from '#functions/domain/uploads/rows/sheet-answers.ts';

/** A sheet with its index in the file. */
export interface PlacedGrid {
  sheet: number;
  grid: SheetGrid;
}

/** A sheet with its detected header and mapped columns. */
export interface SheetTable extends PlacedGrid {
  /** 1-based; 0: there is none. */
  headerRow: number;
  /** Whether the header was recognised or chosen. */
  isHeaderKnown: boolean;
  /** Its texts, to recognise repeated headers further down. */
  headerTexts: string[];
  columns: MappedColumn[];
  byMeaning: ColumnsOf;
  /** Rows above the header. */
  above: GridRow[];
  /** Rows with content below it. */
  rows: GridRow[];
}

/** Applies the choices to a sheet. */
export function buildTable({ sheet, grid }: PlacedGrid, memory: ColumnMemory, choices: SheetChoices): SheetTable {
  const header = chooseHeader(grid, memory, choices);
  const { place, isKnown } = header;
  const rows = grid.rows.slice(place + 1).filter(({ texts }) => texts.some((text) => text.trim() !== ''));
  const mapped = mapColumns(header, rows, memory, choices);
  const columns = choices.asked?.hiddenColumns === 'leave' ? mapped.map(unlessHidden(grid)) : mapped;
  return {
    sheet,
    grid,
    headerRow: place < 0 ? 0 : (grid.rows[place]?.row ?? 0),
    isHeaderKnown: isKnown || choices.headerRow !== undefined,
    headerTexts: grid.rows[place]?.texts.map(plainHeader) ?? [],
    columns,
    byMeaning: columnsByMeaning(columns),
    above: place < 0 ? [] : grid.rows.slice(0, place),
    rows: fillMerged(rows, grid.merged, columns),
  };
}

function unlessHidden({ hiddenColumns = [] }: SheetGrid): (column: MappedColumn) => MappedColumn {
  return (column) => (hiddenColumns.includes(column.index) ? { ...column, use: 'unused', by: 'hand' } : column);
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
