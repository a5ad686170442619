import * as z from 'zod/mini';
import { typeErase } from '#functions/domain/words/account.ts';
import { endpoint } from './endpoint.ts';
import { attemptId, instant, reportAnswers, next } from './fields.ts';
import { consent, personalData } from './personal-data.ts';

const myReportStatus = z.enum(['being-prepared', 'sent', 'delivered', 'bounced', 'delayed']);
export type MyReportStatus = z.infer<typeof myReportStatus>;

const myAttempt = z.object({
  attemptId: z.string(),
  quizName: z.string(),
  startedAt: instant,
  endedAt: z.optional(instant),
  status: z.enum(['open', 'completed']),
  endReason: z.optional(z.enum(['candidate', 'time', 'limit'])),
  answeredCount: z.number(),
  questionCount: z.number(),
  report: z.optional(
    z.object({
      /** `delayed`: the office has to look at it. */
      status: myReportStatus,
      /** The end of the promised business hours (`report-parts.ts`), by the holidays that were known when the attempt ended. */
      promisedBy: instant,
      /** When a held report will be sent. */
      dueAt: z.optional(instant),
      /** When it was sent; absent until then. */
      sentAt: z.optional(instant),
      /** The report page shows it to the candidate. */
      canRead: z.boolean(),
      canDownload: z.boolean(),
    }),
  ),
});
export type MyAttempt = z.infer<typeof myAttempt>;

export const listMyAttempts = endpoint({
  route: 'GET /me/attempts',
  access: 'account',
  summary: "The signed-in person's attempts and what became of their reports, newest first; and what they agreed to",
  reply: z.object({
    attempts: z.array(myAttempt),
    /** Newest first. */
    consents: z.array(consent),
  }),
});

export const getMyReportFile = endpoint({
  route: 'GET /me/attempts/{attemptId}/report',
  access: 'account',
  summary: 'An address from which the report can be downloaded for a minute',
  params: z.object({ attemptId }),
  query: z.object({ answers: reportAnswers }),
  reply: z.object({ url: z.string(), expiresAt: instant }),
  refusals: ['not-found', 'report-not-ready', 'no-answers-file'],
});

export const exportMyData = endpoint({
  route: 'GET /me/export',
  access: 'account',
  summary:
    'Everything that is stored of the signed-in person; where it is too much for one answer, the attempts page by page',
  /** `next` of the previous page. */
  query: z.object({ from: z.optional(attemptId) }),
  /** With `next` there are more attempts. The other fields are on each page. */
  reply: z.extend(personalData, { next }),
});

export const eraseMe = endpoint({
  route: 'POST /me/erasure',
  access: 'account',
  summary:
    'Erase the account with everything in it, for good; again: goes on with what is left; not while the person is an admin',
  body: z.object({ confirmation: z.literal('ERASE', typeErase) }),
  reply: z.object({
    erasedAt: instant,
    /** What is kept, and why, in sentences. */
    kept: z.array(z.string()),
  }),
  refusals: ['needs-another-admin'],
});
