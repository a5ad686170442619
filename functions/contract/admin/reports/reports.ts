import * as z from 'zod/mini';
import { endpoint } from '#functions/contract/endpoint.ts';
import {
  attemptId,
  instant,
  reportAnswers,
  seenNumber,
  text,
  userId,
  cursor,
  next,
} from '#functions/contract/fields.ts';
import { adminLimits } from '#functions/contract/text-limits.ts';
import { problemCode } from '#functions/contract/problem.ts';
import { reportStatuses } from '#functions/domain/reports/report-delivery.ts';
import { finderFilter } from '#functions/contract/admin/finder.ts';
import { qualityCodes, qualityTiers } from '#functions/domain/reports/quality/response-quality.ts';
import { shownReport } from '#functions/contract/reports/report.ts';
import * as fields from '#functions/domain/words/fields.ts';
import * as words from '#functions/domain/words/reports.ts';

export const reportStatus = z.enum(reportStatuses);
export type ReportStatus = z.infer<typeof reportStatus>;

const report = z.object({
  userId: z.string(),
  attemptId: z.string(),
  email: z.string(),
  name: z.string(),
  status: reportStatus,
  createdAt: instant,
  /** When a held report is sent automatically. Absent: after an admin's review. */
  dueAt: z.optional(instant),
  /** The time until which a held report is promised. */
  promisedBy: z.optional(instant),
  /** The time from which a report that waits for review is urgent. */
  reviewBy: z.optional(instant),
  sentAt: z.optional(instant),
  tries: z.number(),
  /** How many times it was resent. Send it back with an order to resend, so that a second click is recognised. */
  resends: z.number(),
  problem: z.optional(z.string()),
  /** The file that was mailed last, the version of its template, and what drew it. */
  pdf: z.optional(z.object({ sha256: z.string(), template: z.number(), engine: z.optional(z.string()) })),
  canDownload: z.boolean(),
  /** It can be resent: it is not in delivery, or its worker is late. */
  canResend: z.boolean(),
});
export type ReportView = z.infer<typeof report>;

export const listReports = endpoint({
  route: 'GET /admin/reports',
  summary:
    'Reports in some delivery statuses, newest first, a page at a time; held ones by urgency: those that wait for an admin first, then the soonest due',
  query: z.object({
    /** Comma-separated. */
    statuses: z
      .string()
      .check(z.regex(new RegExp(`^(${reportStatuses.join('|')})(,(${reportStatuses.join('|')}))*$`), fields.notValid)),
    ...finderFilter,
    cursor: z.optional(cursor),
  }),
  reply: z.object({
    reports: z.array(report),
    next,
    /** With `who`: more people match, whose reports are not listed. */
    arePeopleCutOff: z.optional(z.boolean()),
  }),
});

const order = z.object({
  resends: seenNumber,
  /** The status that the admin read: a report that was mailed since then is not mailed again. */
  status: z.optional(reportStatus),
  reason: text(adminLimits.reason, fields.reason),
});
/** `already`: it was resent since the admin read it. */
const ordered = z.object({ outcome: z.enum(['queued', 'already']) });

export const resendReport = endpoint({
  route: 'POST /admin/reports/{userId}/{attemptId}/resends',
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
  code: z.optional(problemCode),
  message: z.optional(z.string()),
});
export type ResendOutcome = z.infer<typeof resendOutcome>;

export const resendReports = endpoint({
  route: 'POST /admin/reports/resends',
  summary: 'Mail many reports once more, each by itself; the reply says what happened to each',
  body: z.object({
    reports: z
      .array(resendTarget)
      .check(z.minLength(1, words.selectOne), z.maxLength(maxResendsAtOnce, words.selectMost(maxResendsAtOnce))),
    reason: text(adminLimits.reason, fields.reason),
  }),
  /** In the order of the request. */
  reply: z.object({ results: z.array(resendOutcome) }),
});

export const reissueReport = endpoint({
  route: 'POST /admin/reports/{userId}/{attemptId}/reissues',
  summary: 'Make the report again from the version the attempt is pinned to, and mail it',
  params: z.object({ userId, attemptId }),
  body: order,
  reply: ordered,
  refusals: ['not-found', 'report-not-ready', 'revision-conflict'],
});

export const getReportFile = endpoint({
  route: 'GET /admin/reports/{userId}/{attemptId}/file',
  summary: 'An address from which the report can be downloaded for a minute',
  params: z.object({ userId, attemptId }),
  query: z.object({ answers: reportAnswers }),
  reply: z.object({ url: z.string(), expiresAt: instant }),
  refusals: ['not-found', 'report-not-ready', 'no-answers-file'],
});

/** Evidence of acceptance, not of validity. */
export const listFeedback = endpoint({
  route: 'GET /admin/feedback',
  summary: 'What readers say of their reports, by question, in steps of ten answers',
  reply: z.object({
    rows: z.array(
      z.object({
        quizId: z.number(),
        quizName: z.string(),
        /** Absent: how useful the report was. */
        parameter: z.optional(z.string()),
        /** Of the answers yes, partly and no. */
        counts: z.array(z.number()),
      }),
    ),
  }),
});

/** How trustworthy the answers of a completed attempt are. */
export const responseQualityView = z.object({
  /** The version of the rules. */
  rules: z.number(),
  tier: z.enum(qualityTiers),
  reasons: z.array(
    z.object({ code: z.enum(qualityCodes), values: z.record(z.string(), z.number()), text: z.string() }),
  ),
});
export type ResponseQualityView = z.infer<typeof responseQualityView>;

const lookedAt = z.extend(shownReport, {
  status: reportStatus,
  /** Whether its candidate sees it, too. */
  isReleased: z.boolean(),
  /** When a held report is sent automatically. Absent: after an admin's review. */
  dueAt: z.optional(instant),
});
export type AdminReport = z.infer<typeof lookedAt>;

/** The report of an attempt for an admin, also while it is held or in delivery. The audit records who has read it. */
export const readReport = endpoint({
  route: 'GET /admin/reports/{userId}/{attemptId}',
  summary: 'What the report of an attempt says; an entry in the audit says who has read it',
  params: z.object({ userId, attemptId }),
  reply: lookedAt,
  refusals: ['not-found'],
});
