/** Unsaved edits of questions: banner, conflicts, submitting, leaving (/admin/quizzes) */

import { counted, plural } from '#functions/domain/text/counted.ts';

const quote = (names: readonly string[]) => names.map((name) => `“${name}”`).join(', ');
const theseParameters = (names: readonly string[]) => plural(names.length, 'this parameter', 'these parameters');

export const buttons = { add: 'Add New', parameters: 'Edit parameters', viewParameters: 'View parameters' };
export const section = 'Unsaved changes';
export const unsaved = (changes: string) => `<b>You have unsaved changes</b>: ${changes}.`;
export const edited = (count: number) => `${count} edited`;
export const added = (count: number) => `${count} new`;
export const deleted = (count: number) => `${count} deleted`;
export const parameters = (count: number) => counted(count, 'parameter');
export const onlyUndone = 'new questions that you deleted again';
export const restored = 'We restored them from this device.';
export const kept = 'Candidates will see them after you submit.';
export const notKept = 'This browser has no space to save them, so submit them before you close this page.';
export const fallen = (names: readonly string[]) =>
  `No questions are left for ${quote(names)}, so the report text on ${theseParameters(names)} is removed, too.`;
export const submit = 'Submit Changes';
export const discard = { open: 'Discard changes', title: 'Discard unsaved changes?', cancel: 'Keep editing' };
export const discardAll = 'Discard all changes';
export const discarding = (changes: string) =>
  `You’ll lose these changes: ${changes}. The questions go back to the published version. You can’t undo this.`;

export const leave = { title: 'Leave with unsaved changes?', leave: 'Leave page', stay: 'Stay on page' };
export const leaveKept = 'Your changes are saved on this device and will be here when you come back.';
export const leaveNotKept = 'This browser can’t save your changes. They’ll be lost if you close or reload this page.';

export const shownOn = (version: number) =>
  `Your changes are safe. They are shown here on version ${version}, where you started.`;
export const moveTo = (version: number) => `Move my changes to version ${version}`;
export const moveFirst = (version: number) => `Move your changes to version ${version} first, then submit again.`;
export const dropped = (names: readonly string[]) =>
  `No questions are left for ${quote(names)}, so we dropped your changes to ${theseParameters(names)}.`;

export const conflicts = {
  question: (count: number) => counted(count, 'question needs your decision', 'questions need your decision'),
  parameter: (count: number) => counted(count, 'parameter needs your decision', 'parameters need your decision'),
};
const versions = { mine: 'Keep my version', theirs: 'Use their version' };
export const choices = {
  edited: versions,
  gone: { mine: 'Add it as a new question', theirs: 'Discard my edit' },
  deleted: { mine: 'Delete it anyway', theirs: 'Keep the question' },
  note: versions,
};
export const about = {
  edited: 'You and someone else both changed this question.',
  gone: 'You changed this question, and someone else removed it.',
  deleted: 'You deleted this question, and someone else changed it.',
  note: 'You and someone else both changed what the report says about it.',
};
export const sides = { mine: 'Your version', theirs: 'Their version', empty: 'No text' };

export const publish = { title: 'Publish these changes?', action: 'Publish changes' };
export const publishing = (version: number, quizId: number, name: string) =>
  `This creates version ${version} of quiz ${quizId} (${name}). Attempts already in progress keep their questions and reports.`;
export const undecided =
  'You and someone else changed the same things. Decide which version to keep, then submit again.';
export const nothing = 'You have no changes to submit.';
export { empty as noQuestions, sameText } from '#functions/domain/words/bank.ts';
export const tooMuch =
  'You have too many changes to submit at once. They are safe here until you discard them. Download the current bank, make the changes in that spreadsheet, and upload it.';
export const otherTime =
  'Someone else changed the time limit. Nothing was published. Submit again to see what would change now.';
export const atQuestion = (number: number, why: string) => `Question ${number}: ${why}`;
export const saved = (count: number) => `${count} questions saved successfully!`;
export const quizGone = (quizId: number) => `Quiz ${quizId} no longer exists.`;
