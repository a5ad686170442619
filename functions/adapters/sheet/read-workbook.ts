import * as XLSX from 'xlsx';
import { passOverRecords } from './biff-guard.ts';
import { openCompoundFile } from './compound-file.ts';
import { disarmLinks } from './disarm-links.ts';
import { findHeader, type GridRow } from './grid.ts';
import { readCells } from './read-cells.ts';
import { refuseFile } from './refuse-file.ts';
import { archiveLimits, sheetLimits } from './sheet-limits.ts';
import { storedZip } from './stored-zip.ts';
import { inflateArchive } from './zip-guard.ts';

/** Values only: no formulas, no markup, no declared size of the sheet, and formats to know a date by. */
const options: XLSX.ParsingOptions = {
  type: 'buffer',
  dense: true,
  nodim: true,
  cellFormula: false,
  cellHTML: false,
  cellText: false,
  cellNF: true,
};

/** Rows of a sheet that are read to see whether it has a question column. */
const peekedRows = 50;

/** Parts of a workbook that say nothing about the text of a cell. */
const unneeded =
  /(^|\/)(META-INF|docProps|customXml|drawings|externalLinks|threadedComments|pivot\w+)\/|(comments\d*|objectdata)\.xml$/i;

const workbookType =
  /ContentType=["']application\/vnd\.(openxmlformats-officedocument\.spreadsheetml|ms-excel)[\w.]*\.main\+xml["']/i;

/** Reads an .xlsx file. The parser gets an archive that has been unpacked and measured before. */
export function readXlsx(bytes: Buffer): GridRow[] {
  const isWanted = (name: string) => /\.(xml|rels)$/i.test(name) && !unneeded.test(name);
  const { names, parts } = inflateArchive(bytes, archiveLimits, isWanted);
  if (names.some((name) => /(^|\/)workbook\.bin$|^(content\.xml|Index\/Document\.iwa|Index\.zip)$/i.test(name))) {
    refuseFile('other-sheet');
  }
  if (!workbookType.test(parts.get('[Content_Types].xml')?.toString('latin1') ?? '')) refuseFile('not-a-sheet');
  parts.forEach(disarmLinks);
  const archive = storedZip(parts);
  const { SheetNames } = XLSX.read(archive, { ...options, bookSheets: true });
  return pickSheet(SheetNames, (index, sheetRows) => XLSX.read(archive, { ...options, sheets: index, sheetRows }));
}

/** Reads an .xls file: of the compound file only the workbook's stream, and of that only the cells. */
export function readXls(bytes: Buffer): GridRow[] {
  const file = openCompoundFile(bytes);
  if (file.names.some((name) => ['encryptedpackage', 'encryptioninfo'].includes(name))) refuseFile('locked');
  const stream = file.readStream('Workbook') ?? file.readStream('Book') ?? refuseFile('not-a-sheet');
  const workbook = XLSX.read(passOverRecords(stream), options);
  return pickSheet(workbook.SheetNames, () => workbook);
}

/** The first sheet with a question column, else the first. */
function pickSheet(names: readonly string[], read: (index: number, rows: number) => XLSX.WorkBook): GridRow[] {
  const load = (index: number, rows = 0) => {
    const workbook = read(index, rows);
    return readCells(workbook.Sheets[names[index] ?? ''], workbook.Workbook?.WBProps?.date1904 ?? false);
  };
  if (names.length === 1) return load(0);
  const peeked = names
    .slice(0, sheetLimits.sheets)
    .findIndex((_, index) => findHeader(load(index, peekedRows)) !== undefined);
  return load(Math.max(0, peeked));
}
