/** Things to decide before a file is submitted, and the decisions (the preview of /admin/quizzes) */

import { counted, plural } from '#functions/domain/text/counted.ts';
import type { Spelling } from '#functions/domain/uploads/sheet-choices.ts';

const n = (count: number) => count.toLocaleString('en-IN');
const questions = (count: number) => counted(count, 'question');

export const heading = (count: number) =>
  counted(count, 'thing to decide before you submit', 'things to decide before you submit');
export const list = 'Things to decide';
export const blocked = (first: string) => `Please decide this before you submit: ${first}`;
export const blockedBy = (count: number, first: string) =>
  `Please decide these ${n(count)} things before you submit. The first one: ${first}`;
export const goThere = 'Take me there';
export const moreFollow = (count: number) =>
  plural(
    count,
    'One more follows once you have decided these.',
    `${n(count)} more follow once you have decided these.`,
  );
export const places = {
  columns: 'Map columns',
  target: 'Configure Quiz Details',
  addition: 'Show them',
  live: 'Try again',
};
export const inFile = 'In the file';
export const firstInFile = (shown: number, all: number) => `In the file (the first ${shown} of ${n(all)})`;
export const choose = 'Choose…';

export const columns = 'Which column holds the questions?';
export const columnsHint = 'The header doesn’t say. Until you map the columns, we can’t find any questions.';
export const toFix = (count: number) => counted(count, 'problem to fix in the file', 'problems to fix in the file');
export const toFixHint = 'Correct the file and upload it again.';
export const archived = (id: number) => `Quiz ${id} is archived, so you can’t publish to it`;
export const archivedHint = 'Choose another target, or unarchive it first.';
export const notLoaded = 'We couldn’t load the live questions';
export const notLoadedHint = 'Without them we can’t show what would change.';
export const sale = (newId: number, id: number, name: string) =>
  `Should the new quiz ${newId} replace quiz ${id} (${name})?`;
export const allCodes = (id: number) => `All codes of quiz ${id} stop working.`;
export const codes = (id: number, count: number) => `All ${n(count)} codes of quiz ${id} stop working.`;
export const moreCodes = (id: number, count: number) => `More than ${n(count)} codes of quiz ${id} stop working.`;
export const saleHint =
  'That includes codes that people have redeemed but not begun with. Attempts already in progress can be finished.';
export const replace = (id: number) => `Replace quiz ${id}`;
export const badScores = (count: number) =>
  plural(count, 'We can’t read one of the scores', `We can’t read ${n(count)} of the scores`);
export const badScoresHint = (options: number) =>
  `Tell us how many points each is worth (${counted(options, 'option')} in all). We don’t assume anything until you do.`;
export const nothingToAdd = 'The bank already has every question of the file';
export const nothingToAddHint = 'There is nothing to add.';
export const alreadyThere = (count: number) => `The bank already has ${questions(count)} of the file`;
export const alreadyThereHint = (fresh: number) =>
  `A bank has each question only once. If you leave out the repeated ones, ${counted(fresh, 'question is', 'questions are')} added.`;
export const tooMany = (count: number, max: number) =>
  `The bank would have ${n(count)} questions, but ${n(max)} is the most`;
export const tooManyHint = 'Leave some questions out of the file.';
export const parameterProblems = (count: number) =>
  counted(
    count,
    'problem in what the file says about the parameters',
    'problems in what the file says about the parameters',
  );
export const leaveOrCorrect = (count: number) =>
  `Found in ${counted(count, 'place')}. Leave the rows out, or correct the file and upload it again.`;

export const useDefaults = 'Use the defaults for all';
export const defaultsTitle = 'Use the defaults for all?';
export const confirmDefaults = 'Use the defaults';
export const goBack = 'Go Back';
export const defaultsUsed = 'The defaults are now used.';
export const newConfirmed = (count: number) =>
  counted(count, 'new main parameter is confirmed.', 'new main parameters are confirmed.');
export const alikeKept = (count: number) =>
  counted(count, 'name that looks like another is kept.', 'names that look like others are kept.');
export const target = (id: number) => `The questions go to quiz ${id}.`;
export const namedTarget = (id: number) => `The questions go to quiz ${id}, as the file says.`;
export const defaultsHint = 'The texts and scores of the file stay unchanged. You can undo each decision.';
export const withoutDefault = 'You still have to decide these, because they have no default:';
export const andMore = (count: number) => `and ${n(count)} more`;

export const given = (count: number) => counted(count, 'decision made', 'decisions made');
export const givenList = 'Decisions made';
export const undo = 'Undo';
export const undoThis = (decision: string) => `Undo: ${decision}`;
export const undone = (decision: string) => `Undone: ${decision}`;

