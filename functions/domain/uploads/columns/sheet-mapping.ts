import type { SheetChoices } from '#functions/domain/uploads/sheet-choices.ts';
import {
  headerLength,
  meaningOf,
  plainHeader,
  type ColumnUse,
  type Meaning,
  headerNames,
  isQuestionHeader,
} from './sheet-columns.ts';
import { shorten } from '#functions/domain/text/visible-text.ts';
import { type GridRow, type SheetGrid, columnLetter } from '#functions/domain/uploads/cells/sheet-grid.ts';
import { readScore } from '#functions/domain/uploads/rows/sheet-scores.ts';

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
  headers: ColumnHeader[];
  /** It was recognised by a name or from an earlier upload. */
  isKnown: boolean;
}

/** Maximum number of rows above the header: a title, notes, an empty table head. */
export const maxRowsAbove = 50;
const none: FoundHeader = { place: -1, headers: [], isKnown: false };

/**
 * Finds the header: the row of the first fifty with the question column and the most other columns; else the one with most known names;
 * else the first row, unless it looks like a question.
 */
export function findHeader({ rows }: Pick<SheetGrid, 'rows'>, memory: ColumnMemory = {}): FoundHeader {
  const found = rows.slice(0, maxRowsAbove).map((row, place) => {
    const header = headerAt(row, place);
    return { header, ...known(header, memory) };
  });
  const most = (list: typeof found) => list.reduce((best, one) => (one.count > best.count ? one : best));
  const named = found.filter(({ uses }) => uses.has('question'));
  if (named.length > 0) return { ...most(named).header, isKnown: true };
  const [first] = found;
  if (!first) return none;
  const best = most(found);
  if (best.count > 1) return { ...best.header, isKnown: true };
  return looksLikeQuestion(rows) ? none : first.header;
}

/** The header by the admin's choice, else the detected one. */
export function chooseHeader(grid: SheetGrid, memory: ColumnMemory, { headerRow }: SheetChoices): FoundHeader {
  if (headerRow === 0) return none;
  const place = grid.rows.findIndex(({ row }) => row === headerRow);
  const chosen = grid.rows[place];
  return chosen ? { ...headerAt(chosen, place), isKnown: true } : findHeader(grid, memory);
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

function headerAt({ texts }: GridRow, place: number): FoundHeader {
  const headers = texts.map((text) => ({ text: shorten(text, headerLength), meaning: meaningOf(text) }));
  return { place, headers, isKnown: false };
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

/** A column with its use. */
export interface MappedColumn {
  index: number;
  letter: string;
  header: string;
  /** Some of the column's texts. */
  samples: string[];
  /** Number of rows with a text in it. */
  filled: number;
  use: ColumnUse;
  /** The origin of its meaning: the header itself, an earlier upload, an admin, or nothing. */
  by: 'name' | 'memory' | 'hand' | 'none';
}

const shownSamples = 3;

export function hasQuestionColumn({ rows }: Pick<SheetGrid, 'rows'>): boolean {
  return rows.slice(0, maxRowsAbove).some(({ texts }) => texts.some(isQuestionHeader));
}

/** Maps every column that has a header or a text. */
export function mapColumns(
  { headers }: Pick<FoundHeader, 'headers'>,
  rows: readonly GridRow[],
  memory: ColumnMemory,
  choices: Pick<SheetChoices, 'columns'>,
): MappedColumn[] {
  const found: { filled: number; samples: string[] }[] = [];
  for (const { texts } of rows) {
    texts.forEach((text, index) => {
      if (text === '') return;
      const column = (found[index] ??= { filled: 0, samples: [] });
      column.filled += 1;
      if (column.samples.length < shownSamples) column.samples.push(shorten(text, 60));
    });
  }
  const width = Math.max(found.length, headers.length);
  return Array.from({ length: width }, (_, index) => {
    const { text: header = '', meaning } = headers[index] ?? {};
    const { filled = 0, samples = [] } = found[index] ?? {};
    const letter = columnLetter(index);
    return {
      index,
      letter,
      header,
      samples,
      filled,
      ...useOf({ text: header, meaning }, memory, choices.columns[letter]),
    };
  }).filter((column) => column.header !== '' || column.filled > 0);
}

function useOf(
  { text: header, meaning }: ColumnHeader,
  memory: ColumnMemory,
  chosen: ColumnUse | undefined,
): Pick<MappedColumn, 'use' | 'by'> {
  const use = meaning ?? rememberedUse(header, memory);
  if (chosen !== undefined && chosen !== (use ?? 'unused')) return { use: chosen, by: 'hand' };
  return use ? { use, by: meaning ? 'name' : 'memory' } : { use: 'unused', by: 'none' };
}

/** The part of a mapping to remember: headers that are not known by name. */
export function memoryOf(columns: readonly MappedColumn[]): Record<string, ColumnUse> {
  return Object.fromEntries(
    columns
      .filter(({ header, by }) => plainHeader(header) !== '' && !meaningOf(header) && by !== 'none')
      .map(({ header, use }) => [plainHeader(header), use]),
  );
}

/** Columns by meaning; of several the one with the product's own header first, then from the left. */
export function columnsByMeaning(columns: readonly MappedColumn[]): Map<Meaning, MappedColumn[]> {
  const map = new Map<Meaning, MappedColumn[]>();
  for (const column of columns) {
    if (column.use !== 'unused') map.set(column.use, [...(map.get(column.use) ?? []), column]);
  }
  for (const [meaning, list] of map) list.sort((a, b) => rank(a, meaning) - rank(b, meaning) || a.index - b.index);
  return map;
}

function rank({ header }: MappedColumn, meaning: Meaning): number {
  const place = headerNames[meaning].findIndex((name) => plainHeader(name) === plainHeader(header));
  return place < 0 ? headerNames[meaning].length : place;
}
