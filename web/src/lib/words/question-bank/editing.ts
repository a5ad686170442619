/** Unsaved edits of questions: banner, conflicts, submitting, leaving (/admin/quizzes) */

import { counted, plural } from '#functions/domain/text/counted.ts';

export const addNew = 'Add New';
export const editParameters = 'Edit parameters';
export const viewParameters = 'View parameters';

export const section = 'Unsaved changes';
export const unsaved = (changes: string) => `<b>You have unsaved changes</b>: ${changes}.`;
export const edited = (count: number) => `${count} edited`;
export const added = (count: number) => `${count} new`;
export const deleted = (count: number) => `${count} deleted`;
export const parameters = (count: number) => counted(count, 'parameter');
export const onlyUndone = 'new questions that you deleted again';
export const restored = 'They were saved on this device and are back.';
export const kept = 'Candidates will see them after you submit.';
export const notKept = 'This browser has no space to save them, so submit them before you close this page.';
export const fallen = (names: readonly string[]) =>
  plural(
    names.length,
    `${quote(names)} has no questions left, so what the report says about it is removed, too.`,
    `${quote(names)} have no questions left, so what the report says about them is removed, too.`,
  );
export const submit = 'Submit Changes';
export const discard = 'Discard changes';
export const discardTitle = 'Discard unsaved changes?';
export const discarding = (changes: string) =>
  `You’ll lose these changes: ${changes}. The questions go back to the published version. You can’t undo this.`;
export const keepEditing = 'Keep editing';

export const leaveTitle = 'Leave with unsaved changes?';
export const leave = 'Leave page';
export const stay = 'Stay on page';
export const leaveKept =
  'Your changes are saved on this device and will be here when you come back. Candidates will see them after you submit.';
export const leaveNotKept =
  'This browser has no space to save your changes. They’ll be lost if you close or reload the page.';

export const shownOn = (version: number) =>
  `Your changes are safe. Here you see them on version ${version}, where you began.`;
export const moveTo = (version: number) => `Move my changes to version ${version}`;
export const moveFirst = (version: number) => `Move your changes to version ${version} first, then submit again.`;
export const dropped = (names: readonly string[]) =>
  plural(
    names.length,
    `${quote(names)} has no questions any more, so your change to it under Parameters was dropped.`,
    `${quote(names)} have no questions any more, so your changes to them under Parameters were dropped.`,
  );

export const conflicts = {
  question: (count: number) => counted(count, 'question needs your decision', 'questions need your decision'),
  parameter: (count: number) => counted(count, 'parameter needs your decision', 'parameters need your decision'),
};
export const sides = {
  edited: {
    mine: 'Keep my version',
    theirs: 'Use their version',
    about: 'You and someone else both changed this question.',
  },
  gone: {
    mine: 'Add it as a new question',
    theirs: 'Discard my edit',
    about: 'You changed this question, and someone else removed it.',
  },
  deleted: {
    mine: 'Delete it anyway',
    theirs: 'Keep the question',
    about: 'You deleted this question, and someone else changed it.',
  },
  note: {
    mine: 'Keep my version',
    theirs: 'Use their version',
    about: 'You and someone else both changed what the report says about it.',
  },
};
export const choose = (choice: string, title: string) => `${choice}: ${title}`;
export const myVersion = 'Your version';
export const theirVersion = 'Their version';
export const noText = 'No text';

export const publishTitle = 'Publish these changes?';
export const publishing = (version: number, quizId: number, name: string) =>
  `This makes version ${version} of quiz ${quizId} (${name}). Attempts already in progress keep their questions and reports.`;
export const publish = 'Publish changes';

export const undecidedParameters =
  'Someone else changed a parameter that you changed, too. Decide which version to keep, then submit again.';
export const undecided = (count: number) =>
  plural(
    count,
    'Someone else changed a question that you changed, too. Decide which version to keep, then submit again.',
    `Someone else changed ${count} questions that you changed, too. Decide which versions to keep, then submit again.`,
  );
export const nothing = 'You have no changes to submit.';
export const noQuestions = 'A quiz needs at least one question. Keep one or add one.';
export const sameText = (earlier: number, number: number, text: string) =>
  `Questions ${earlier} and ${number} have the same text: “${text}”. Change or delete one of them.`;
export const tooMuch =
  'There are too many to save at once. They are safe here until you discard them. Download the current bank, make the changes in that spreadsheet, and upload it.';
export const atQuestion = (number: number, why: string) => `Question ${number}: ${why}`;
export const backingUp = 'Backing up existing data...';
export const backedUp = 'Backup completed. Ready to upload new data...';
export const noBackup = 'Failed to backup existing data';
export const saved = (count: number) => `${count} questions saved successfully!`;
export const quizGone = (quizId: number) => `Quiz ${quizId} no longer exists.`;
export const otherTime =
  'Someone else changed the time limit. Nothing was published. Submit again to see what would change now.';

function quote(names: readonly string[]): string {
  return names.map((name) => `“${name}”`).join(', ');
}
