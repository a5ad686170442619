import type { SheetChoices } from '#functions/domain/uploads/sheet-choices.ts';
import { headerLength, meaningOf, meaningOfLines, plainHeader, type ColumnUse, type Meaning } from './sheet-columns.ts';
import { shorten } from '#functions/domain/text/shorten.ts';
import type { GridRow, MergedRange, SheetGrid } from '#functions/domain/uploads/cells/sheet-grid.ts';
import { readScore } from '#functions/domain/uploads/rows/read-score.ts';

/** Meanings that admins gave to headers in earlier uploads, by plain form. Known names are not stored. */
export type ColumnMemory = Readonly<Record<string, ColumnUse>>;

/** The header of a column, and its meaning by name. */
export interface ColumnHeader {
  text: string;
  meaning: Meaning | undefined;
}

/** The place of a header, and its meaning for each column. */
export interface FoundHeader {
  /** Index in the list of rows; -1: there is none. */
  place: number;
  lines: 1 | 2;
  headers: ColumnHeader[];
  /** It was recognised by a name or from an earlier upload. */
  isKnown: boolean;
}

/** Maximum number of rows above the header: a title, notes, an empty table head. */
export const maxRowsAbove = 50;
const none: FoundHeader = { place: -1, lines: 1, headers: [], isKnown: false };

type Rows = Pick<SheetGrid, 'rows' | 'merged'>;

/**
 * Finds the header: the row, or two rows, of the first fifty with the question column and the most other columns; else those with most
 * known names; else the first row, unless it looks like a question.
 */
export function findHeader(grid: Rows, memory: ColumnMemory = {}): FoundHeader {
  const places = grid.rows.slice(0, maxRowsAbove).map((_, place) => place);
  // A two-line header is taken only if it gives more columns than either of its lines.
  const found = [...places.map((place) => headerAt(grid, place, 1)), ...places.map((place) => headerAt(grid, place, 2))]
    .filter((header) => header !== undefined)
    .map((header) => ({ header, ...known(header, memory) }));
  const most = (list: typeof found) => list.reduce((best, one) => (one.count > best.count ? one : best));
  const named = found.filter(({ uses }) => uses.has('question'));
  if (named.length > 0) return { ...most(named).header, isKnown: true };
  const [first] = found;
  if (!first) return none;
  const best = most(found);
  if (best.count > 1) return { ...best.header, isKnown: true };
  return looksLikeQuestion(grid.rows) ? none : first.header;
}

/** The header by the admin's choice, else the detected one. */
export function chooseHeader(grid: Rows, memory: ColumnMemory, { headerRow, headerLines }: SheetChoices): FoundHeader {
  if (headerRow === 0) return none;
  const place = grid.rows.findIndex(({ row }) => row === headerRow);
  const at = place >= 0 ? place : findHeader(grid, memory).place;
  if (at < 0) return none;
  const [one, two] = [headerAt(grid, at, 1), headerAt(grid, at, 2)];
  if (!one) return none;
  if (place < 0 && headerLines === undefined) return findHeader(grid, memory);
  const isTwo =
    headerLines === undefined ? two && known(two, memory).count > known(one, memory).count : headerLines === 2;
  const chosen = (isTwo ? two : one) ?? one;
  return { ...chosen, isKnown: place >= 0 || known(chosen, memory).count > 1 };
}

function known({ headers }: FoundHeader, memory: ColumnMemory): { uses: Set<ColumnUse>; count: number } {
  const uses = headers.map(({ text, meaning }) => meaning ?? rememberedUse(text, memory));
  const set = new Set(uses.filter((use) => use !== undefined && use !== 'unused'));
  return { uses: set, count: set.size };
}

export function rememberedUse(header: string, memory: ColumnMemory): ColumnUse | undefined {
  const name = plainHeader(header);
  return name !== '' && Object.hasOwn(memory, name) ? memory[name] : undefined;
}

function headerAt({ rows, merged }: Rows, place: number, lines: 1 | 2): FoundHeader | undefined {
  const [above, below] = [rows[place], rows[place + 1]];
  if (!above || (lines === 2 && below?.row !== above.row + 1)) return undefined;
  const headers = lines === 2 && below ? twoLines(above, below, merged) : above.texts.map(oneLine);
  return { place, lines, headers, isKnown: false };
}

function oneLine(text: string): ColumnHeader {
  return { text: shorten(text, headerLength), meaning: meaningOf(text) };
}

/** Combines two lines. A group heading such as "Option 1" spans several columns: merged, or only in the first of them. */
function twoLines(above: GridRow, below: GridRow, merged: readonly MergedRange[]): ColumnHeader[] {
  const spans = merged.filter(({ row, lastRow }) => row <= above.row && above.row <= lastRow);
  let group = '';
  return Array.from({ length: Math.max(above.texts.length, below.texts.length) }, (_, index) => {
    const [own = '', sub = ''] = [above.texts[index]?.trim(), below.texts[index]?.trim()];
    const span = spans.find(({ column, lastColumn }) => column <= index && index <= lastColumn);
    if (own !== '') group = own;
    else if (span) group = above.texts[span.column]?.trim() ?? '';
    else if (sub === '' || meaningOf(sub)) group = '';
    if (sub === '') return oneLine(own);
    if (group === '') return oneLine(sub);
    return { text: shorten(`${group} ${sub}`, headerLength), meaning: meaningOfLines(group, sub) };
  });
}

const longHeader = 60;
const comparedRows = 50;

/** Whether the first row reads like data: it has a number, a whole sentence, or a text that is repeated in its column. */
function looksLikeQuestion(rows: readonly GridRow[]): boolean {
  const [first, ...others] = rows.slice(0, comparedRows);
  return (first?.texts ?? []).some((text, index) => {
    if (text === '') return false;
    if (readScore(text) !== undefined || text.length > longHeader || /[?.।]$/u.test(text)) return true;
    return others.some(({ texts }) => texts[index] === text);
  });
}
