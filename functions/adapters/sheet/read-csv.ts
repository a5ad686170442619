import Papa from 'papaparse';
import { refuse } from '#functions/domain/refusal.ts';
import { isQuestionHeader, meaningOf, maxRowsAbove } from '#functions/domain/uploads/columns/sheet-columns.ts';
import { isErrorText } from '#functions/domain/uploads/cells/sheet-cells.ts';
import type { CellMark, SheetGrid } from '#functions/domain/uploads/cells/sheet-grid.ts';
import { makeGrid, newBudget } from './read-cells.ts';
import { refuseFile } from './refuse-file.ts';
import { quotationMark } from '#functions/domain/words/uploads/files.ts';

/** Delimiters to try; the first one is the default if none shows a question column. */
const delimiters = [',', ';', '\t'];
/** Number of rows, blank ones included, that are read to find the delimiter: the header is one of them. */
const peekedRows = 4 * maxRowsAbove;

const rowsPerStep = 1_000;

/** Reads the rows of a .csv file, with a step every thousand. */
export function* readCsv(bytes: Buffer, name: string): Generator<number, SheetGrid> {
  const { text: whole, isWestern } = decode(bytes);
  const text = whole.replace(/\r\n?/g, '\n');
  if (text.includes('\0') || /^\s*(%PDF|\{\\rtf)/.test(text)) refuseFile('not-a-sheet');
  if (/^\s*</.test(text)) refuseFile('web-page');
  const { grid, add } = makeGrid(name, newBudget());
  if (isWestern) grid.western = true;
  const delimiter = findDelimiter(text);
  let row = 0;
  for (let rest = text; ;) {
    // Turn the parser's fast mode off: it would split all the rest in each step.
    const config = { delimiter, newline: '\n', preview: rowsPerStep, fastMode: false } as const;
    const { data, errors, meta } = Papa.parse<string[]>(rest, config);
    const misquoted = errors.find(({ type }) => type === 'Quotes');
    data.forEach((cells, index) => {
      if (misquoted && index >= (misquoted.row ?? 0)) refuseQuotes(row + index + 1);
      add(row + index + 1, cells, { marks: errorsIn(cells) });
    });
    if (misquoted) refuseQuotes(row + (misquoted.row ?? 0) + 1);
    row += data.length;
    if (!meta.truncated) return grid;
    rest = rest.slice(meta.cursor);
    yield grid.rows.length;
  }
}

function errorsIn(cells: readonly string[]): Record<number, CellMark> {
  return Object.fromEntries(cells.flatMap((text, index) => (isErrorText(text) ? [[index, 'error']] : [])));
}

/**
 * Finds the delimiter: one that shows a question column; else one with known columns; else one that gives most rows the same number of
 * columns, more than one.
 */
function findDelimiter(text: string): string {
  const widths = delimiters.map((delimiter) => {
    const { data } = Papa.parse<string[]>(text, { delimiter, newline: '\n', preview: peekedRows, fastMode: false });
    const header = data.find((cells) => cells.some(isQuestionHeader));
    const known = Math.max(...data.map((cells) => cells.filter(meaningOf).length), 0);
    return { delimiter, width: header ? 1e9 + header.length : known * 1e3 + evenShare(data) };
  });
  return widths.reduce((best, one) => (one.width > best.width ? one : best)).delimiter;
}

/** The share of non-empty rows with the most frequent width; of equal shares the wider one. */
function evenShare(rows: readonly (readonly string[])[]): number {
  const filled = rows.filter((cells) => cells.some((text) => text.trim() !== ''));
  const counts = new Map<number, number>();
  for (const { length } of filled) if (length > 1) counts.set(length, (counts.get(length) ?? 0) + 1);
  return Math.max(...[...counts].map(([width, count]) => count / filled.length + width / 1e6), 0);
}

function refuseQuotes(row: number): never {
  refuse('file-refused', quotationMark(row));
}

/** The characters of Windows-1252 from 0x80 to 0x9f. Node 20's own decoder has control characters there. */
const western = '€\ufffd‚ƒ„…†‡ˆ‰Š‹Œ\ufffdŽ\ufffd\ufffd‘’“”•–—˜™š›œ\ufffdžŸ';

/** Decodes as UTF-8 or UTF-16, else as Windows-1252. */
function decode(bytes: Buffer): { text: string; isWestern: boolean } {
  const unicode = unicodeOf(bytes);
  if (unicode !== undefined) return { text: new TextDecoder(unicode).decode(bytes), isWestern: false };
  if (startsAsUtf8(bytes)) return { text: new TextDecoder('utf-8').decode(bytes), isWestern: false };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), isWestern: false };
  } catch {
    if (bytes.some((byte) => byte < 0x09 || (byte > 0x0d && byte < 0x20))) refuseFile('not-a-sheet');
    const text = bytes.toString('latin1').replace(/[\x80-\x9f]/g, (byte) => western.charAt(byte.charCodeAt(0) - 0x80));
    return { text, isWestern: true };
  }
}

/** Begins with the UTF-8 mark: broken bytes are then defects, not a sign of another encoding. */
function startsAsUtf8([first, second, third]: Buffer): boolean {
  return first === 0xef && second === 0xbb && third === 0xbf;
}

/** Number of bytes to check for the zeros of UTF-16 without a byte order mark. */
const lookedBytes = 2_000;

function unicodeOf(bytes: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const first = bytes.subarray(0, lookedBytes - (lookedBytes % 2));
  const zeros = [0, 0];
  first.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  const many = first.length / 5;
  if (odd > many && even === 0) return 'utf-16le';
  return even > many && odd === 0 ? 'utf-16be' : undefined;
}
