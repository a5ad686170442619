/** The quiz above its questions: summary, details, status (/admin/quizzes) */

import type { QuizView } from '#functions/contract/admin/banks/quizzes.ts';

type Named = Pick<QuizView, 'quizId' | 'name'>;

export const section = 'Quiz';
export const loading = 'Loading questions...';
export const noQuestions = 'No questions yet';
export const firstQuiz =
  'Upload a spreadsheet to create the first quiz. You can check its questions before anything is published.';
export const facts = {
  id: 'Quiz ID',
  price: 'Price',
  questions: 'Questions',
  limit: 'Time limit',
  resumes: 'Resume limit',
  version: 'Version',
  changed: 'Last changed',
};
export const changedBy = (name: string) => `<at>date</at> by ${name}`;
export const states = { active: 'Active', inactive: 'Not active', archived: 'Archived' };
export const editDetails = 'Edit quiz details';
export const detailsSaved = 'Quiz details saved.';
export const isArchived =
  'This quiz is archived. Candidates can’t take it, you can’t change it, and its coupons don’t work. Its attempts, reports and versions are kept. To use it again, unarchive it.';

export const activate = (id: number) => `Make quiz ${id} active`;
export const activateTitle = (id: number) => `Make quiz ${id} active?`;
export const activated = (id: number) => `Quiz ${id} is now active.`;
export const activating = ({ quizId, name }: Named) =>
  `From now on, candidates get quiz ${quizId} (${name}). Attempts already in progress continue unchanged.`;
export const replacing = ({ quizId, name }: Named, active: Named) =>
  `From now on, candidates get quiz ${quizId} (${name}) instead of quiz ${active.quizId} (${active.name}). Attempts already in progress continue unchanged. The coupon codes of quiz ${active.quizId} stop working.`;

export const archive = (id: number) => `Archive quiz ${id}`;
export const archiveTitle = (id: number) => `Archive quiz ${id}?`;
export const archived = (id: number) => `Quiz ${id} is archived.`;
export const archiving = (name: string) =>
  `Candidates will no longer get “${name}”, and its coupons won’t work. Attempts already in progress can be finished. Attempts, reports, coupons and versions are kept. You can unarchive it at any time.`;
export const cannotArchive = ({ quizId, name }: Named) =>
  `“${name}” is the active quiz. Make another quiz active first, then archive quiz ${quizId}.`;
export const unarchive = (id: number) => `Unarchive quiz ${id}`;
export const unarchiveTitle = (id: number) => `Unarchive quiz ${id}?`;
export const unarchived = (id: number) => `Quiz ${id} is no longer archived.`;
export const unarchiving = (name: string) => `You’ll be able to change “${name}” and make it active again.`;
