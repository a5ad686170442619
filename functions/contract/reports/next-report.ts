import * as z from 'zod/mini';
import { reportParts } from '#functions/domain/reports/promise/report-parts.ts';
import { endpoint } from '#functions/contract/endpoint.ts';
import { quizId } from '#functions/contract/fields.ts';

export const getNextReport = endpoint({
  method: 'GET',
  path: '/quizzes/{quizId}/next-report',
  access: 'account',
  summary:
    "What the signed-in person's next report has: of their unfinished attempt, else of the one they would begin now",
  params: z.object({ quizId }),
  /** In the order in which they are promised: only parts for which that attempt has enough questions. */
  reply: z.object({ reportParts: z.array(z.enum(reportParts)) }),
  refusals: ['not-found'],
});
