import { type NumberNotation, type TypedNumber, withinLimits } from '#web/ui/form/number-text.ts';

/** Of a time limit, in seconds, as the server takes it. */
export const timeLimits = { minValue: 5, maxValue: 24 * 60 * 60, step: 60, firstValue: 30 * 60 };

/** Seconds that are typed as minutes: `30`, or `2:30` where there are seconds beside them. */
export const minutesNotation: NumberNotation = { read: readMinutes, show: showMinutes };

function readMinutes(typed: string): TypedNumber {
  const text = typed.trim();
  if (text === '') return { number: Number.NaN };
  const [, minutes, seconds = '0'] = /^(\d{1,4})(?::([0-5]\d))?$/.exec(text) ?? [];
  if (minutes === undefined) return { problem: `“${text}” is no time. Type minutes such as 30, or 2:30 with seconds.` };
  return withinLimits(Number(minutes) * 60 + Number(seconds), timeLimits, showMinutes);
}

function showMinutes(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  return rest === 0 ? String(minutes) : `${minutes}:${String(rest).padStart(2, '0')}`;
}
