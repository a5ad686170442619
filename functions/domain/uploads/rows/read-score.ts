import { cleanText, questionLimits } from '#functions/domain/banks/question-limits.ts';
import { wholeCharacters } from '#functions/domain/text/whole-characters.ts';

/** Digits of every script come in blocks of ten, from 0 to 9: १, ٣, ௫. */
const digit = /\p{Nd}/gu;
const isDigit = (code: number) => /^\p{Nd}$/u.test(String.fromCodePoint(code));

function valueOf(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  let first = code;
  while (code - first < 9 && isDigit(first - 1)) first -= 1;
  return String(code - first);
}

const unseen = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
const plain = /^[+-]?(\d+\.?\d*|\.\d+)$/;
/** A decimal comma: "1,5". Three digits after a comma may be thousands instead. */
const withComma = /^[+-]?(\d+,\d{1,2}|\d+,\d{4,}|0,\d+)$/;

/** Superscript and subscript digits: a footnote, or a power. "4²" is not 42. */
const raised = /[\u00b2\u00b3\u00b9\u2070-\u209f]/;

/** Converts the digits of any script to 0 to 9, and removes invisible characters. */
function plainDigits(text: string): string {
  return text
    .normalize('NFKC')
    .replace(unseen, '')
    .replace(/\u2212/g, '-')
    .replace(/\u066b/g, '.')
    .replace(digit, valueOf)
    .trim();
}

/** Parses points in the digits of any script, with a decimal point or comma. `undefined` if it is not a number. */
export function readPoints(text: string): number | undefined {
  if (/^\d$/.test(text)) return Number(text);
  if (raised.test(text)) return undefined;
  const digits = plainDigits(text);
  if (plain.test(digits)) return Number(digits);
  return withComma.test(digits) ? Number(digits.replace(',', '.')) : undefined;
}

/** Whether a question may have these points. */
export function isScore(points: number): boolean {
  return Math.abs(points) <= questionLimits.points;
}

/** Parses a score of a sheet. `undefined` if it is not a valid number of points. */
export function readScore(text: string): number | undefined {
  const points = readPoints(text);
  return points !== undefined && isScore(points) ? points : undefined;
}

const words = ['zero', 'one', 'two', 'three', 'four', 'five'];

/** A suggestion for an unreadable score: "3 points" 3, "three" 3. An admin has to confirm it. */
export function suggestScore(text: string): number | undefined {
  if (raised.test(text)) return undefined;
  const digits = plainDigits(text).toLowerCase();
  const named = words.indexOf(digits.replace(/[^a-z]/g, ''));
  if (named >= 0 && !/\d/.test(digits)) return named;
  if (!/^[^\d%/]*\d+(\.\d+)?\s*[\p{L}. ()]*$/u.test(digits) || /\d[-:]/.test(digits)) return undefined;
  // A sign or word before the number changes its value: "–1", "(1)", "minus 1", "below 3".
  if (/[\p{Pd}(<>≤≥~]\s*\d|\b(minus|negative|less|below|under|above|over|more|not|no)\b/u.test(digits))
    return undefined;
  const [found = ''] = /\d+(\.\d+)?/.exec(digits) ?? [];
  return readScore(found);
}

/** The key by which a score is mapped: its text, trimmed and shortened. */
export function scoreText(text: string): string {
  return wholeCharacters(cleanText(text).slice(0, 200));
}
