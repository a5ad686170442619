/** Uploads (/admin/uploads) */

import type { UploadSummary } from '#functions/contract/admin/uploads/uploads.ts';
import { counted, plural } from '#functions/domain/text/counted.ts';

export const title = 'Uploads';
export const about = (days: number) =>
  `Files uploaded in the last ${days} days, newest first. To upload a file, go to <bank>Manage Assessment</bank>.`;
export const loading = 'Loading uploads...';
export const none = (days: number) => `No files were uploaded in the last ${days} days.`;
export const columns = { file: 'File', outcome: 'Status', by: 'By', at: 'Uploaded' };
export const open = (file: string) => `Open ${file}`;
export const cancel = 'Cancel';
export const cancelThis = (file: string) => `Cancel the upload of ${file}`;

export const states = {
  waiting: 'Waiting',
  reading: 'Reading',
  ready: 'Ready to submit',
  toFix: 'Needs fixing',
  'no-questions': 'Needs mapping',
  refused: 'Not accepted',
  cancelled: 'Cancelled',
  published: 'Published',
};
export const waiting = 'The file is still on its way, or next in line to be read.';
export const rowsSoFar = (rows: number) => `${counted(rows, 'row')} read so far.`;
export const questions = (count: number) => `${counted(count, 'question')}.`;
export const publishedAs = (count: number, { quizId, version }: NonNullable<UploadSummary['publishedAs']>) =>
  `${counted(count, 'question')} as version ${version} of quiz ${quizId}.`;
export const allFine = 'Nothing to check.';
export const toCheck = (count: number) => counted(count, 'thing to check.', 'things to check.');
export const toFix = (count: number) =>
  plural(count, 'One must be fixed first.', `${count.toLocaleString('en-IN')} must be fixed first.`);
