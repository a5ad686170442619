import { mostUploadBytes } from '#functions/contract/admin/uploads.ts';
import { Refusal } from '#functions/domain/refusal.ts';
import type { ReadSheet } from '#functions/usecases/ports/uploads.ts';
import { toSheetRows, type GridRow } from './grid.ts';
import { readCsv } from './read-csv.ts';
import { readXls, readXlsx } from './read-workbook.ts';
import { refuseFile } from './refuse-file.ts';

const zipMark = Buffer.from('PK\x03\x04', 'latin1');
const compoundMark = Buffer.from('d0cf11e0a1b11ae1', 'hex');

/** Reads .xlsx, .xls and .csv by what is in the file: its name may be wrong. */
export const readSheet: ReadSheet = async (bytes) => {
  if (bytes.length === 0) refuseFile('empty');
  if (bytes.length > mostUploadBytes) refuseFile('too-large');
  return toSheetRows(readGrid(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)));
};

function readGrid(bytes: Buffer): GridRow[] {
  try {
    if (startsWith(bytes, zipMark)) return readXlsx(bytes);
    if (startsWith(bytes, compoundMark)) return readXls(bytes);
    return readCsv(bytes);
  } catch (cause) {
    if (cause instanceof Refusal) throw cause;
    refuseFile('damaged', cause);
  }
}

function startsWith(bytes: Buffer, mark: Buffer): boolean {
  return bytes.subarray(0, mark.length).equals(mark);
}
