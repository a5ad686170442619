/** Preview Upload Data, with Configure Quiz Details (/admin/quizzes) */

import { counted, plural } from '#functions/domain/text/counted.ts';

const questions = (count: number) => counted(count, 'question');

export const title = (count: number) => `Preview Upload Data (${count} ${plural(count, 'question', 'questions')})`;
export const processed = 'File processed successfully! Configure quiz details and review the data below.';
export const noQuestions = 'We read the file but found no questions in it yet. See below for the reason.';
export const facts = { quizId: 'Target quiz ID', name: 'Quiz name', price: 'Price' };
export const cancel = 'Cancel';
export const configure = 'Configure Quiz Details';
export const toPreview = 'Continue to Preview';
export const cancelUpload = 'Cancel Upload';
export const submit = 'Submit to Database';
export const mapColumns = 'Map columns';
export const updating = 'Updating the preview with your decision...';
export const caption = (file: string) => `Questions in ${file}`;

export const newQuiz = (id: number) => `Quiz ${id} does not exist yet`;
export const creating = (id: number, count: number) =>
  `When you submit, quiz ${id} is created with ${questions(count)} and becomes the active quiz.`;
export const replacing = (id: number, count: number, active: { quizId: number; name: string }) =>
  `When you submit, quiz ${id} is created with ${questions(count)} and becomes the active quiz instead of quiz ${active.quizId} (${active.name}). The coupon codes of quiz ${active.quizId} stop working.`;
export const archivedQuiz = (id: number) => `Quiz ${id} is archived`;
export const archivedHint = 'You can’t publish to an archived quiz. Choose another target, or unarchive it first.';
interface Target {
  quizId: number;
  questionCount: number;
  version: number;
}
export const addingTo = ({ quizId, questionCount, version }: Target, count: number) =>
  `When you submit, ${questions(count)} ${plural(count, 'is', 'are')} added to the ${questions(questionCount)} of quiz ${quizId}. Version ${version} is kept as a backup, and attempts already in progress continue with it.`;
export const replacingIn = ({ quizId, questionCount, version }: Target, count: number) =>
  `When you submit, the ${questions(questionCount)} of quiz ${quizId} ${plural(questionCount, 'is', 'are')} replaced by ${questions(count)}. Version ${version} is kept as a backup, and attempts already in progress continue with it.`;
export const notActive = (id: number) => `Quiz ${id} is not the active quiz, and submitting doesn’t change that.`;

export const choice = (id: number) => `What happens to the questions of quiz ${id}`;
export const choiceLabel = 'The questions of the file';
export const replace = (live: number) =>
  plural(
    live,
    'Replace this bank: its 1 live question goes',
    `Replace this bank: its ${questions(live)} that are live now go`,
  );
export const add = (live: number) =>
  plural(
    live,
    'Add to this bank: its 1 live question stays',
    `Add to this bank: its ${questions(live)} that are live now stay`,
  );
export const live = 'Live now';
export const added = 'Added';
export const inPlace = 'Replaced by';
export const afterwards = 'After submitting';
export const number = (count: number) => count.toLocaleString('en-IN');
export const total = questions;
export const unknown = '…';
export const alreadyThere = (count: number) =>
  plural(
    count,
    'One question of the file is already in the bank.',
    `${questions(count)} of the file are already in the bank.`,
  );
export const differing = (count: number) =>
  plural(
    count,
    'One of them differs from the live question, which stays unchanged.',
    `${count.toLocaleString('en-IN')} of them differ from the live questions, which stay unchanged.`,
  );
export const show = 'Show them';
export const showFirst = (shown: number, all: number) => `Show the first ${shown} of ${all.toLocaleString('en-IN')}`;
export const leaveOut = (count: number) =>
  plural(count, 'Leave this question out', `Leave these ${questions(count)} out`);

export const backingUp = 'Backing up existing data...';
export const backedUp = 'Backup completed. Ready to upload new data...';
export const uploaded = (count: number, id: number) =>
  `Upload completed successfully! ${count} questions added to Quiz ID ${id}.`;
export const changedBySomeone = (id: number) =>
  `Someone else changed quiz ${id} after you opened it. Nothing was overwritten.`;
export const fileSafe = 'Your file is still here.';
export const reopen = 'Open the upload again';
export const loading = 'Loading current data...';
export const nowToReplace = (id: number, count: number, version: number) =>
  `Quiz ${id} now has ${questions(count)} in version ${version}. Submit again to replace them with yours.`;
export const nowToAdd = (id: number, count: number, version: number) =>
  `Quiz ${id} now has ${questions(count)} in version ${version}. Submit again to add yours to them.`;
export const nowToCreate = (id: number) => `Quiz ${id} does not exist yet. Submit again to create it.`;
