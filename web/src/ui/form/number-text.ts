import { plural } from '#web/lib/words/counted.ts';
export interface NumberLimits {
  minValue?: number | undefined;
  maxValue?: number | undefined;
  /** 1: whole numbers alone; 0.01: two decimals. */
  step?: number | undefined;
  /** What a step makes of an empty field; by default the least number. */
  firstValue?: number | undefined;
}

/** A number that was typed, NaN for nothing; or, in words, why it is not taken. */
export type TypedNumber = { number: number } | { problem: string };

/** How a number is typed and shown, where that is not in digits alone. */
export interface NumberNotation {
  read: (typed: string) => TypedNumber;
  show: (value: number) => string;
}

/** Digits, also in groups: 1,999 or 1,00,000. */
const whole = /^(\d+|\d{1,3}(,\d{2,3})*,\d{3})$/;
/** 12,5: three digits behind a comma are a group. */
const withComma = /^(\d+),(\d{1,2})$/;
const decimal = /^(\d+|\d{1,3}(,\d{2,3})*,\d{3})?(\.\d+)?$/;

/** Nothing is made of a text that is no such number: what is typed and what is kept are never two things. */
export function readNumber(typed: string, limits: NumberLimits = {}): TypedNumber {
  const decimals = decimalsOf(limits);
  const text = decimals === 0 ? typed.trim() : typed.trim().replace(withComma, '$1.$2');
  if (text === '') return { number: Number.NaN };
  if (!(decimals === 0 ? whole : decimal).test(text)) return { problem: wrongNumber(text, decimals) };
  if ((text.split('.')[1]?.length ?? 0) > decimals) {
    return {
      problem: `At most ${plural(decimals, 'one decimal', `${decimals} decimals`)}, such as ${sample(decimals)}.`,
    };
  }
  return withinLimits(Number(text.replaceAll(',', '')), limits);
}

export function withinLimits(
  number: number,
  { minValue = -Infinity, maxValue = Infinity }: NumberLimits,
  show: (value: number) => string = (value) => value.toLocaleString('en-IN'),
): TypedNumber {
  if (number >= minValue && number <= maxValue) return { number };
  if (maxValue === Infinity) return { problem: `It must be ${show(minValue)} or more.` };
  return { problem: `It must be from ${show(minValue)} to ${show(maxValue)}.` };
}

/** One step up (1) or down (-1); from nothing, to the least number. */
export function stepNumber(from: number, by: 1 | -1, limits: NumberLimits): number {
  const { minValue = -Infinity, maxValue = Infinity, step = 1 } = limits;
  const next = Number.isNaN(from) ? (limits.firstValue ?? limits.minValue ?? 0) : from + by * step;
  return Math.min(Math.max(Number(next.toFixed(decimalsOf(limits))), minValue), maxValue);
}

function decimalsOf({ step = 1 }: NumberLimits): number {
  return String(step).split('.')[1]?.length ?? 0;
}

function sample(decimals: number): string {
  return decimals === 0 ? '12' : (12.5).toFixed(decimals);
}

function wrongNumber(text: string, decimals: number): string {
  const kind = decimals === 0 ? 'a whole number' : 'a number';
  if (/^\s*[-−]/.test(text)) return `“${text}” is below zero. Type ${kind}, such as ${sample(decimals)}.`;
  return `“${text}” is not ${kind}. Type it in the digits 0 to 9, such as ${sample(decimals)}.`;
}
