/** Things to decide before a file is submitted, and the decisions (the preview of /admin/quizzes) */

import { counted, numeral as n, plural } from '#functions/domain/text/counted.ts';
import type { CountedName } from '#functions/domain/uploads/name-twins.ts';
import type { Spelling } from '#functions/domain/uploads/sheet-choices.ts';
import { buttons } from '#web/lib/words/ui.ts';

const questions = (count: number) => counted(count, 'question');

export const heading = (count: number) =>
  counted(count, 'thing to decide before you submit', 'things to decide before you submit');
export const list = 'Things to decide';
export const blocked = (first: string) =>
  `Before you submit, please deal with this: ${first}${/[.?!]$/.test(first) ? '' : '.'}`;
export const goThere = 'Take me there';
export const moreFollow = (count: number) => `Once you have decided these, ${n(count)} more will follow.`;
export const places = {
  columns: 'Map columns',
  target: 'Configure Quiz Details',
  addition: 'Show them',
  live: buttons.tryAgain,
};
export const inFile = 'In the file';
export const firstInFile = (shown: number, all: number) => `In the file (the first ${shown} of ${n(all)})`;
export const choose = 'Choose...';

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
export const codes = (id: number, { count, hasMore } = { count: 0, hasMore: false }) =>
  `${hasMore ? `More than ${n(count)}` : count > 1 ? `All ${n(count)}` : 'All'} coupon codes of quiz ${id} stop working, even for people who have redeemed one but haven’t started. Attempts already in progress can be finished.`;
export const replace = (id: number) => `Replace quiz ${id}`;
export const badScores = (count: number) => counted(count, 'score that we can’t read', 'scores that we can’t read');
export const badScoresHint = (options: number) =>
  `Tell us how many points each is worth (${counted(options, 'option')} in all). We don’t assume anything until you do.`;
export const alreadyThere = (count: number) => `The bank already has ${n(count)} of the questions in the file`;
export const nothingToAdd = 'All of them are there, so there is nothing to add.';
export const alreadyThereHint = (fresh: number) =>
  `A bank can have each question only once. If you leave out the repeated ones, ${counted(fresh, 'question is', 'questions are')} added.`;
export const tooMany = (count: number, max: number) =>
  `The bank would have ${n(count)} questions, and ${n(max)} is the limit`;
export const tooManyHint = 'Leave some questions out of the file.';
export const parameterProblems = (count: number) =>
  `${counted(count, 'problem')} in what the file says about parameters`;
export const leaveOrCorrect = (count: number) =>
  `Found in ${counted(count, 'place')}. Leave the rows out, or correct the file and upload it again.`;

export const defaults = { open: 'Use the defaults for all', title: 'Use the defaults for all?', back: buttons.goBack };
export const useDefaults = 'Use the defaults';
export const defaultsUsed = 'We used the defaults.';
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

const subjects = { category: 'Main parameter', subCategory: 'Sub-parameter', option: 'Option' };
export const renamed = ({ of, from, to }: Spelling) => `${subjects[of]} “${from}” is changed to “${to}”.`;
export const isKept = ({ of, from }: Pick<Spelling, 'of' | 'from'>) => `${subjects[of]} “${from}” is kept.`;
export const confirmed = (name: string) => `“${name}” is confirmed as a main parameter.`;
export const assigned = (count: number, name: string) => `“${name}” is now the main parameter of ${questions(count)}.`;

export const missing = (count: number) => `${questions(count)} without a main parameter`;
export const missingHint =
  'Reports can’t count a question without a main parameter. Choose one for all of them, or leave the rows out.';
export const mainParameter = { label: 'Main parameter for all of them', use: 'Use it for all of them' };
export const leaveRows = { text: 'Leave out these rows', done: 'The rows are left out.' };
export const areSame = ({ of, from, to }: Spelling) => `${subjects[of]} “${from}”: is it the same as “${to}”?`;
export const sameForm = 'They differ only in how they’re written.';
export const counts = (from: CountedName, to: CountedName) =>
  `“${from.name}” has ${questions(from.questions)} in the file. “${to.name}” has ${to.liveQuestions > 0 ? counted(to.liveQuestions, 'live question') : questions(to.questions)}. If they are the same, they count together.`;
export const yes = (to: string) => `Yes, use “${to}”`;
export const no = (from: string) => `No, keep “${from}”`;
export const optionPoints = (from: string, to: string, worth: { from: number; to: number }) =>
  `“${from}” has ${counted(worth.from, 'point')}, and “${to}” has ${counted(worth.to, 'point')}.`;
export const inQuestion = (text: string) =>
  `Both are options of ${quoted(text)} If you merge them, the question has one option fewer.`;
export const inQuestions = (count: number, first: string) =>
  `Both are options of ${questions(count)}. The first is ${quoted(first)} If you merge them, each has one option fewer.`;
export const onlyStays = (to: string) => `Only “${to}” stays, with its own points and phrases.`;
export const yesOnly = (to: string) => `Yes, keep only “${to}”`;
export const both = { no: 'No, keep both', done: 'Both options are kept.' };
export const isNew = (name: string) => `“${name}” is a new main parameter`;
export const isNewHint = (count: number) =>
  `If you confirm it, reports get one more main parameter, with ${questions(count)}.`;
export const confirm = (name: string) => `Confirm “${name}”`;
export const otherName = (name: string) => `Or “${name}” is another name for`;
export const merge = 'Use this name';
export const manyNew = (count: number) => `The file has ${n(count)} new main parameters`;
export const manyNewHint = 'That is too many to confirm. Check which column is mapped as main parameter.';
export const mergeAll = (count: number) => `Merge all ${n(count)} names that differ only in how they’re written`;
export const mergedAll = (count: number) => `${n(count)} names are merged.`;
export const confirmAll = (count: number) => `Confirm all ${n(count)} new main parameters`;
export const confirmedAll = (count: number) => `${n(count)} main parameters are confirmed.`;

export const scorePlace = (count: number, place: string) => plural(count, place, `${n(count)} times. First: ${place}`);
export const pointsFor = (text: string) => `Points for “${text}”`;
export const countsAs = (text: string, worth: number) => `“${text}” counts as ${counted(worth, 'point')}.`;
export const usePoints = (count: number) => plural(count, 'Use these points', `Use for all ${n(count)}`);
export const useSuggestions = (count: number) => `Use all ${n(count)} suggestions`;
export const scoresRead = (count: number) => `${n(count)} scores now have points.`;

/** A text at the end of a sentence: its own full stop or question mark ends it. */
function quoted(text: string): string {
  return text.length > 120 ? `“${text.slice(0, 119)}…”` : `“${text}”${/[.?!…।]$/.test(text) ? '' : '.'}`;
}
