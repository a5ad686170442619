import * as z from 'zod/mini';
import { endpoint } from '#functions/contract/endpoint.ts';
import { attemptId, instant, reportAnswers, seenNumber, text, userId } from '#functions/contract/fields.ts';
import { adminLimits } from '#functions/contract/text-limits.ts';
import { cursor, next } from '#functions/contract/paging.ts';
import { problemCode } from '#functions/contract/problem.ts';
import { reportStatuses } from '#functions/domain/reports/report-delivery.ts';
import { finderFilter } from '#functions/contract/admin/finder.ts';

export const reportStatus = z.enum(reportStatuses);
export type ReportStatus = z.infer<typeof reportStatus>;

const report = z.object({
  userId: z.string(),
  attemptId: z.string(),
  email: z.string(),
  name: z.string(),
  status: reportStatus,
  createdAt: instant,
  /** Of one that is held: when it is sent by itself. Absent: when an admin has looked. */
  dueAt: z.optional(instant),
  /** Of one that is held: until when it is promised. */
  promisedBy: z.optional(instant),
  /** Of one that waits for an admin: from when on it is urgent. */
  reviewBy: z.optional(instant),
  sentAt: z.optional(instant),
  tries: z.number(),
  /** How often it was sent again. Send it back with an order to do so: a second click is known by it. */
  resends: z.number(),
  problem: z.optional(z.string()),
  /** The file as it was last mailed, and the version of the words in it. */
  pdf: z.optional(z.object({ sha256: z.string(), template: z.number() })),
  canDownload: z.boolean(),
  /** It is not under way, or its worker is late: it can be sent again. */
  canResend: z.boolean(),
});
export type ReportView = z.infer<typeof report>;

export const listReports = endpoint({
  method: 'GET',
  path: '/admin/reports',
  access: 'admin',
  summary:
    'Reports in some delivery statuses, newest first, a page at a time; held ones by urgency: those that wait for an admin first, then the soonest due',
  query: z.object({
    /** With commas between them. */
    statuses: z
      .string()
      .check(
        z.regex(
          new RegExp(`^(${reportStatuses.join('|')})(,(${reportStatuses.join('|')}))*$`),
          'This is not a list of statuses.',
        ),
      ),
    ...finderFilter,
    cursor: z.optional(cursor),
  }),
  reply: z.object({
    reports: z.array(report),
    next,
    /** With `who`: there are more such people, whose reports are not listed. */
    arePeopleCutOff: z.optional(z.boolean()),
  }),
});

const order = z.object({
  /** As the admin saw it. */
  resends: seenNumber,
  /** As the admin saw it: a report that was mailed since then is not mailed again. */
  status: z.optional(reportStatus),
  reason: text(adminLimits.reason, 'A reason'),
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
  refusals: ['not-found', 'report-not-ready', 'revision-conflict'],
});

/** How many reports one command may have sent again. */
export const maxResendsAtOnce = 100;

const resendTarget = z.object({ userId, attemptId, resends: seenNumber, status: reportStatus });
export type ResendTarget = z.infer<typeof resendTarget>;

const resendOutcome = z.object({
  userId: z.string(),
  attemptId: z.string(),
  outcome: z.enum(['queued', 'already', 'refused']),
  /** Of one that was refused. */
  code: z.optional(problemCode),
  message: z.optional(z.string()),
});
export type ResendOutcome = z.infer<typeof resendOutcome>;

export const resendReports = endpoint({
  method: 'POST',
  path: '/admin/reports/resends',
  access: 'admin',
  summary: 'Mail many reports once more, each by itself; the reply says what happened to each',
  body: z.object({
    reports: z
      .array(resendTarget)
      .check(
        z.minLength(1, 'Select at least one report.'),
        z.maxLength(maxResendsAtOnce, `Select at most ${maxResendsAtOnce} reports at once.`),
      ),
    reason: text(adminLimits.reason, 'A reason'),
  }),
  /** In the order in which they were asked for. */
  reply: z.object({ results: z.array(resendOutcome) }),
});

export const reissueReport = endpoint({
  method: 'POST',
  path: '/admin/reports/{userId}/{attemptId}/reissues',
  access: 'admin',
  summary: 'Make the report again from the version the attempt is pinned to, and mail it',
  params: z.object({ userId, attemptId }),
  body: order,
  reply: ordered,
  refusals: ['not-found', 'report-not-ready', 'revision-conflict'],
});

export const getReportFile = endpoint({
  method: 'GET',
  path: '/admin/reports/{userId}/{attemptId}/file',
  access: 'admin',
  summary: 'An address from which the report can be downloaded for a minute',
  params: z.object({ userId, attemptId }),
  query: z.object({ answers: reportAnswers }),
  reply: z.object({ url: z.string(), expiresAt: instant }),
  refusals: ['not-found', 'report-not-ready', 'no-answers-file'],
});
