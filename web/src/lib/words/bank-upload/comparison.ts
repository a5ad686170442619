/** The file beside the live bank: parameters, changes, notes (the preview of /admin/quizzes) */

import { counted, numeral as n } from '#functions/domain/text/counted.ts';

const parameters = (count: number) => counted(count, 'parameter');

export const comparing = 'Comparing...';
export const noComparison = 'We couldn’t load the live questions, so there is nothing to compare with.';
export const compared = (version: number, quizId: number) => `Compared with version ${version} of quiz ${quizId}`;
export const changes = (quizId: number) => `Changes to quiz ${quizId}`;

export const heading = { file: 'Parameters in the file', notes: 'What reports say about the parameters' };
export const list = 'Main parameters';
export const liveTwin = (from: string, to: string) =>
  `The live bank has both “${from}” and “${to}”. If they mean the same, correct the file.`;
export const shared = (name: string, parameters: readonly string[]) =>
  `Sub-parameter “${name}” is under ${n(parameters.length)} main parameters: ${parameters
    .slice(0, 5)
    .map((parameter) => `“${parameter}”`)
    .join(', ')}${parameters.length > 5 ? '…' : '.'}`;
export const manyNames =
  'The file has more than 500 names, so we didn’t look for typing mistakes, only for names that differ in capitals, punctuation or spaces. Is the right column mapped as main parameter?';
export const found = (count: number) => `The file has ${counted(count, 'main parameter')}.`;
export const besideLive = (quizId: number, { same, new: added, gone }: Record<'same' | 'new' | 'gone', number>) =>
  `Compared with quiz ${quizId}: ${n(same)} unchanged, ${n(added)} new, ${n(gone)} removed.`;
export const states = { same: 'Unchanged', new: 'New', gone: 'Removed' };
export const subParameters = (count: number) => ` · ${counted(count, 'sub-parameter')}`;
export const questions = (count: number) => counted(count, 'question');
export const liveQuestions = (live: number) => counted(live, 'live question');
export const questionsOf = (count: number, live: number) => `${counted(count, 'question')} (${n(live)} live)`;

export const notesNotLoaded = 'We couldn’t load the report texts for the live parameters.';
export const texts = (meanings: number, steps: number) =>
  `${counted(meanings, 'meaning')} and ${counted(steps, 'next step')} for reports.`;
export const optionalTexts = (ofLevels: number, exercises: number) =>
  `${counted(ofLevels, 'text')} on the levels of a score, and ${counted(exercises, 'exercise')}.`;
export const kept = (count: number) => `${parameters(count)} kept from the live bank`;
export const removed = (count: number) => `${parameters(count)} removed`;
export const noSheet = 'The file has no “Parameters” sheet.';
export const entries = (count: number) => `The “Parameters” sheet describes ${parameters(count)}.`;
export const nothing = 'Reports will have no quotients, meanings or next steps.';
export const stays = (live: number) =>
  `What the live bank says about ${parameters(live)} is kept wherever the new bank still has the parameter.`;
export const joins = (live: number) =>
  `These texts are added to what the live bank says about ${parameters(live)}. Where both say something, the text in the file replaces the live one. Empty cells change nothing.`;
export const goes = (live: number) => `What the live bank says about ${parameters(live)} is removed.`;
