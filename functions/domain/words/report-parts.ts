/** What the site promises of a report, and when it comes (/, /quiz-selection, /result, /admin/quizzes) */

import { plural } from '#functions/domain/text/counted.ts';

export const promisedHours = (hours: number) => `24-${hours} business hours`;
export const reportComes = (hours: string) => `You will get the report on mail after ${hours}.`;

export const scores = 'your scores on the core parameters';
export const someScores = (count: number, all: number) => `${count} of ${all} scores on the core parameters`;
export const quotients = (names: string, count: number) =>
  plural(count, `your ${names} Quotient`, `your ${names} Quotients`);
export const swot = 'a SWOT';
export const lacking = { scores: 'no scores', EQ: 'no EQ', MQ: 'no MQ', LQ: 'no LQ', swot: 'no SWOT' } as const;
export const broken = (lacks: string) =>
  `Our pages promise scores, EQ, MQ, LQ and a SWOT, but reports of this bank have ${lacks}.`;
