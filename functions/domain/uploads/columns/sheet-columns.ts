import type { SheetChoices } from '#functions/domain/uploads/sheet-choices.ts';
import { shorten, wholeCharacters } from '#functions/domain/text/visible-text.ts';
import { type GridRow, type SheetGrid, columnLetter } from '#functions/domain/uploads/cells/sheet-grid.ts';

/** The options that a row has at most in column layout. */
export const optionPlaces = [1, 2, 3, 4, 5] as const;
export type OptionPlace = (typeof optionPlaces)[number];

/** Columns that a row has once: the product's own header first, then the accepted alternatives. */
const singleNames = {
  question: ['Question'],
  category: ['Groupng Main Parameters', 'Grouping Main Parameters', 'category'],
  subCategory: ['Grouping Sub Parameter', 'sub_category'],
  quizId: ['quiz_id'],
  serial: ['Sr. No.'],
  answers: ['answers'],
} as const;

/** Columns that a row has for each option, 1 to 5. */
const optionNames = {
  option: ['Option'],
  points: ['Score Option', 'points'],
  remarks: ['Report Phrase-Option', 'remarks'],
  weakness: ['Weakness Option', 'weakness'],
  scw: ['Strength Cum Weakness Option', 'scw'],
  strength: ['Strength Option', 'strength'],
} as const;

export type OptionPart = keyof typeof optionNames;
/** A meaning of a column: `question`, `points3`. */
export type Meaning = keyof typeof singleNames | `${OptionPart}${OptionPlace}`;
export type ColumnUse = Meaning | 'unused';

export const optionParts = Object.keys(optionNames) as OptionPart[];

/** Every meaning with its accepted headers, in the order of the product's own sheet. */
export const headerNames: Readonly<Record<Meaning, readonly string[]>> = Object.fromEntries([
  ...Object.entries(singleNames),
  ...optionPlaces.flatMap((place) =>
    optionParts.map((part) => [
      `${part}${place}`,
      optionNames[part].map((name) => `${name}${/[A-Z]/.test(name) ? ' ' : ''}${place}`),
    ]),
  ),
]) as Record<Meaning, string[]>;

export const meanings = Object.keys(headerNames) as Meaning[];

/** The product's own header for a column. */
export function titleOf(meaning: Meaning): string {
  return headerNames[meaning][0] ?? meaning;
}

export function partOf(part: OptionPart, place: OptionPlace): Meaning {
  return `${part}${place}`;
}

/** The number of characters by which headers are compared: a longer text is content, not a header. */
export const headerLength = 200;

/** The form in which headers are compared, without case, spacing and punctuation: 'Sr. No.' is 'srno'. At most {@link headerLength} characters. */
export function plainHeader(header: string): string {
  const plain = header
    .slice(0, headerLength)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '')
    .slice(0, headerLength);
  // The cut may split a pair, and no key of the table may have half of one.
  return wholeCharacters(plain);
}

const byName = new Map(meanings.flatMap((meaning) => headerNames[meaning].map((name) => [plainHeader(name), meaning])));

/** The meaning of a header by its name alone. */
export function meaningOf(header: string): Meaning | undefined {
  return byName.get(plainHeader(header));
}

export function isQuestionHeader(header: string): boolean {
  return meaningOf(header) === 'question';
}

/** Meanings that admins gave to headers in earlier uploads, by plain form. Known names are not stored. */
export type ColumnMemory = Readonly<Record<string, ColumnUse>>;

/** Maximum number of rows above the header: a title, notes, an empty table head. */
export const maxRowsAbove = 50;

/** The index of the row of the first fifty that scores highest; of several the first. -1: none scores more than 1. */
export function bestRow(rows: readonly GridRow[], scoreOf: (texts: readonly string[]) => number): number {
  const scores = rows.slice(0, maxRowsAbove).map(({ texts }) => scoreOf(texts));
  const best = Math.max(...scores);
  return best > 1 ? scores.indexOf(best) : -1;
}

/** More than a row has columns. */
const ofQuestion = 1_000;

/**
 * Finds the header's index: the row with the question column and the most other columns; else the one with most known names; else the
 * first row.
 */
export function findHeader({ rows }: Pick<SheetGrid, 'rows'>, memory: ColumnMemory = {}): number {
  const best = bestRow(rows, (texts) => {
    const uses = new Set(texts.map((text) => knownUse(text, memory)).filter((use) => use && use !== 'unused'));
    return uses.size + (uses.has('question') ? ofQuestion : 0);
  });
  return Math.max(0, best);
}

/** The header's index by the admin's choice, else the detected one; -1: there is none. */
export function chooseHeader(grid: SheetGrid, memory: ColumnMemory, { headerRow }: SheetChoices): number {
  if (headerRow === 0) return -1;
  const chosen = grid.rows.findIndex(({ row }) => row === headerRow);
  return chosen < 0 ? findHeader(grid, memory) : chosen;
}

function knownUse(header: string, memory: ColumnMemory): ColumnUse | undefined {
  const name = plainHeader(header);
  return meaningOf(header) ?? (Object.hasOwn(memory, name) ? memory[name] : undefined);
}

export interface MappedColumn {
  index: number;
  letter: string;
  header: string;
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
  headers: readonly string[],
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
  return Array.from({ length: Math.max(found.length, headers.length) }, (_, index): MappedColumn => {
    const [letter, header] = [columnLetter(index), shorten(headers[index] ?? '', headerLength)];
    const use = useOf(header, memory, choices.columns[letter]);
    return { index, letter, header, samples: [], filled: 0, ...found[index], ...use };
  }).filter((column) => column.header !== '' || column.filled > 0);
}

function useOf(header: string, memory: ColumnMemory, chosen: ColumnUse | undefined): Pick<MappedColumn, 'use' | 'by'> {
  const use = knownUse(header, memory);
  if (chosen !== undefined && chosen !== (use ?? 'unused')) return { use: chosen, by: 'hand' };
  return use ? { use, by: meaningOf(header) ? 'name' : 'memory' } : { use: 'unused', by: 'none' };
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
