/** Preview Upload Data, with Configure Quiz Details (/admin/quizzes) */

import { counted, plural } from '#functions/domain/text/counted.ts';

export const number = (count: number) => count.toLocaleString('en-IN');
export const questions = (count: number) => counted(count, 'question');

export const title = (count: number) => `Preview Upload Data (${count} ${plural(count, 'question', 'questions')})`;
export const processed = 'File processed successfully! Configure quiz details and review the data below.';
export const noQuestions = 'We read the file but found no questions in it yet. See below for the reason.';
export const facts = { quizId: 'Target quiz ID', name: 'Quiz name', price: 'Price' };
export const buttons = { submit: 'Submit to Database', map: 'Map columns' };
export const configure = { title: 'Configure Quiz Details', action: 'Continue to Preview', cancel: 'Cancel Upload' };
export const updating = 'Updating the preview with your decision...';
export const caption = (file: string) => `Questions in ${file}`;

export const newQuiz = (id: number) => `Quiz ${id} doesn’t exist yet`;
export const creating = (id: number, count: number) =>
  `When you submit, quiz ${id} is created with ${questions(count)} and becomes the active quiz.`;
export { replacing } from '#web/lib/words/question-bank/quiz.ts';
export const archived = (id: number) => `Quiz ${id} is archived`;
export const archivedHint = 'You can’t publish to an archived quiz. Choose another target, or unarchive it first.';
export const adding = (id: number, count: number) =>
  `After you submit, quiz ${id} keeps its questions and gets ${number(count)} more.`;
export const changing = (id: number, live: number, count: number) =>
  `After you submit, quiz ${id} has ${questions(count)} instead of ${number(live)}.`;
export const backup = (version: number) =>
  `Version ${version} is kept as a backup, and attempts already in progress continue with it.`;
export const notActive = (id: number) => `Quiz ${id} is not the active quiz, and submitting doesn’t change that.`;

export const choice = (id: number) => `What happens to the questions of quiz ${id}`;
export const choiceLabel = 'The questions in the file';
export const replace = (live: number) => `Replace this bank: remove the ${counted(live, 'live question')}`;
export const add = (live: number) => `Add to this bank: keep the ${counted(live, 'live question')}`;
export const totals = { live: 'Live now', added: 'Added', instead: 'Replaced by', after: 'After submitting' };
export const unknown = '…';
export const alreadyThere = (count: number) => `The bank already has ${number(count)} of the questions in the file.`;
export const differing = (count: number) =>
  `${counted(count, 'of them has', 'of them have')} different details. The bank keeps its own.`;
export const show = 'Show them';
export const showFirst = (shown: number, all: number) => `Show the first ${shown} of ${number(all)}`;
export const leaveOut = (count: number) => plural(count, 'Leave it out', `Leave these ${number(count)} out`);

export const uploaded = (count: number, id: number) =>
  `Upload completed successfully! ${count} questions added to Quiz ID ${id}.`;
export const conflict = (id: number) => `Someone else changed quiz ${id} after you opened it. Nothing was overwritten.`;
export const fileSafe = 'Your file is still here.';
export const now = (id: number, count: number, version: number) =>
  `Quiz ${id} now has ${questions(count)} in version ${version}.`;
export const submitAgain = { add: 'Submit again to add yours.', replace: 'Submit again to replace them with yours.' };
export const nowToCreate = (id: number) => `Quiz ${id} doesn’t exist yet. Submit again to create it.`;
