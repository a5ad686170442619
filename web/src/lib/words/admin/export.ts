/** Export (/admin/export) */

import { counted } from '#functions/domain/text/counted.ts';

export const title = 'Export';
export const about =
  'Export completed attempts by the day they ended (India time). Attempts of deleted accounts are left out. Files contain personal data, so the audit log records each export.';
export const kept = (hours: number) => `Files are prepared in the background and kept for ${hours} hours.`;
export const kinds = {
  workbook: 'Excel workbook: scores and answers',
  scores: 'CSV: one row for each attempt',
  responses: 'CSV: one row for each answer',
};
export const fields = { kind: 'File', from: 'First day', until: 'Last day' };
export const kindHint = (rows: string, attempts: string) =>
  `An Excel sheet holds up to ${rows} rows: the answers of about 17,000 attempts with 60 questions. A CSV file holds up to ${attempts} attempts.`;
export const hints = { batch: 'Leave empty for all attempts.', person: 'Leave empty for everyone.' };
export const action = 'Export attempts';
export const missing = { from: 'Please choose the first day.', until: 'Please choose the last day.' };
export const noMatch = {
  person: (typed: string) => `Nobody with “${typed}” in their name or email has signed in.`,
  batch: (typed: string) => `No batch has “${typed}” in its label.`,
};
export const severalMatch = (typed: string) => `“${typed}” has several matches. Please choose one from the list.`;
export const failures = { order: 'Export failed: ', list: 'We couldn’t load your exports: ' };
export const downloadFailed = 'We couldn’t download the file: ';

export const heading = 'Your exports';
export const caption = (hours: number) => `Your exports of the last ${hours} hours`;
export const none = (hours: number) => `No exports in the last ${hours} hours.`;
export const columns = { export: 'Export', requested: 'Requested', file: 'File', download: 'Download' };
export const days = (from: string, until: string) => `${from} to ${until}`;
export const only = { batch: 'One coupon batch', person: 'One person' };
export const marks = { waiting: 'Waiting', writing: 'In progress', ready: 'Ready', failed: 'Failed', empty: 'Empty' };
export const writing = (rows: number, attempts: number) =>
  `${counted(rows, 'row')} from ${counted(attempts, 'attempt')} so far.`;
export const reached = (day: string) => `Reached ${day}.`;
export const ready = (rows: number, attempts: number, file: string) =>
  `${counted(rows, 'row')} from ${counted(attempts, 'attempt')} in ${file}.`;
export const noFile = { waiting: 'It will start soon.', failed: 'Please try again.', empty: 'No attempt matches.' };
/** For screen readers. */
export const progress = (mark: string, detail: string) => `${mark}: ${detail}`;
export const availableUntil = 'Available until <moment>then</moment>';
