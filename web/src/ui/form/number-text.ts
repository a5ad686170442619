import * as words from '#web/lib/words/ui/forms.ts';

export interface NumberLimits {
  minValue?: number | undefined;
  maxValue?: number | undefined;
  /** 1: whole numbers only; 0.01: two decimals. */
  step?: number | undefined;
  /** Value after a step from an empty field; by default the minimum. */
  firstValue?: number | undefined;
}

/** A typed number, NaN for an empty text; or the reason why it is invalid. */
export type TypedNumber = { number: number } | { problem: string };

/** How a number is typed and shown, if not in plain digits. */
export interface NumberNotation {
  read: (typed: string) => TypedNumber;
  show: (value: number) => string;
}

/** Digits, also in groups: 1,999 or 1,00,000. */
const whole = /^(\d+|\d{1,3}(,\d{2,3})*,\d{3})$/;
/** A decimal comma, 12,5: three digits after a comma are a group. */
const withComma = /^(\d+),(\d{1,2})$/;
const decimal = /^(\d+|\d{1,3}(,\d{2,3})*,\d{3})?(\.\d+)?$/;

/** Parses a typed number. Rejects an invalid text instead of guessing, so that the value is always the one on the screen. */
export function readNumber(typed: string, limits: NumberLimits = {}, show?: NumberNotation['show']): TypedNumber {
  const decimals = decimalsOf(limits);
  if ((limits.minValue ?? 0) < 0 && /^\s*[-−]/.test(typed)) {
    const below = readNumber(typed.replace(/[-−]/, ''), { step: limits.step });
    return 'number' in below ? withinLimits(-below.number, limits, show) : below;
  }
  const text = decimals === 0 ? typed.trim() : typed.trim().replace(withComma, '$1.$2');
  if (text === '') return { number: Number.NaN };
  if (!(decimals === 0 ? whole : decimal).test(text)) return { problem: wrongNumber(text, decimals) };
  if ((text.split('.')[1]?.length ?? 0) > decimals) return { problem: words.decimals(decimals, sample(decimals)) };
  return withinLimits(Number(text.replaceAll(',', '')), limits, show);
}

export function withinLimits(
  number: number,
  { minValue = -Infinity, maxValue = Infinity }: NumberLimits,
  show: (value: number) => string = (value) => value.toLocaleString('en-IN'),
): TypedNumber {
  if (number >= minValue && number <= maxValue) return { number };
  if (maxValue === Infinity) return { problem: words.tooSmall(show(minValue)) };
  return { problem: words.outOfRange(show(minValue), show(maxValue)) };
}

/** One step up (1) or down (-1); from an empty field, to the minimum. Decimals are typed: a step of a price is a rupee. */
export function stepNumber(from: number, by: 1 | -1, limits: NumberLimits): number {
  const { minValue = -Infinity, maxValue = Infinity, step = 1 } = limits;
  const next = Number.isNaN(from) ? (limits.firstValue ?? limits.minValue ?? 0) : from + by * Math.max(1, step);
  return Math.min(Math.max(Number(next.toFixed(decimalsOf(limits))), minValue), maxValue);
}

function decimalsOf({ step = 1 }: NumberLimits): number {
  return String(step).split('.')[1]?.length ?? 0;
}

function sample(decimals: number): string {
  return decimals === 0 ? '12' : (12.5).toFixed(decimals);
}

function wrongNumber(text: string, decimals: number): string {
  if (/^\s*[-−]/.test(text)) return words.belowZero(text, sample(decimals));
  return decimals === 0 ? words.notWhole(text) : words.notNumber(text);
}
