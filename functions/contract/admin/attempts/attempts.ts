import * as z from 'zod/mini';
import { endpoint } from '#functions/contract/endpoint.ts';
import {
  attemptId,
  instant,
  instantText,
  userId,
  cursor,
  next,
  quizId,
  text,
  ulid,
} from '#functions/contract/fields.ts';
import { finderFilter } from '#functions/contract/admin/finder.ts';
import { reportStatus, responseQualityView } from '#functions/contract/admin/reports/reports.ts';
import { maxGrantMinutes, minGrantMinutes } from '#functions/domain/attempts/grants.ts';
import * as grants from '#functions/domain/words/attempts.ts';
import { adminLimits } from '#functions/contract/text-limits.ts';
import * as fields from '#functions/domain/words/fields.ts';

const endReason = z.enum(['candidate', 'time', 'limit']);

const attemptRow = z.object({
  userId: z.string(),
  attemptId: z.string(),
  name: z.string(),
  email: z.string(),
  quizId: z.number(),
  quizName: z.string(),
  version: z.number(),
  startedAt: instant,
  deadline: instant,
  endedAt: z.optional(instant),
  status: z.enum(['open', 'completed']),
  endReason: z.optional(endReason),
  answeredCount: z.number(),
  questionCount: z.number(),
  /** Number of answers that arrived after the deadline. */
  lateCount: z.number(),
  resumeCount: z.number(),
  /** Re-entries and tab switches that are left. */
  remaining: z.number(),
  batch: z.optional(z.object({ batchId: z.string(), label: z.string() })),
  report: z.optional(z.object({ status: reportStatus, resends: z.number(), canDownload: z.boolean() })),
});
export type AttemptRow = z.infer<typeof attemptRow>;

const person = z.object({
  userId: z.string(),
  name: z.string(),
  email: z.string(),
  /** Grants for the next attempt that are not used yet. */
  granted: z.array(z.object({ quizId: z.number(), extraMinutes: z.number() })),
});
export type PersonView = z.infer<typeof person>;

export const listAttempts = endpoint({
  route: 'GET /admin/attempts',
  summary: 'Attempts: running ones first, then completed ones, of each the newest first, a page at a time',
  query: z.object({
    ...finderFilter,
    status: z.optional(z.enum(['open', 'completed'])),
    reason: z.optional(endReason),
    /** Range of its start. */
    from: z.optional(instantText(fields.number)),
    until: z.optional(instantText(fields.number)),
    cursor: z.optional(cursor),
  }),
  reply: z.object({
    attempts: z.array(attemptRow),
    next,
    /** With `who` or `person`: the people found. All their attempts are on one page. */
    people: z.optional(z.array(person)),
    /** More people match than are listed. */
    arePeopleCutOff: z.optional(z.boolean()),
  }),
});

const entry = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('started'),
    at: instant,
    limitSeconds: z.number(),
    extraMinutes: z.optional(z.number()),
  }),
  z.object({
    kind: z.literal('answer'),
    at: instant,
    questionNumber: z.number(),
    question: z.string(),
    option: z.string(),
    position: z.optional(z.number()),
    tookSeconds: z.optional(z.number()),
    isLate: z.boolean(),
  }),
  z.object({
    kind: z.literal('event'),
    at: instant,
    cause: z.enum(['open', 'reload', 'back-forward', 'tab-switch']),
    awaySeconds: z.optional(z.number()),
  }),
  z.object({
    kind: z.literal('grant'),
    at: instant,
    /** Absent for one more resume. */
    minutes: z.optional(z.number()),
    reason: z.string(),
    by: z.string(),
  }),
  z.object({ kind: z.literal('ended'), at: instant, reason: endReason }),
  z.object({ kind: z.literal('ordered'), at: instant }),
  z.object({
    kind: z.literal('mail'),
    at: instant,
    /** `made`: the mail service has accepted the mail. */
    fate: z.enum(['made', 'sent', 'delivered', 'bounced', 'failed', 'unknown']),
    problem: z.optional(z.string()),
  }),
]);
export type TimelineEntryView = z.infer<typeof entry>;

export const getAttempt = endpoint({
  route: 'GET /admin/attempts/{userId}/{attemptId}',
  summary: 'One attempt, with all that happened in it and to its report, in order',
  params: z.object({ userId, attemptId }),
  reply: z.object({
    attempt: attemptRow,
    /** Extra time for the next attempt at this quiz that is not used yet. */
    nextExtraMinutes: z.number(),
    timeline: z.array(entry),
    /** Absent while it is open. */
    quality: z.optional(responseQualityView),
    now: instant,
  }),
  refusals: ['not-found'],
});
export type AttemptDetails = z.infer<(typeof getAttempt)['reply']>;

const range = grants.grantMinutes(minGrantMinutes, maxGrantMinutes);
const minutes = z
  .number(range)
  .check(z.int(range), z.minimum(minGrantMinutes, range), z.maximum(maxGrantMinutes, range));
const reason = text(adminLimits.reason, fields.reason);
/** Made by the client, once for each grant, so that a retry grants nothing more. */
const grantId = ulid;

/** What this grant gives. A retry returns what it gave the first time. */
const given = z.number();

const standing = z.object({
  deadline: instant,
  /** Re-entries and tab switches that are left. */
  remaining: z.number(),
});

export const grantTime = endpoint({
  route: 'POST /admin/attempts/{userId}/{attemptId}/time',
  summary: 'Give a running attempt more time; where its time is over and late answers are awaited, from now on',
  params: z.object({ userId, attemptId }),
  body: z.object({ grantId, minutes, reason }),
  reply: z.extend(standing, { minutes: given }),
  refusals: ['not-found', 'attempt-closed', 'id-already-used'],
});

export const grantResume = endpoint({
  route: 'POST /admin/attempts/{userId}/{attemptId}/resumes',
  summary: 'Give a running attempt one more resume',
  params: z.object({ userId, attemptId }),
  body: z.object({ grantId, reason }),
  reply: standing,
  refusals: ['not-found', 'attempt-closed', 'id-already-used'],
});

export const grantNextTime = endpoint({
  route: 'POST /admin/people/{userId}/quizzes/{quizId}/time',
  summary: 'Give a person more time for their next attempt at a quiz, beside what they have; its start uses it up',
  params: z.object({ userId, quizId }),
  body: z.object({ grantId, minutes, reason }),
  reply: z.object({ minutes: given, extraMinutes: z.number() }),
  refusals: ['not-found', 'id-already-used'],
});
