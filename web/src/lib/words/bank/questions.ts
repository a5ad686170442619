/** The questions of a bank: search, table and answers (/admin/quizzes) */

import { counted, plural } from '#functions/domain/text/counted.ts';

export const section = 'Questions';
export const search = 'Search';
export const searchHint = 'Search by SNo, category, sub-category, or question...';
export const total = (count: number) => counted(count, 'question');
export const matches = (found: number, all: number) =>
  `${found.toLocaleString('en-IN')} of ${counted(all, 'question')} ${plural(found, 'matches', 'match')}`;
export const none = 'This quiz has no questions yet.';
export const noMatch = (text: string) => `No question matches “${text}”.`;
export const caption = 'Questions of the live version';

export const columns = {
  number: 'SNo',
  quizId: 'Quiz ID',
  text: 'Question',
  category: 'Category',
  subCategory: 'Sub Category',
  quizName: 'Quiz Name',
  createdAt: 'Created At',
  answers: 'Answers',
  actions: 'Actions',
};
export const marks = { edited: 'Edited', new: 'New', deleted: 'Deleted' };
export const answers = (count: number) => counted(count, 'answer');
export const answersOf = (count: number, number: number) => `${counted(count, 'answer')} of question ${number}`;
export const edit = 'Edit';
export const editThis = (number: number) => `Edit question ${number}`;
export const remove = 'Delete';
export const removeThis = (number: number) => `Delete question ${number}`;
export const undo = 'Undo';
export const undoDelete = 'Undo delete';
export const undoDeleteOf = (number: number) => `Undo delete of question ${number}`;

export const answersTitle = (number: number) => `Answers to question ${number}`;
export const previous = 'Previous question';
export const next = 'Next question';
export const noCategory = 'No category';
export const points = (count: number) => `${count} ${plural(count, 'point', 'points')}`;
/** The report's texts of an option, as its fields are named. */
export const phrases = { remarks: 'Remarks', strength: 'Strength', scw: 'Strength cum weakness', weakness: 'Weakness' };
