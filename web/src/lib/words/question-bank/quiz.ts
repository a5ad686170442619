/** The quiz above its questions (/admin/quizzes) */

import type { QuizView } from '#functions/contract/admin/banks/quizzes.ts';

type Quiz = Pick<QuizView, 'quizId' | 'name'>;

export const section = 'Quiz';
export const loading = 'Loading questions...';
export const noQuestions = 'No questions yet';
export const firstQuiz = 'Upload a spreadsheet to create a quiz. You can check everything before it is published.';
export const changedBy = (name: string) => `<at>date</at> by ${name}`;
export const states = { active: 'Active', inactive: 'Not active', archived: 'Archived' };
export const details = { edit: 'Edit quiz details', saved: 'Quiz details saved.' };
export const isArchived =
  'This quiz is archived. Candidates can’t take it, you can’t change it, and its coupons don’t work. Its attempts, reports and versions are kept. To use it again, unarchive it.';

export const activate = (id: number) => `Make quiz ${id} active`;
export const activated = (id: number) => `Quiz ${id} is now active.`;
export const activating = ({ quizId, name }: Quiz) =>
  `From now on, candidates get quiz ${quizId} (${name}). Attempts already in progress continue unchanged.`;
export const replacing = ({ quizId, name }: Quiz) =>
  `It replaces quiz ${quizId} (${name}), whose coupon codes stop working.`;

export const archive = (id: number) => `Archive quiz ${id}`;
export const archived = (id: number) => `Quiz ${id} is archived.`;
export const archiving = (name: string) =>
  `Candidates will no longer get “${name}”, and its coupons won’t work. Attempts already in progress can be finished. Attempts, reports, coupons and versions are kept. You can unarchive it at any time.`;
export const cannotArchive = (name: string) => `“${name}” is the active quiz. Make another quiz active first.`;
export const unarchive = (id: number) => `Unarchive quiz ${id}`;
export const unarchived = (id: number) => `Quiz ${id} is no longer archived.`;
export const unarchiving = (name: string) => `You’ll be able to change “${name}” and make it active again.`;
