import { endpoint } from '#functions/contract/endpoint.ts';
import { attemptId } from '#functions/contract/fields.ts';
import { reportDocument } from './report-document.ts';
import * as z from 'zod/mini';

/** A report as it is shown: what it says, and which of its files there are to download. */
export const shownReport = z.object({ document: reportDocument, hasFile: z.boolean(), hasAnswersFile: z.boolean() });
export type ShownReport = z.infer<typeof shownReport>;

/** What the report of one's own attempt says, once it is theirs: the snapshot that its PDF was drawn from. */
export const getReport = endpoint({
  method: 'GET',
  path: '/reports/{attemptId}',
  access: 'account',
  summary: 'What the report of an attempt says, for its candidate',
  params: z.object({ attemptId }),
  reply: shownReport,
  refusals: ['not-found', 'report-not-ready'],
});
