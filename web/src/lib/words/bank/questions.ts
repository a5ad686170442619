/** The questions of a bank: search, table and answers (/admin/quizzes) */

import { columns as columnsOfNotes } from '#functions/domain/words/parameters.ts';
import { counted, plural } from '#functions/domain/text/counted.ts';

export const names = { list: 'Questions', table: 'Questions in the live version' };
export const search = { label: 'Search', hint: 'Search by SNo, category, sub-category, or question...' };
export const total = (count: number) => counted(count, 'question');
export const matches = (found: number, all: number) => `Found ${found.toLocaleString('en-IN')} of ${total(all)}`;
export const none = 'This quiz has no questions yet.';
export const noMatch = (text: string) => `No question matches “${text}”.`;

export const columns = { number: 'SNo', quizId: 'Quiz ID', text: 'Question', answers: 'Answers', actions: 'Actions' };
export const groups = { category: 'Category', subCategory: 'Sub Category', quizName: 'Quiz Name' };
export const createdAt = 'Created At';
export const marks = { edited: 'Edited', new: 'New', deleted: 'Deleted' };
export const answers = (count: number) => counted(count, 'answer');
export const answersOf = (count: number, number: number) => `${answers(count)} to question ${number}`;
export const quiz = (quizId: number, name: string) => `Quiz ${quizId}: ${name}`;
export const actions = { edit: 'Edit', remove: 'Delete', undoDelete: 'Undo delete' };
export const editThis = (number: number) => `Edit question ${number}`;
export const removeThis = (number: number) => `Delete question ${number}`;
export const undoDelete = (number: number) => `Undo delete of question ${number}`;

export const answersTitle = (number: number) => `Answers to question ${number}`;
export const turn = { back: 'Previous question', on: 'Next question' };
export const noCategory = 'No category';
export const points = (count: number) => `${count} ${plural(count, 'point', 'points')}`;
/** The report's texts of an option, as its fields are named. */
export const phrases = { remarks: 'Remarks', strength: 'Strength', scw: 'Strength cum weakness', weakness: 'Weakness' };
export const option = { text: 'Option text', points: 'Points', category: 'Option category' };
/** What a report says about a parameter. */
export const note = { quotient: 'Quotient', ...columnsOfNotes };
