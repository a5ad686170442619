/** Forms and their dialogs (all pages) */
import { counted } from '#functions/domain/text/counted.ts';

export const discard = { title: 'Discard what you typed?', discard: 'Discard', keep: 'Keep editing' };
export const discardText = 'It isn’t saved yet. If you discard it, you can’t get it back.';
export const reason = 'Reason';
export const reasonHint = 'Stored permanently in the audit log. No names or health details, please.';
export const reasonMissing = 'Please say why, so that others can understand it later.';
export const invalid = 'Please check this field.';
export const daysBackwards = 'The last day can’t be before the first day.';
export const indiaTime = 'India time (IST).';
export const increase = (label: string) => `Increase ${label}`;
export const decrease = (label: string) => `Decrease ${label}`;
export const decimals = (most: number, sample: string) =>
  `Use at most ${counted(most, 'decimal place')}, such as ${sample}.`;
export const tooSmall = (min: string) => `Enter ${min} or more.`;
export const outOfRange = (min: string, max: string) => `Enter a value from ${min} to ${max}.`;
export const belowZero = (typed: string, sample: string) =>
  `“${typed}” is below zero. Type a number such as ${sample}.`;
export const notWhole = (typed: string) => `“${typed}” is not a whole number. Use the digits 0 to 9, such as 12.`;
export const notNumber = (typed: string) => `“${typed}” is not a number. Use the digits 0 to 9, such as 12.5.`;
export const search = { failed: 'The search didn’t work. Please try again.', running: 'Searching...' };
export const found = (count: number) => (count === 0 ? 'Nothing found.' : `${count} found.`);
export const foundMore = (count: number) => `${count} found, and there are more. Type more to narrow the list.`;
export const quiz = 'Quiz';
export const quizChoice = (quizId: number, name: string) => `${quizId}: ${name}`;
export const archivedChoice = (quizId: number, name: string) => `${quizId}: ${name} (archived)`;
export const activeChoice = (quizId: number, name: string) => `${quizId}: ${name} (active)`;
export const showArchived = (count: number) => `Show archived (${count})`;
