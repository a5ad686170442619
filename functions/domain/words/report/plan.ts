/** The report: the plan (/reports/…, PDF) */

import { countWord } from '#functions/domain/reports/document/document-words.ts';

export const title = 'Your plan';
export const lead = (count: number): string =>
  count === 1
    ? 'One step. Set a date for it.'
    : `${count === 2 ? 'Two' : 'Three'} steps. Set a date for each; one that is done is worth more than ${countWord(count)} that are planned.`;
export const note = 'When a date has come, note in a line what happened, and choose what comes next.';

export const whenAgain = (situation: string): string => `The next time something like this comes up: “${situation}”`;
/** For advice on an area, which has no situation of its own; one for each step. */
export const whens = [
  'This week, on the first day that fits.',
  'Next week, once the first step is done.',
  'Within a month, at the first occasion.',
] as const;

/** @param text how others notice a higher score in this area, in the bank's words. */
export const othersNotice = (text: string): string => `Others may show you that it works: ${text}`;
export const notices = [
  'Keep count for two weeks. It works if you did it more often in the second week than in the first.',
  'Write one line each time you did it. It works if the third time was easier than the first.',
  'Ask someone who sees you often whether they saw you do it.',
] as const;
