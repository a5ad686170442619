/** The report: the plan (/reports/…, PDF) */

import { countWord, sentence } from '#functions/domain/reports/document/document-words.ts';

export const title = 'Your plan';
export const lead = (count: number): string =>
  count === 1
    ? 'One step. Set a date for it.'
    : `${sentence(countWord(count))} steps. Set a date for each: one step done is worth more than ${countWord(count)} planned.`;
export const note = 'When a date comes, note in one line what happened, and choose what comes next.';

/** One for each step. */
export const whens = [
  'At the first opportunity.',
  'Once the first step is done.',
  'Once the second step is done.',
] as const;
export const fromAnswer = (when: string, situation: string, answer: string): string =>
  `${when} The idea comes from your answer “${answer}” to “${situation}”`;

export const notices = [
  'Write one line on how it went. A week later, read it: would you do it again?',
  'Tell somebody who sees you often what you tried, and ask what they noticed.',
  'Look back after a month: what has changed, if anything?',
] as const;