const subjects: Record<Spelling['of'], string> = {
  category: 'Main parameter',
  subCategory: 'Sub-parameter',
  option: 'Option',
};
export const renamed = ({ of, from, to }: Spelling) => `${subjects[of]} “${from}” is changed to “${to}”.`;
export const isKept = ({ of, from }: Pick<Spelling, 'of' | 'from'>) => `${subjects[of]} “${from}” is kept.`;
export const confirmed = (name: string) => `“${name}” is confirmed as a main parameter.`;
export const belong = (count: number, name: string) =>
  plural(
    count,
    `1 question without a main parameter belongs to “${name}”.`,
    `${n(count)} questions without a main parameter belong to “${name}”.`,
  );

export const missing = (count: number) => `${questions(count)} without a main parameter`;
export const missingHint = (count: number) =>
  plural(
    count,
    'The report can’t count it without one. Choose a main parameter, or leave the row out: then the bank has one question less.',
    `The report can’t count them without one. Choose a main parameter, or leave the rows out: then the bank has ${n(count)} questions less.`,
  );
export const mainParameter = 'Main parameter for all of them';
export const useForAllOfThem = 'Use it for all of them';
export const leaveRowsOut = 'Leave out these rows';
export const rowsLeftOut = 'The rows are left out.';
export const areSame: Record<Spelling['of'], (from: string, to: string) => string> = {
  category: (from, to) => `Are “${from}” and “${to}” the same main parameter?`,
  subCategory: (from, to) => `Are “${from}” and “${to}” the same sub-parameter?`,
  option: (from, to) => `Are the options “${from}” and “${to}” the same?`,
};
export const sameForm = 'They only look different.';
interface Counted {
  name: string;
  questions: number;
  liveQuestions: number;
}
export const counts = (from: Counted, to: Counted) =>
  to.liveQuestions > 0
    ? `“${from.name}” has ${questions(from.questions)} in the file, and “${to.name}” has ${questions(to.liveQuestions)} in the live bank. If they are the same, they count together.`
    : `“${from.name}” has ${questions(from.questions)}, and “${to.name}” has ${questions(to.questions)}. If they are the same, they count together.`;
export const yes = (to: string) => `Yes, use “${to}”`;
export const no = (from: string) => `No, keep “${from}”`;
const points = (count: number) => counted(count, 'point');
export const optionPoints = (from: string, to: string, worth: { from: number; to: number }) =>
  `“${from}” has ${points(worth.from)}, and “${to}” has ${points(worth.to)}.`;
export const inQuestion = (question: string) =>
  `Both are options of ${quoted(question)} If they are the same, the question has one option less.`;
export const inQuestions = (count: number, first: string) =>
  `Both are options of ${questions(count)}. The first is ${quoted(first)} If they are the same, each has one option less.`;
export const onlyStays = (to: string) => `Only “${to}” stays, with its own points and phrases.`;
export const yesOnly = (to: string) => `Yes, keep only “${to}”`;
export const noBoth = 'No, keep both';
export const bothKept = 'Both options are kept.';
export const isNew = (name: string) => `“${name}” is a new main parameter`;
export const isNewHint = (count: number) =>
  `If you confirm it, reports get one more main parameter, with ${questions(count)}.`;
export const confirm = (name: string) => `Confirm “${name}”`;
export const otherName = (name: string) => `Or “${name}” is another name for`;
export const merge = 'Use this name';
export const manyNew = (count: number) => `The file has ${n(count)} new main parameters`;
export const manyNewHint = 'That is too many to confirm. Check which column is mapped as main parameter.';
export const mergeAll = (count: number) => `Merge all ${n(count)} that only look different`;
export const mergedAll = (count: number) => `${n(count)} names are merged.`;
export const confirmAll = (count: number) => `Confirm all ${n(count)} new main parameters`;
export const confirmedAll = (count: number) => `${n(count)} main parameters are confirmed.`;

export const scorePlace = (place: string, column: string) => `${place}, ${column}`;
export const scorePlaces = (count: number, place: string, column: string) =>
  `${n(count)} times. First place: ${place}, ${column}`;
export const pointsFor = (text: string) => `Points for “${text}”`;
export const countsAs = (text: string, worth: number) =>
  `“${text}” counts as ${worth} ${plural(worth, 'point', 'points')}.`;
export const usePoints = 'Use these points';
export const useForAll = (count: number) => `Use for all ${n(count)}`;
export const useSuggestions = (count: number) => `Use all ${n(count)} suggestions`;
export const scoresRead = (count: number) => `${n(count)} scores now have points.`;

/** A text at the end of a sentence: its own full stop or question mark ends it. */
function quoted(text: string): string {
  return text.length > 120 ? `“${text.slice(0, 119)}…”` : `“${text}”${/[.?!…।]$/.test(text) ? '' : '.'}`;
}
