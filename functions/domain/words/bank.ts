/** The questions of a bank, in the editor and in a spreadsheet (/admin/quizzes) */

import { counted, numeral } from '#functions/domain/text/counted.ts';

export const noQuestion = (id: number) => `This bank has no question with the ID ${id}.`;
export const empty = 'A quiz needs at least one question. Please keep one or add one.';
export const noChanges = 'You haven’t changed anything yet.';
export const changedTwice = 'The same question was changed twice. Please load the bank again and repeat your change.';
export const sameAsLive = (count: number, first: string) =>
  count === 1
    ? `One question in the file has the same text as a question in the bank: “${first}”. Leave it out or change its text.`
    : `${numeral(count)} questions in the file have the same text as questions in the bank, such as “${first}”. Leave them out or change their texts.`;
export const nothingNew = 'The bank already has every question in the file, so there is nothing to add.';
export const tooMany = (count: number, most: number) =>
  `The bank would have ${numeral(count)} questions, and the limit is ${numeral(most)}. Please leave some out.`;
export const sameText = (one: number, other: number, text: string) =>
  `Questions ${one} and ${other} have the same text: “${text}”. Please change or delete one of them.`;
export const tooBig = (size: number, most: number) =>
  `The texts of this question have ${numeral(size)} characters in all, and there is room for ${numeral(most)}. Please shorten its phrases or remove some options.`;
export const tooManyOptions = (n: number, most: number) => `This question has ${n} options, and the limit is ${most}.`;
export const longOptionText = (most: number) => `The text of an option has more than ${numeral(most)} characters.`;
export const withPoints = (option: string, points: number) => `${option} (${counted(points, 'point')})`;
export const missingParameter =
  'Enter the category, which is the main parameter. Without it, the report can’t count the question.';

export const fields = { question: 'The question', phrase: 'A phrase', category: 'A category', option: 'An option' };
export const pointsNumber = 'The points must be a number.';
export const pointsLow = 'The points are too low.';
export const pointsHigh = 'The points are too high.';
export const needsOption = 'A question needs at least one option.';
export const optionsMost = (most: number) => `A question can have at most ${most} options.`;
