import { cleanText, questionLimits } from '#functions/domain/banks/question-limits.ts';

/** Digits of every script stand in tens, from 0 to 9: १, ٣, ௫. */
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
/** "1,5". Three digits behind a comma may be thousands as well. */
const withComma = /^[+-]?(\d+,\d{1,2}|\d+,\d{4,}|0,\d+)$/;

/** Raised and lowered digits: a footnote, or a power. "4²" is not 42. */
const raised = /[\u00b2\u00b3\u00b9\u2070-\u209f]/;

/** The digits of any script as 0 to 9, with no sign that nobody sees. */
function plainDigits(text: string): string {
  return text
    .normalize('NFKC')
    .replace(unseen, '')
    .replace(/\u2212/g, '-')
    .replace(/\u066b/g, '.')
    .replace(digit, valueOf)
    .trim();
}

/** The points that a text says, in the digits of any script and with a decimal point or comma. `undefined`: it is not a number. */
export function readPoints(text: string): number | undefined {
  if (/^\d$/.test(text)) return Number(text);
  if (raised.test(text)) return undefined;
  const digits = plainDigits(text);
  if (plain.test(digits)) return Number(digits);
  return withComma.test(digits) ? Number(digits.replace(',', '.')) : undefined;
}

/** Whether a question can have so many points. */
export function isScore(points: number): boolean {
  return Math.abs(points) <= questionLimits.points;
}

/** The points of a sheet's score. `undefined`: it says no number that a score can be. */
export function readScore(text: string): number | undefined {
  const points = readPoints(text);
  return points !== undefined && isScore(points) ? points : undefined;
}

const words = ['zero', 'one', 'two', 'three', 'four', 'five'];

/** What a score that can't be read may be meant to be: "3 points" 3, "three" 3. It is for a person to confirm. */
export function suggestScore(text: string): number | undefined {
  if (raised.test(text)) return undefined;
  const digits = plainDigits(text).toLowerCase();
  const named = words.indexOf(digits.replace(/[^a-z]/g, ''));
  if (named >= 0 && !/\d/.test(digits)) return named;
  if (!/^[^\d%/]*\d+(\.\d+)?\s*[\p{L}. ()]*$/u.test(digits) || /\d[-:]/.test(digits)) return undefined;
  // "–1", "(1)", "minus 1", "below 3": what stands before the number makes another one of it.
  if (/[\p{Pd}(<>≤≥~]\s*\d|\b(minus|negative|less|below|under|above|over|more|not|no)\b/u.test(digits))
    return undefined;
  const [found = ''] = /\d+(\.\d+)?/.exec(digits) ?? [];
  return readScore(found);
}

/** The form by which a score is mapped: as it is written, but for the spaces around it; shortened. */
export function scoreText(text: string): string {
  return cleanText(text).slice(0, 200);
}
