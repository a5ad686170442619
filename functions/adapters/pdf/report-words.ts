import type { AttemptReport, ScaleScore } from '#functions/domain/report/attempt-report.ts';

const day = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
});
const number = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });

/** '21 November 2026', as it was in India. */
export function dayOf(epochMs: number): string {
  return day.format(epochMs);
}

/** '68%', or why there is none. */
export function percentOf({ percent, questionCount }: ScaleScore): string {
  if (percent !== undefined) return `${Math.round(percent)}%`;
  return questionCount === 0 ? 'not answered' : 'no range';
}

/** '41 of 12 to 60' */
export function pointsOf({ raw, min, max, questionCount }: ScaleScore): string {
  return questionCount === 0 ? '–' : `${number.format(raw)} (${number.format(min)} to ${number.format(max)})`;
}

export function answeredOf({ answeredCount, presentedCount }: AttemptReport): string {
  return `${answeredCount} of ${presentedCount}`;
}
