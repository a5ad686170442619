/** Forms and their dialogs (all pages) */
import { plural } from '#functions/domain/text/counted.ts';

export const discard = {
  title: 'Discard what you typed?',
  text: 'It isn’t saved yet. If you discard it, you can’t get it back.',
  discard: 'Discard',
  keep: 'Keep editing',
};

export const reason = 'Reason';
/** The audit outlives the accounts of the people it is about. */
export const reasonHint = 'Stored permanently in the audit log. No names or health details, please.';
export const reasonMissing = 'Please give a reason, so that others understand it later.';

export const invalid = 'Please check this field.';
export const daysBackwards = 'The last day can’t be before the first day.';
export const indiaTime = 'In Indian time (IST).';

export const increase = (label: string) => `Increase ${label}`;
export const decrease = (label: string) => `Decrease ${label}`;
export const tooManyDecimals = (decimals: number, sample: string) =>
  plural(
    decimals,
    `Use at most one decimal, such as ${sample}.`,
    `Use at most ${decimals} decimals, such as ${sample}.`,
  );
export const tooSmall = (min: string) => `Enter ${min} or more.`;
export const outOfRange = (min: string, max: string) => `Enter a value from ${min} to ${max}.`;
export const notWhole = (typed: string) =>
  `“${typed}” is not a whole number. Please type it in the digits 0 to 9, such as 12.`;
export const notNumber = (typed: string, sample: string) =>
  `“${typed}” is not a number. Please type it in the digits 0 to 9, such as ${sample}.`;
export const wholeBelowZero = (typed: string) => `“${typed}” is below zero. Please type a whole number, such as 12.`;
export const belowZero = (typed: string, sample: string) =>
  `“${typed}” is below zero. Please type a number, such as ${sample}.`;

export const suggestions = {
  failed: 'The search didn’t work. Please try again.',
  searching: 'Searching...',
  none: 'Nothing found.',
};
export const found = (count: number) => `${count} found.`;
export const foundMore = (count: number) => `${count} found, and there are more. Type more to narrow the list.`;

export const quiz = 'Quiz';
export const quizChoice = (quizId: number, name: string) => `${quizId}: ${name}`;
export const archivedChoice = (quizId: number, name: string) => `${quizId}: ${name} (archived)`;
export const soldChoice = (quizId: number, name: string) => `${quizId}: ${name} (on sale)`;
export const showArchived = (count: number) => `Show archived (${count})`;
