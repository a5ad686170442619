import * as z from 'zod/mini';
import { endpoint } from '#functions/contract/endpoint.ts';
import { attemptId, instant, text, userId } from '#functions/contract/fields.ts';
import { cursor, next } from '#functions/contract/paging.ts';

const statuses = ['pending', 'claimed', 'sending', 'sent', 'delivered', 'bounced', 'failed', 'unknown'] as const;
export const reportStatus = z.enum(statuses);
export type ReportStatus = z.infer<typeof reportStatus>;

const report = z.object({
  userId: z.string(),
  attemptId: z.string(),
  email: z.string(),
  name: z.string(),
  status: reportStatus,
  createdAt: instant,
  sentAt: z.optional(instant),
  tries: z.number(),
  /** How often it was sent again. Send it back with an order to do so: a second click is known by it. */
  resends: z.number(),
  problem: z.optional(z.string()),
  canDownload: z.boolean(),
});
export type ReportView = z.infer<typeof report>;

export const listReports = endpoint({
  method: 'GET',
  path: '/admin/reports',
  access: 'admin',
  summary: 'Reports in some delivery statuses, newest first, a page at a time',
  query: z.object({
    /** With commas between them. */
    statuses: z
      .string()
      .check(
        z.regex(new RegExp(`^(${statuses.join('|')})(,(${statuses.join('|')}))*$`), 'This is no list of statuses.'),
      ),
    cursor: z.optional(cursor),
  }),
  reply: z.object({ reports: z.array(report), next }),
});

const order = z.object({
  /** As the admin saw it. */
  resends: z.number().check(z.int(), z.minimum(0)),
  reason: text(500, 'A reason'),
});
/** `already`: it was sent again since the admin looked. */
const ordered = z.object({ outcome: z.enum(['queued', 'already']) });

export const resendReport = endpoint({
  method: 'POST',
  path: '/admin/reports/{userId}/{attemptId}/resends',
  access: 'admin',
  summary: 'Mail the same report once more; a second click on what was seen mails nothing',
  params: z.object({ userId, attemptId }),
  body: order,
  reply: ordered,
  refusals: ['not-found', 'report-not-ready'],
});

export const reissueReport = endpoint({
  method: 'POST',
  path: '/admin/reports/{userId}/{attemptId}/reissues',
  access: 'admin',
  summary: 'Make the report anew from the version the attempt is pinned to, and mail it',
  params: z.object({ userId, attemptId }),
  body: order,
  reply: ordered,
  refusals: ['not-found', 'report-not-ready'],
});

export const getReportFile = endpoint({
  method: 'GET',
  path: '/admin/reports/{userId}/{attemptId}/file',
  access: 'admin',
  summary: 'An address from which the report can be downloaded for a minute',
  params: z.object({ userId, attemptId }),
  reply: z.object({ url: z.string(), expiresAt: instant }),
  refusals: ['not-found', 'report-not-ready'],
});
