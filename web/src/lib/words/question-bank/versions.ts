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

export const columns = { version: 'Version', published: 'Published', by: 'By', origin: 'Source', note: 'Note' };
export const counts = { all: 'Questions', added: 'New', changed: 'Changed', removed: 'Removed', notes: 'Parameters' };
export const live = 'Live';
export const origins = { upload: 'Uploaded file', edit: 'Edited here', restore: 'Restored' };
export const restoredFrom = (version: number) => `Restored from version ${version}`;
export const actions = { title: 'Actions', compare: 'Compare', restore: 'Restore' };
export const compare = (version: number) => `Compare version ${version}`;
export const restore = (version: number) => `Restore version ${version}`;

export const comparison = { title: 'Compare versions', from: 'From version', to: 'To version' };
export const choice = ({ version, origin, questionCount }: VersionView) =>
  `${version} (${origins[origin]}, ${counted(questionCount, 'question')})`;
export const chooseTwo = 'Choose two different versions.';

export const restoring = (version: number, { quizId, name }: { quizId: number; name: string }, next: number) =>
  `This publishes the questions of version ${version} again, as version ${next} of quiz ${quizId} (${name}). Attempts already in progress continue unchanged.`;
export const restored = (now: number, version: number, count: number) =>
  `Version ${now} is now live with the ${counted(count, 'question')} of version ${version}.`;
export const withNotes = 'Its quotients, meanings and next steps are back, too.';
export const notRestored = 'Nothing was restored. Check what changed, then restore again.';
export const noComparison = (why: string) => `We couldn’t load what would change: ${why}`;
