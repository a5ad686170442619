/** Versions (/admin/versions) */

import type { VersionView } from '#functions/contract/admin/banks/versions.ts';
import { counted } from '#functions/domain/text/counted.ts';

export const title = 'Versions';
export const about =
  'Each time you publish, we save a version that never changes. Restoring one publishes its questions again as a new version.';
export const noQuiz = 'There are no quizzes yet. Upload a spreadsheet to create one.';
export const loading = 'Loading versions...';
export const archived = 'This quiz is archived, so you can’t restore its versions. <quiz>Unarchive it</quiz> first.';
export const caption = (quizId: number) => `Versions of quiz ${quizId}, newest first`;
export const none = 'This quiz has no versions yet.';
export const more = 'Load more versions';

export const columns = {
  version: 'Version',
  published: 'Published',
  by: 'By',
  origin: 'Source',
  questions: 'Questions',
  added: 'New',
  changed: 'Changed',
  removed: 'Removed',
  parameters: 'Parameters',
  note: 'Note',
  actions: 'Actions',
};
export const live = 'Live';
export const origins = { upload: 'Uploaded file', edit: 'Edited here', restore: 'Restored' };
export const restoredFrom = (version: number) => `Restored from version ${version}`;
export const compare = 'Compare';
export const compareThis = (version: number) => `Compare version ${version}`;
export const restore = 'Restore';
export const restoreThis = (version: number) => `Restore version ${version}`;

export const comparison = 'Compare versions';
export const from = 'From version';
export const to = 'To version';
export const choice = ({ version, origin, questionCount }: VersionView) =>
  `${version} (${origins[origin]}, ${counted(questionCount, 'question')})`;
export const chooseTwo = 'Choose two different versions.';

type Restored = Record<'version' | 'questionCount', number>;
export const restored = (now: number, { version, questionCount }: Restored) =>
  `Version ${now} is now live with the ${counted(questionCount, 'question')} of version ${version}.`;
export const restoredAll = (now: number, { version, questionCount }: Restored) =>
  `Version ${now} is now live with the ${counted(questionCount, 'question')} of version ${version}, and its quotients, meanings and next steps.`;
export const notRestored = 'Nothing was restored. Check what changed, then restore again.';
export const restoring = (quiz: { quizId: number; name: string; version: number }, of: Restored) =>
  `This publishes the ${counted(of.questionCount, 'question')} of version ${of.version} again. They become version ${quiz.version + 1} of quiz ${quiz.quizId} (${quiz.name}) and replace version ${quiz.version}. Attempts already in progress continue unchanged.`;
export const noComparison = (why: string) => `We couldn’t load what would change: ${why}`;
