import * as z from 'zod/mini';
import { endpoint } from '#functions/contract/endpoint.ts';
import { attemptId, userId } from '#functions/contract/fields.ts';
import { reportDocument } from '#functions/contract/report-document.ts';

/** The same for an admin, also while it is held or on its way; the audit keeps who has read whose. */
export const readReport = endpoint({
  method: 'GET',
  path: '/admin/reports/{userId}/{attemptId}',
  access: 'admin',
  summary: 'What the report of an attempt says; an entry in the audit says who has read it',
  params: z.object({ userId, attemptId }),
  reply: reportDocument,
  refusals: ['not-found'],
});
