/** Uploads (/admin/uploads) */

import { counted } from '#functions/domain/text/counted.ts';

export const title = 'Uploads';
export const about = (days: number) =>
  `Files uploaded in the last ${days} days, newest first. To upload a file, go to <bank>Manage Assessment</bank>.`;
export const loading = 'Loading uploads...';
export const none = (days: number) => `No files were uploaded in the last ${days} days.`;
export const columns = { file: 'File', outcome: 'Status', by: 'By', at: 'Uploaded' };
export const open = (file: string) => `Open ${file}`;
export const cancelThis = (file: string) => `Cancel the upload of ${file}`;

export const before = { waiting: 'Waiting', reading: 'Reading', unmapped: 'Needs mapping', toFix: 'Needs fixing' };
export const after = { ready: 'Ready to submit', refused: 'Not accepted', cancelled: 'Cancelled', done: 'Published' };
export const waiting = 'The file is still being sent, or is waiting to be read.';
export const rowsSoFar = (rows: number) => `${counted(rows, 'row')} read so far.`;
export const questions = (count: number) => `${counted(count, 'question')}.`;
export const publishedAs = (count: number, { quizId, version }: { quizId: number; version: number }) =>
  `${counted(count, 'question')} as version ${version} of quiz ${quizId}.`;
export const allFine = 'Nothing to check.';
export const toCheck = (count: number) => counted(count, 'thing to check.', 'things to check.');
export const toFix = (count: number) => counted(count, 'of them must be fixed first.', 'of them must be fixed first.');
