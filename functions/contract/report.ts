import { endpoint } from './endpoint.ts';
import { attemptId } from './fields.ts';
import { reportDocument } from './report-document.ts';
import * as z from 'zod/mini';

/** What the report of one's own attempt says, once it is theirs: the snapshot that its PDF was drawn from. */
export const getReport = endpoint({
  method: 'GET',
  path: '/reports/{attemptId}',
  access: 'account',
  summary: 'What the report of an attempt says, for its candidate',
  params: z.object({ attemptId }),
  reply: reportDocument,
  refusals: ['not-found', 'report-not-ready'],
});
