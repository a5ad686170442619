import { zipSync } from 'fflate';
import * as XLSX from 'xlsx';
import { Refusal } from '#functions/domain/refusal.ts';
import { wholeCharacters } from '#functions/domain/text/visible-text.ts';
import type { FoundSheet, SheetGrid } from '#functions/domain/uploads/cells/sheet-grid.ts';
import { newBudget, readCells } from './read-cells.ts';
import { readPictures } from './read-pictures.ts';
import { refuseFile, sheetLimits, type FileProblem } from './refuse-file.ts';
import { unzip } from './unzip.ts';
import { onlySheets } from '#functions/domain/words/uploads/files.ts';

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

/** Fonts whose Latin letters and signs are drawn as another script. */
const oldFont =
  /Kruti ?Dev|DevLys|Chanakya|Shusha|Shivaji\d|Shree-?(?:Dev|Lipi)|APS-DV|DV_?-?(?:TT|OT)|4C ?Gandhi|Walkman|Bamini|SutonnyMJ|Anmol ?Lipi|Akruti|Wingdings|Webdings|"Symbol"/i;

/** Whether the bytes of an .xls name such a font; its names are in one or two bytes for each character. */
const namesOldFont = (bytes: Buffer) => oldFont.test(bytes.toString('latin1').replaceAll('\0', ''));

/** Yields the number of rows read so far, and returns the sheets. */
export type Steps = Generator<number, FoundSheet[]>;

/** No declared size of the sheet, and markup only where a text may be raised or lowered; styles only for hidden rows and columns, formats only to recognise dates. */
const options: XLSX.ParsingOptions = {
  type: 'buffer',
  dense: true,
  nodim: true,
  cellFormula: true,
  cellHTML: false,
  cellText: false,
  cellNF: true,
  cellStyles: true,
};

/** Parts of a workbook that do not affect the text of a cell. */
const unneeded =
  /(^|\/)(META-INF|docProps|customXml|externalLinks|threadedComments|pivot\w+|tables|theme)\/|(comments\d*|objectdata)\.xml$/i;

const workbookType =
  /ContentType=["']application\/vnd\.(openxmlformats-officedocument\.spreadsheetml|ms-excel)[\w.]*\.main\+xml["']/i;

/** Other files that are archives, by a part of theirs. */
const otherFiles: readonly [RegExp, FileProblem][] = [
  [/(^|\/)workbook\.bin$/, 'xlsb'],
  [/^content\.xml$/, 'ods'],
  [/^(index\/document\.iwa|index\.zip)$/, 'numbers'],
  [/^word\/document\.xml$/, 'word'],
];

/** A part with formats, shared texts or cells, where a text may be struck out. */
const withTexts = /(^|\/)(styles\d*|sharedStrings\d*|worksheets\/[^/]+)\.xml$/i;
/** A font of a style, or of a part of a text. */
const fontName = /<(?:\w+:)?(?:name|rFont)\s[^>]*>/g;
/** Styles that only hold under a condition. */
const ofConditions = /<(?:\w+:)?dxfs[\s>].*?<\/(?:\w+:)?dxfs>/gs;
const strike = /<(?:\w+:)?strike\s*(?:\/?>|val\s*=\s*["'](?:1|true)["'])/;

/** Reads the sheets of an .xlsx file. The parser only gets an archive that was unpacked within the limits before. */
export function readXlsx(bytes: Buffer): Steps {
  const isWanted = (name: string) => /\.(xml|rels)$/i.test(name) && !unneeded.test(name);
  const { names, parts } = unzip(bytes, isWanted);
  const other = otherFiles.find(([pattern]) => names.some((name) => pattern.test(name)));
  if (other) refuseFile(other[1]);
  if (!workbookType.test(parts.get('[Content_Types].xml')?.toString('latin1') ?? '')) refuseFile('not-a-sheet');
  const struck = [...parts].some(
    ([name, xml]) =>
      withTexts.test(name) && xml.includes('strike') && strike.test(xml.toString('latin1').replace(ofConditions, '')),
  );
  const fonts = [...parts].flatMap(([name, xml]) =>
    withTexts.test(name) ? (xml.toString('utf8').match(fontName) ?? []) : [],
  );
  const pictures = readPictures(parts);
  const cellHTML = [...parts].some(([name, xml]) => withTexts.test(name) && xml.includes('vertAlign'));
  for (const [name, part] of parts) {
    disarmLinks(part);
    if (name.includes('/drawings/')) parts.delete(name);
    else parts.set(name, decodeAstral(part));
  }
  const first = Array.from({ length: sheetLimits.sheets }, (_, index) => index);
  const workbook = XLSX.read(zipSync(Object.fromEntries(parts), { level: 0 }), { ...options, cellHTML, sheets: first });
  return readSheets(
    workbook,
    { ...(struck && { struck }), ...(fonts.some((tag) => oldFont.test(tag)) && { oldFont: true }) },
    pictures,
  );
}

/** Reads the sheets of an .xls file of Excel 97 or later. Before, texts were bytes in the encoding of the author's machine. */
export function readXls(bytes: Buffer): Steps {
  // SheetJS exports its reader of compound files without types.
  const compoundFiles = XLSX.CFB as { read: (bytes: Buffer, options: object) => { FullPaths: string[] } };
  const { FullPaths } = compoundFiles.read(bytes, { type: 'buffer' });
  const names = FullPaths.map((path) => path.slice(path.indexOf('/') + 1).toLowerCase());
  if (names.some((name) => ['encryptedpackage', 'encryptioninfo'].includes(name))) refuseFile('locked');
  if (!names.includes('workbook')) refuseFile(names.includes('book') ? 'other-sheet' : 'not-a-sheet');
  try {
    return readSheets(XLSX.read(bytes, options), namesOldFont(bytes) ? { oldFont: true } : {});
  } catch (cause) {
    if (cause instanceof Error && /password|encrypt/i.test(cause.message)) refuseFile('locked', cause);
    throw cause;
  }
}

/** Reads every sheet, with a step every thousand rows; for an unreadable sheet, gives the reason. */
function* readSheets(
  { SheetNames, Sheets, Workbook }: XLSX.WorkBook,
  about: Pick<SheetGrid, 'struck' | 'oldFont'>,
  pictures: readonly number[][] = [],
): Steps {
  const date1904 = Workbook?.WBProps?.date1904 ?? false;
  const budget = newBudget();
  const found: FoundSheet[] = [];
  let before = 0;
  for (const [index, whole] of SheetNames.slice(0, sheetLimits.namedSheets).entries()) {
    const name = wholeCharacters(whole.slice(0, sheetLimits.nameCharacters));
    if (index >= sheetLimits.sheets) {
      found.push({ name, problem: onlySheets(sheetLimits.sheets) });
      continue;
    }
    try {
      // The parser leaves out a sheet in which it fails.
      const sheet = Sheets[whole] ?? refuseFile('damaged');
      const hidden = (Workbook?.Sheets?.[index]?.Hidden ?? 0) > 0;
      const reading = readCells(sheet, { name, date1904, budget, hidden, about, pictures: pictures[index] ?? [] });
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
