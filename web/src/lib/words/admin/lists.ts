/** What several admin screens have (/admin) */

import { counted } from '#functions/domain/text/counted.ts';

export const noMatch = 'Nothing matches.';
export const noMatchYet = 'Nothing matches so far. Load more to look further back.';
export const moreMatch = 'More people match. Type more words to narrow the list.';
export const alreadySent = 'Not sent: someone has sent this report again since you opened this page.';

/** Titles of columns and labels of fields. */
export const labels = { person: 'Person', status: 'Status', quiz: 'Quiz', code: 'Code', report: 'Report' };
export const attempts = { attempt: 'Attempt', open: 'Open attempt', started: 'Started', completed: 'Completed' };
export const fields = { who: 'Name or email', batch: 'Coupon batch', label: 'Label of the batch', reason: 'Reason' };
export const batchAbout = (codes: number, quiz: string) => `${counted(codes, 'code')}, ${quiz}`;
export const unknown = { person: 'Unknown person', batch: 'Unknown batch' };

export const nameOf = (person?: { name: string; email: string }) => person?.name || person?.email || 'this person';
export const deletedAccount = 'Deleted account';

export const reportStatus = {
  held: 'Held',
  pending: 'Queued',
  claimed: 'Being made',
  sending: 'Being emailed',
  sent: 'Sent',
  delivered: 'Delivered',
  bounced: 'Bounced',
  failed: 'Not sent',
  unknown: 'May have been sent',
};
