import * as XLSX from 'xlsx';
import { Refusal } from '#functions/domain/refusal.ts';
import { wholeCharacters } from '#functions/domain/text/whole-characters.ts';
import type { SheetGrid } from '#functions/domain/uploads/cells/sheet-grid.ts';
import { skipRiskyRecords } from '#functions/adapters/sheet/xls/biff-guard.ts';
import { openCompoundFile } from '#functions/adapters/sheet/xls/compound-file.ts';
import { findFormulas } from '#functions/adapters/sheet/xlsx/find-formulas.ts';
import { findStruckStyles, findHiddenAndStruck, newHiddenAndStruck } from './find-hidden-and-struck.ts';
import { newBudget } from './grid.ts';
import { placeCells } from '#functions/adapters/sheet/xlsx/place-cells.ts';
import { readCells } from './read-cells.ts';
import { refuseFile } from './refuse-file.ts';
import { archiveLimits, sheetLimits } from './sheet-limits.ts';
import { storedZip } from '#functions/adapters/sheet/xlsx/stored-zip.ts';
import { filterLists, sheetParts, tablesOf } from '#functions/adapters/sheet/xlsx/workbook-parts.ts';
import { inflateArchive } from '#functions/adapters/sheet/xlsx/zip-guard.ts';

const tag = Buffer.from('hyperlink ');

/**
 * Disables the hyperlinks of a worksheet by renaming their elements in place. The parser would make a cell for each place of a link,
 * and one link may cover all 17 billion.
 */
function disarmLinks(xml: Buffer): void {
  for (let at = xml.indexOf(tag); at >= 0; at = xml.indexOf(tag, at + tag.length)) {
    const prefix = /<(\w+:)?$/.test(xml.toString('latin1', Math.max(0, at - 100), at));
    if (prefix) xml[at] = 0x78;
  }
}

/** Numeric references to characters beyond the first 65,536, such as emoji. The parser truncates these numbers. */
const reference = /^&#(?:x([\da-fA-F]{5,6})|(\d{5,7}));/;

/** Replaces these references by the characters themselves. */
function decodeAstral(xml: Buffer): Buffer {
  const pieces: Buffer[] = [];
  let from = 0;
  for (let at = xml.indexOf('&#'); at >= 0; at = xml.indexOf('&#', at + 2)) {
    const [whole, hex, decimal] = reference.exec(xml.toString('latin1', at, at + 11)) ?? [];
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    if (whole === undefined || !(code > 0xff_ff && code <= 0x10_ff_ff)) continue;
    pieces.push(xml.subarray(from, at), Buffer.from(String.fromCodePoint(code), 'utf8'));
    from = at + whole.length;
  }
  return from === 0 ? xml : Buffer.concat([...pieces, xml.subarray(from)]);
}

/** A sheet of a file, or the reason why it cannot be read. */
export type FoundSheet = { name: string } & ({ grid: SheetGrid } | { problem: string });

/** Yields the number of rows read so far, and returns the sheets. */
export type Steps = Generator<number, FoundSheet[]>;

/** Values only: no formulas, no markup, no declared size of the sheet; formats only to recognise dates. */
const options: XLSX.ParsingOptions = {
  type: 'buffer',
  dense: true,
  nodim: true,
  cellFormula: false,
  cellHTML: false,
  cellText: false,
  cellNF: true,
};

/** Parts of a workbook that do not affect the text of a cell. */
const unneeded =
  /(^|\/)(META-INF|docProps|customXml|drawings|externalLinks|threadedComments|pivot\w+)\/|(comments\d*|objectdata)\.xml$/i;

