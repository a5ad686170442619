import { cleanText, questionLimits } from '#functions/domain/banks/question-limits.ts';
import { wholeCharacters } from '#functions/domain/text/whole-characters.ts';

const plain = /^[+-]?(\d+\.?\d*|\.\d+)$/;
/** A decimal comma: "1,5". Three digits after a comma may be thousands instead. */
const withComma = /^[+-]?(\d+,\d{1,2}|\d+,\d{4,}|0,\d+)$/;

/** Parses points with a decimal point or comma. `undefined` if it is not a number in the digits 0 to 9. */
export function readPoints(text: string): number | undefined {
  const digits = text.trim();
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
  const digits = text.trim().toLowerCase();
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
