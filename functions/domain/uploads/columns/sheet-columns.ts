import { wholeCharacters } from '#functions/domain/text/visible-text.ts';

/** Most options a row has in column layout. */
export const maxOptionColumns = 5;
const places = [1, 2, 3, 4, 5] as const;
export type Place = (typeof places)[number];

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
export type Meaning = keyof typeof singleNames | `${OptionPart}${Place}`;
export type ColumnUse = Meaning | 'unused';

export const optionParts = Object.keys(optionNames) as OptionPart[];

/** Every meaning with its accepted headers, in the order of the product's own sheet. */
export const headerNames: Readonly<Record<Meaning, readonly string[]>> = Object.fromEntries([
  ...Object.entries(singleNames),
  ...places.flatMap((place) =>
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

export function partOf(part: OptionPart, place: number): Meaning {
  return `${part}${place as Place}`;
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
