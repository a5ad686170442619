import {
  cellFormat,
  columnInfo,
  continued,
  filterMode,
  font,
  mulRk,
  rowInfo,
  sharedString,
  sharedStrings,
  singleCells,
} from './biff-records.ts';
import { readRichTexts, unstruckOf, type RichText } from './biff-rich.ts';
import type { HiddenAndStruck } from '#functions/adapters/sheet/find-hidden-and-struck.ts';
import type { HiddenAndStruckSheet } from '#functions/adapters/sheet/hidden-and-struck-in-row.ts';

const oneCell = new Set(singleCells);

/** The fonts and cell formats of a workbook, in their order. */
export interface BiffStyles {
  struckFonts: boolean[];
  struckFormats: boolean[];
  /** The records of the table of shared strings, if any font is struck out. */
  strings: Buffer[];
  isInStrings: boolean;
  richTexts: ReadonlyMap<number, RichText> | undefined;
}

export const newStyles = (): BiffStyles => ({
  struckFonts: [],
  struckFormats: [],
  strings: [],
  isInStrings: false,
  richTexts: undefined,
});

/** The font number 4 is not used in any file. */
const isStruckFont = ({ struckFonts }: BiffStyles, font: number) => struckFonts[font > 4 ? font - 1 : font] ?? false;

/** Notes which cells a record of an .xls file hides or strikes out. */
export function noteHiddenAndStruck(type: number, record: Buffer, unseen: HiddenAndStruckSheet, styles: BiffStyles) {
  if (type !== continued) styles.isInStrings = type === sharedStrings && styles.struckFonts.includes(true);
  if (styles.isInStrings) styles.strings.push(record);
  if (type === font && record.length >= 4) styles.struckFonts.push((record.readUInt16LE(2) & 0x08) !== 0);
  else if (type === cellFormat && record.length >= 2) {
    styles.struckFormats.push(isStruckFont(styles, record.readUInt16LE(0)));
  } else if (type === filterMode) unseen.isFiltered = true;
  else if (type === rowInfo && record.length >= 14) {
    if (record.readUInt16LE(12) & 0x20) unseen.hiddenRows.set(record.readUInt16LE(0) + 1, false);
  } else if (type === columnInfo && record.length >= 10) {
    const isHidden = (record.readUInt16LE(8) & 0x01) !== 0 || record.readUInt16LE(4) === 0;
    const last = Math.min(record.readUInt16LE(2), 255);
    for (let column = record.readUInt16LE(0); isHidden && column <= last; column++) unseen.hiddenColumns.add(column);
  } else if (oneCell.has(type) && record.length >= 6) {
    const string = type === sharedString && record.length >= 10 ? record.readUInt32LE(6) : undefined;
    noteCell(unseen, styles, record.readUInt16LE(0), record.readUInt16LE(2), record.readUInt16LE(4), string);
  } else if (type === mulRk && record.length >= 6) {
    for (let at = 4, column = record.readUInt16LE(2); at + 6 <= record.length - 2; at += 6, column++) {
      noteCell(unseen, styles, record.readUInt16LE(0), column, record.readUInt16LE(at));
    }
  }
}

function noteCell(
  { struck, unstruck }: HiddenAndStruck,
  styles: BiffStyles,
  row: number,
  column: number,
  format: number,
  string?: number,
) {
  const isCell = styles.struckFormats[format] ?? false;
  styles.richTexts ??= readRichTexts(styles.strings, (one) => isStruckFont(styles, one));
  const rich = string === undefined ? undefined : styles.richTexts.get(string);
  const left = rich && unstruckOf(rich, isCell);
  if (rich ? left === undefined : !isCell) return;
  struck.set(row + 1, [...(struck.get(row + 1) ?? []), column]);
  if (left) unstruck.set(row + 1, (unstruck.get(row + 1) ?? new Map<number, string>()).set(column, left));
}
