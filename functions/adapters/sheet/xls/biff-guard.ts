import {
  bof,
  boundSheet,
  cellFormat,
  continued,
  eof,
  filePass,
  formulas,
  mergedCells,
  mulRk,
  sharedStrings,
  singleCells,
} from './biff-records.ts';
import { newStyles, noteHiddenAndStruck } from './biff-hidden-and-struck.ts';
import { newHiddenAndStruck } from '#functions/adapters/sheet/find-hidden-and-struck.ts';
import type { MergedRange } from '#functions/domain/uploads/cells/sheet-grid.ts';
import { refuseFile } from '#functions/adapters/sheet/refuse-file.ts';
import { sheetLimits } from '#functions/adapters/sheet/sheet-limits.ts';
import type { HiddenAndStruckSheet } from '#functions/adapters/sheet/hidden-and-struck-in-row.ts';

/** A record type that the parser skips. */
const passedOver = 0xd7;

const cells = [...singleCells, mulRk];
/** BOF, EOF, Date1904, CodePage, BoundSheet8, XF, SST, String, Format. */
const others = [bof, eof, 0x22, 0x42, boundSheet, cellFormat, sharedStrings, 0x0207, 0x041e];
const wanted = new Set([...cells, ...others]);
const withCell = new Set(cells);
const withFormula = new Set(formulas);

/** The data of a sheet that the parser does not get. */
export interface BiffSheet {
  formulas: Map<number, number[]>;
  merged: MergedRange[];
  unseen: HiddenAndStruckSheet;
}

const maxNoted = 50_000;

/**
 * Prepares the Workbook stream of an .xls file for the parser, in place, and cuts off what follows it. Records that do not affect the
 * text of a cell are marked to be skipped: among them are links and merged ranges, with which a short file can keep a parser busy for
 * hours. Returns the formulas and merged ranges of each sheet, in the order of the workbook.
 * @throws Refusal `file-refused` if it is encrypted, damaged, or has too many cells.
 */
export function skipRiskyRecords(stream: Buffer): { stream: Buffer; sheets: BiffSheet[] } {
  const sheets = new Map<number, BiffSheet>();
  const order: number[] = [];
  const styles = newStyles();
  let sheet = newSheet();
  let kept = false;
  let cellCount = 0;
  let noted = 0;
  let at = 0;
  while (at + 4 <= stream.length) {
    const type = stream.readUInt16LE(at);
    const length = stream.readUInt16LE(at + 2);
    if (type === 0 && length === 0) break;
    if (at + 4 + length > stream.length) refuseFile('damaged');
    if (type === filePass) refuseFile('locked');
    const record = stream.subarray(at + 4, at + 4 + length);
    if (type === bof) sheets.set(at, (sheet = newSheet()));
    if (type === boundSheet && length >= 4) order.push(record.readUInt32LE(0));
    if (withFormula.has(type) && length >= 4 && noted++ < maxNoted) noteFormula(sheet, record);
    if (type === mergedCells && sheet.merged.length < maxNoted) noteMerged(sheet, record);
    noteHiddenAndStruck(type, record, sheet.unseen, styles);
    if (type !== continued) kept = wanted.has(type);
    if (!kept) stream.writeUInt16LE(passedOver, at);
    if (withCell.has(type)) cellCount += type === mulRk ? length / 6 : 1;
    if (cellCount > sheetLimits.cells) refuseFile('too-much');
    at += 4 + length;
  }
  return { stream: stream.subarray(0, at), sheets: order.map((place) => sheets.get(place) ?? newSheet()) };
}

const newSheet = (): BiffSheet => ({ formulas: new Map(), merged: [], unseen: newHiddenAndStruck() });

function noteFormula({ formulas }: BiffSheet, record: Buffer): void {
  const row = record.readUInt16LE(0) + 1;
  const columns = formulas.get(row) ?? [];
  columns.push(record.readUInt16LE(2));
  formulas.set(row, columns);
}

/** Reads merged ranges: a count, then first row, last row, first column, last column of each. */
function noteMerged({ merged }: BiffSheet, record: Buffer): void {
  for (let at = 2; at + 8 <= record.length; at += 8) {
    merged.push({
      row: record.readUInt16LE(at) + 1,
      lastRow: record.readUInt16LE(at + 2) + 1,
      column: record.readUInt16LE(at + 4),
      lastColumn: record.readUInt16LE(at + 6),
    });
  }
}
