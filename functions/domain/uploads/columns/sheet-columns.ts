import type { SheetChoices } from '#functions/domain/uploads/sheet-choices.ts';
import { wholeCharacters } from '#functions/domain/text/visible-text.ts';
import { readOptionHeader } from './header-words.ts';
import type { GridRow, SheetGrid } from '#functions/domain/uploads/cells/sheet-grid.ts';

/** The options that a row has at most in column layout. */
export const optionPlaces = [1, 2, 3, 4, 5] as const;
export type OptionPlace = (typeof optionPlaces)[number];

/** Columns that a row has once: the product's own header first, then the accepted alternatives. */
const singleNames = {
  question: ['Question', 'Questions', 'Question text', 'Question statement', 'Statement', 'प्रश्न', 'सवाल', 'कथन'],
  category: [
    ...[
      'Groupng Main Parameters',
      'Grouping Main Parameters',
      'category',
      'Grouping Main Parameter',
      'Main Parameters',
    ],
    ...['Main Parameter', 'Parameter', 'Main category', 'श्रेणी', 'मुख्य पैरामीटर', 'मुख्य श्रेणी'],
  ],
  subCategory: [
    ...['Grouping Sub Parameter', 'sub_category', 'Grouping Sub Parameters', 'Sub Parameter', 'Sub Parameters'],
    ...['उप श्रेणी', 'उप पैरामीटर'],
  ],
  quizId: ['quiz_id'],
  serial: ['Sr. No.', 'S. No.', 'Sl. No.', 'Serial No.', 'क्र.सं.', 'क्रमांक'],
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
  const named = byName.get(plainHeader(header));
  if (named) return named;
  const { part, place } = readOptionHeader(header) ?? {};
  return part && placedMeaning(part, place);
}

/** The meaning of a part of an option; `undefined` beyond the fifth. */
export function placedMeaning(part: OptionPart, place: number | undefined): Meaning | undefined {
  const known = optionPlaces.find((one) => one === place);
  return known && partOf(part, known);
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

export function knownUse(header: string, memory: ColumnMemory): ColumnUse | undefined {
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

/** How much a sheet is like a bank: 0 without a column of questions, 2 with one of options or answers beside it. */
export function bankRank({ rows }: Pick<SheetGrid, 'rows'>): 0 | 1 | 2 {
  const headers = rows.slice(0, maxRowsAbove).map(({ texts }) => texts.map(meaningOf));
  const named = headers.filter((uses) => uses.includes('question'));
  const isBank = named.some((uses) => uses.some((use) => use === 'answers' || use?.startsWith('option')));
  return isBank ? 2 : named.length > 0 ? 1 : 0;
}

/** Whether a sheet is a bank, or most of its rows have texts beside small numbers, as questions with scores have. */
export function mayBeBank({ rows }: Pick<SheetGrid, 'rows'>): boolean {
  const scored = rows.filter(({ texts }) => {
    const numbers = texts.filter((text) => /^-?\d(?:\.\d+)?$/.test(text));
    const words = texts.filter((text) => /\p{L}{2}/u.test(text));
    return numbers.length > 1 && words.length > 2 && words.some((text) => text.trim().split(/\s+/).length > 3);
  });
  return bankRank({ rows }) === 2 || scored.length > rows.length / 2;
}
