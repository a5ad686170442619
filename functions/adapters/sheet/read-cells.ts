import * as XLSX from 'xlsx';
import { makeGrid, type GridRow } from './grid.ts';
import { refuseFile } from './refuse-file.ts';
import { sheetLimits } from './sheet-limits.ts';

/** Rows of a sheet in any version of Excel. */
const lastRow = 1_048_576;
/** Longer number formats are not looked at: shown text may be as long as its format, in every cell. */
const mostFormatLength = 100;
/** Days from 1 January 1900 to 1 January 1904, where some workbooks start to count. */
const days1904 = 1_462;

const isDateFormat: (format: string) => boolean = XLSX.SSF.is_date;

/** The texts of a parsed sheet. Looks at stored cells only, so that a far-off cell costs no more than a near one. */
export function readCells(sheet: XLSX.WorkSheet | undefined, date1904: boolean): GridRow[] {
  const { grid, add } = makeGrid();
  const data = sheet?.['!data'] ?? [];
  for (const place of Object.keys(data)) {
    const index = Number(place);
    const cells = data[index] ?? [];
    if (!(index >= 0 && index < lastRow)) refuseFile('damaged');
    if (cells.length > sheetLimits.columns) refuseFile('too-many-columns');
    add(
      index + 1,
      Array.from(cells, (cell) => textOf(cell, date1904)),
    );
  }
  return grid;
}

/** Numbers as they are stored, dates as they are shown. */
function textOf(cell: XLSX.CellObject | undefined, date1904: boolean): string {
  if (cell?.v === undefined || cell.v === null) return '';
  if (cell.t === 'e') return XLSX.utils.format_cell(cell);
  if (cell.t === 'b') return cell.v ? 'TRUE' : 'FALSE';
  if (typeof cell.v === 'number' && isDate(cell)) {
    return XLSX.utils.format_cell({ ...cell, v: date1904 ? cell.v + days1904 : cell.v });
  }
  return String(cell.v);
}

function isDate({ z }: XLSX.CellObject): boolean {
  return typeof z === 'string' && z.length <= mostFormatLength && isDateFormat(z);
}
