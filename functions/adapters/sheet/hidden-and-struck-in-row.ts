import type * as XLSX from 'xlsx';
import { columnLetter, type GridRow } from '#functions/domain/uploads/cells/sheet-grid.ts';
import type { HiddenAndStruck } from './find-hidden-and-struck.ts';
import { sheetLimits } from './sheet-limits.ts';
import { readStruck, type StruckText } from './struck-runs.ts';

/** Hidden and struck-out cells of a sheet; `isFiltered`: all hidden rows are hidden by a filter. */
export type HiddenAndStruckSheet = HiddenAndStruck & { isFiltered?: boolean };

/** Lists which cells of a row are hidden, and which texts are struck out, in part or completely. */
export function hiddenAndStruckInRow(
  row: number,
  cells: readonly (XLSX.CellObject | undefined)[],
  unseen: HiddenAndStruckSheet,
): Pick<GridRow, 'unseen' | 'struck' | 'unstruck'> {
  const byFilter = unseen.hiddenRows.get(row);
  const styled = new Set(unseen.struck.get(row)?.filter((column) => column < sheetLimits.columns));
  const struck = new Set<number>();
  const unstruck: Record<number, string> = {};
  cells.forEach((cell, column) => {
    const found = struckText(cell, { row, column, isCell: styled.has(column) }, unseen);
    if (!found) return;
    struck.add(column);
    if (found.left !== '') unstruck[column] = found.left.slice(0, sheetLimits.cellCharacters);
  });
  return {
    ...(byFilter !== undefined && { unseen: byFilter || unseen.isFiltered ? 'filtered' : 'hidden' }),
    ...(struck.size > 0 && { struck: [...struck] }),
    ...(Object.keys(unstruck).length > 0 && { unstruck }),
  };
}

interface At {
  row: number;
  column: number;
  isCell: boolean;
}

function struckText(
  cell: XLSX.CellObject | undefined,
  { row, column, isCell }: At,
  { rich, unstruck }: HiddenAndStruckSheet,
): StruckText | undefined {
  const inline = rich.size > 0 ? rich.get(`${columnLetter(column)}${row}`) : undefined;
  const shared: unknown = cell?.r;
  const xml = inline ?? (typeof shared === 'string' ? shared : '');
  if (!isCell && !xml.includes('strike')) return undefined;
  const left = unstruck.get(row)?.get(column);
  return left === undefined ? readStruck(xml, isCell) : { left };
}
