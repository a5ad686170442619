import type { Score } from './report-document.ts';

const day = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
});

/** `21 November 2026`, as it was in India. */
export const dayOf = (epochMs: number): string => day.format(epochMs);

/** `68%` */
export const percentOf = ({ percent }: Score): string => `${Math.round(percent)}%`;

/** `52–85` */
export const intervalOf = ({ low, high }: Score): string => `${Math.round(low)}–${Math.round(high)}`;

/** `68% (52–85)` */
export const scoreOf = (score: Score): string => `${percentOf(score)} (${intervalOf(score)})`;

/** What stands where a scale has no figure. */
export const notEnough = 'not enough answers';
