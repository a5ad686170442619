import { cleanText, questionLimits } from './question-limits.ts';

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

/** The points that a text says, in the digits of any script and with a decimal point or comma. `undefined`: it says no number that a score can be. */
export function readScore(text: string): number | undefined {
  if (/^\d$/.test(text)) return Number(text);
  const digits = plainDigits(text);
  const number = plain.test(digits) ? Number(digits) : withComma.test(digits) ? Number(digits.replace(',', '.')) : NaN;
  return Math.abs(number) <= questionLimits.points ? number : undefined;
}

const words = ['zero', 'one', 'two', 'three', 'four', 'five'];

/** What a score that can't be read may be meant to be: "3 points" 3, "three" 3. It is for a person to confirm. */
export function suggestScore(text: string): number | undefined {
  const digits = plainDigits(text).toLowerCase();
  const named = words.indexOf(digits.replace(/[^a-z]/g, ''));
  if (named >= 0 && !/\d/.test(digits)) return named;
  if (!/^[^\d%/]*\d+(\.\d+)?\s*[\p{L}. ()]*$/u.test(digits) || /\d[-:]/.test(digits)) return undefined;
  const [found = ''] = /\d+(\.\d+)?/.exec(digits) ?? [];
  return readScore(found);
}

/** The form by which a score is mapped: as it is written, but for the spaces around it; shortened. */
export function scoreText(text: string): string {
  return cleanText(text).slice(0, 200);
}
