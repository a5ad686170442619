import Papa from 'papaparse';
import { isQuestionHeader } from '#functions/domain/sheet-columns.ts';
import { refuse } from '#functions/domain/refusal.ts';
import { makeGrid, type GridRow } from './grid.ts';
import { refuseFile } from './refuse-file.ts';

/** Where none shows a question column, the first is taken. */
const delimiters = [',', ';', '\t'];
/** Rows that are read to find out the delimiter. */
const peekedRows = 30;

export function readCsv(bytes: Buffer): GridRow[] {
  const text = decode(bytes).replace(/\r\n?/g, '\n');
  if (text.includes('\0') || /^\s*(%PDF|\{\\rtf)/.test(text)) refuseFile('not-a-sheet');
  if (/^\s*</.test(text)) refuseFile('web-page');
  return parse(text, findDelimiter(text));
}

/** The delimiter that shows a question column, and of several the one that shows most columns. */
function findDelimiter(text: string): string {
  const widths = delimiters.map((delimiter) => {
    const { data } = Papa.parse<string[]>(text, { delimiter, newline: '\n', preview: peekedRows });
    return { delimiter, width: data.find((cells) => cells.some(isQuestionHeader))?.length ?? 0 };
  });
  return widths.reduce((best, one) => (one.width > best.width ? one : best)).delimiter;
}

function parse(text: string, delimiter: string): GridRow[] {
  const { grid, add } = makeGrid();
  let row = 0;
  Papa.parse<string[]>(text, {
    delimiter,
    newline: '\n',
    step: ({ data, errors }) => {
      row += 1;
      if (errors.some(({ type }) => type === 'Quotes')) refuseQuotes(row);
      add(row, data);
    },
  });
  return grid;
}

function refuseQuotes(row: number): never {
  refuse(
    'file-refused',
    `Row ${row} has a quotation mark in the wrong place: a cell in quotation marks must end with one, and marks within it are doubled (""). Correct the row, or save the file as .xlsx, then upload it again.`,
  );
}

/** As UTF-8, or UTF-16 where the file says so, else as Windows-1252, which Excel writes on many machines. */
function decode(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    if (bytes.some((byte) => byte < 0x09 || (byte > 0x0d && byte < 0x20))) refuseFile('not-a-sheet');
    return decodeWindows1252(bytes);
  }
}

/** What Windows-1252 has in the place of Latin-1's control characters. Node's own decoder leaves them as they are in version 20. */
const from80 = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

function decodeWindows1252(bytes: Buffer): string {
  return bytes.toString('latin1').replace(/[\x80-\x9f]/g, (character) => from80[character.charCodeAt(0) - 0x80] ?? '');
}