const workbookType =
  /ContentType=["']application\/vnd\.(openxmlformats-officedocument\.spreadsheetml|ms-excel)[\w.]*\.main\+xml["']/i;

/** Reads the sheets of an .xlsx file. The parser only gets an archive that was unpacked within the limits before. */
export function readXlsx(bytes: Buffer): Steps {
  const isWanted = (name: string) => /\.(xml|rels)$/i.test(name) && !unneeded.test(name);
  const { names, parts } = inflateArchive(bytes, archiveLimits, isWanted);
  if (names.some((name) => /(^|\/)workbook\.bin$|^(content\.xml|Index\/Document\.iwa|Index\.zip)$/i.test(name))) {
    refuseFile('other-sheet');
  }
  if (!workbookType.test(parts.get('[Content_Types].xml')?.toString('latin1') ?? '')) refuseFile('not-a-sheet');
  parts.forEach(disarmLinks);
  for (const [name, part] of parts) parts.set(name, decodeAstral(part));
  const struckStyles = findStruckStyles(parts.get('xl/styles.xml'));
  const lists = filterLists(parts);
  const found = sheetParts(parts).map((name = '', place) => {
    const xml = placeCells(parts.get(name) ?? Buffer.alloc(0));
    if (parts.has(name)) parts.set(name, xml);
    const around = { tables: tablesOf(parts, name), struckStyles, filterList: lists.get(place) };
    return { formulas: findFormulas(xml), unseen: findHiddenAndStruck(xml, around) };
  });
  const first = Array.from({ length: sheetLimits.sheets }, (_, index) => index);
  const workbook = XLSX.read(storedZip(parts), { ...options, sheets: first });
  return readSheets(workbook, (index) => found[index] ?? { formulas: new Map(), unseen: newHiddenAndStruck() });
}

/** BIFF8. Before Excel 97, texts were bytes in the encoding of the author's machine. */
const unicodeVersion = 0x0600;

/** Reads the sheets of an .xls file. The parser only gets the workbook's stream, and of that only the cells. */
export function readXls(bytes: Buffer): Steps {
  const file = openCompoundFile(bytes);
  if (file.names.some((name) => ['encryptedpackage', 'encryptioninfo'].includes(name))) refuseFile('locked');
  const found = file.readStream('Workbook') ?? file.readStream('Book') ?? refuseFile('not-a-sheet');
  const { stream, sheets } = skipRiskyRecords(found);
  const none = { formulas: new Map<number, number[]>(), merged: [], unseen: newHiddenAndStruck() };
  const isBytes = stream.length > 6 && stream.readUInt16LE(4) < unicodeVersion;
  return readSheets(XLSX.read(stream, options), (index) => ({ ...(sheets[index] ?? none), isBytes }));
}

/** Reads every sheet, with a step every thousand rows; for an unreadable sheet, gives the reason. */
function* readSheets(
  { SheetNames, Sheets, Workbook }: XLSX.WorkBook,
  more: (index: number) => Pick<Parameters<typeof readCells>[1], 'formulas' | 'merged' | 'unseen' | 'isBytes'>,
): Steps {
  const date1904 = Workbook?.WBProps?.date1904 ?? false;
  const budget = newBudget();
  const found: FoundSheet[] = [];
  let before = 0;
  for (const [index, whole] of SheetNames.slice(0, sheetLimits.namedSheets).entries()) {
    const name = wholeCharacters(whole.slice(0, sheetLimits.nameCharacters));
    if (index >= sheetLimits.sheets) {
      found.push({ name, problem: `Only the first ${sheetLimits.sheets} sheets are read.` });
      continue;
    }
    try {
      const hidden = (Workbook?.Sheets?.[index]?.Hidden ?? 0) > 0;
      const reading = readCells(Sheets[whole], { name, date1904, budget, hidden, ...more(index) });
      let step = reading.next();
      for (; !step.done; step = reading.next()) yield before + step.value;
      before += step.value.rows.length;
      found.push({ name, grid: step.value });
    } catch (cause) {
      if (!(cause instanceof Refusal)) throw cause;
      found.push({ name, problem: cause.message });
    }
  }
  return found;
}
