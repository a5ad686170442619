import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { attemptId, awaySeconds, eventId, eventIds, instant, instantText, quizId, secondsAgo } from './fields.ts';
import * as words from '#functions/domain/words/fields.ts';

const paperQuestion = z.object({
  questionId: z.string(),
  text: z.string(),
  options: z.array(z.object({ optionId: z.string(), text: z.string() })),
});
export type PaperQuestionView = z.infer<typeof paperQuestion>;

const attemptView = z.object({
  attemptId: z.string(),
  /** `pending` until the first answer starts the clock. */
  status: z.enum(['pending', 'open', 'completed']),
  /** Why a completed attempt ended. */
  endReason: z.optional(z.enum(['candidate', 'time', 'limit'])),
  /**
   * Questions and options in the order of this attempt, which is the same at every entry. Only the first one while `pending`: the receipt
   * of its answer has them all. Empty once completed.
   */
  questions: z.array(paperQuestion),
  /** How many questions the attempt presents. 0 once completed. */
  questionCount: z.number(),
  answered: z.array(z.object({ questionId: z.string(), optionId: z.string() })),
  timeLimitSeconds: z.number(),
  deadline: z.optional(instant),
  now: instant,
  resumeCount: z.number(),
  /** How many re-entries and tab switches are left before the attempt is closed. */
  remaining: z.number(),
});
export type AttemptView = z.infer<typeof attemptView>;

export const enterQuiz = endpoint({
  route: 'POST /quizzes/{quizId}/entries',
  access: 'candidate',
  summary:
    'Enter the quiz page: begins, or goes on with, the one open attempt. An entry to a started attempt counts as a resume',
  params: z.object({ quizId }),
  body: z.object({
    /** Becomes the live entry of the attempt; replies tell an earlier one that it is not live any more. */
    eventId,
    /** What loaded the page; `open` by default. */
    cause: z.optional(z.enum(['open', 'reload', 'back-forward'])),
    awaySeconds: z.optional(awaySeconds),
    /** The person has confirmed that this entry may end the attempt. Without it such an entry is refused with `would-close`, and not counted. */
    mayClose: z.optional(z.boolean()),
  }),
  reply: attemptView,
  refusals: ['not-found', 'consent-required', 'coupon-required', 'no-questions', 'would-close'],
});

const answerReceipt = z.object({
  /** `replayed`: the same answer had been saved before. */
  outcome: z.enum(['saved', 'replayed']),
  /** May be later than before, because time can be granted. */
  deadline: z.optional(instant),
  /** Re-entries and tab switches that are left before the attempt is closed. */
  remaining: z.optional(z.number()),
  now: instant,
  /** With an `entryId`; false: a later entry has taken the attempt over. The answer still counts. */
  isLive: z.optional(z.boolean()),
  /** All questions, in order: in the receipt of the answer to the first one, also when it is repeated. */
  questions: z.optional(z.array(paperQuestion)),
});
export type AnswerReceipt = z.infer<typeof answerReceipt>;

export const saveAnswer = endpoint({
  route: 'POST /attempts/{attemptId}/answers',
  access: 'candidate',
  summary: 'Save one answer; the first one starts the attempt and its clock',
  params: z.object({ attemptId }),
  body: z.object({
    questionId: z.string().check(z.regex(/^[\w-]{1,6}$/, words.notAnId)),
    optionId: z.string().check(z.regex(/^[0-9a-z]$/, words.notAnId)),
    /** Milliseconds since the start of the attempt, by the browser's monotonic clock. */
    answeredAfterMs: z.number().check(z.int(), z.minimum(0), z.maximum(1e12)),
    /** The `eventId` of the entry that this page made. */
    entryId: z.optional(eventId),
  }),
  reply: answerReceipt,
  refusals: [
    'not-found',
    'already-answered',
    'not-presented',
    'attempt-closed',
    'coupon-required',
    'outdated',
    'attempt-open',
  ],
});

const attemptClock = z.object({
  deadline: instant,
  /** Re-entries and tab switches that are left before the attempt is closed. */
  remaining: z.number(),
  /** The live entry; absent if the attempt has ended. */
  liveEntryId: z.optional(z.string()),
  now: instant,
});
export type AttemptClockView = z.infer<typeof attemptClock>;

export const getAttemptClock = endpoint({
  route: 'GET /attempts/{attemptId}/clock',
  access: 'candidate',
  summary:
    'What a started attempt still has: it may have been granted more time, or one more resume; and its live entry',
  params: z.object({ attemptId }),
  reply: attemptClock,
  refusals: ['not-found'],
});

const eventReceipt = z.object({
  status: z.enum(['open', 'completed']),
  resumeCount: z.number(),
  /** May be later than before, because time can be granted. */
  deadline: instant,
  remaining: z.number(),
  now: instant,
  /** With an `entryId`; false: a later entry has taken the attempt over, and this event was counted only if it happened before that. */
  isLive: z.optional(z.boolean()),
});
export type EventReceipt = z.infer<typeof eventReceipt>;

export const recordTabSwitch = endpoint({
  route: 'POST /attempts/{attemptId}/tab-switches',
  access: 'candidate',
  summary:
    'The person left the tab of a running attempt; the one that uses the last resume closes it. It may be told late. Again with how long they were away: only that is added',
  params: z.object({ attemptId }),
  body: z.object({
    eventId,
    /** The entry of the page that was left. */
    entryId: z.optional(eventId),
    awaySeconds: z.optional(awaySeconds),
    /** The age of an event that the device could not send at once because it was offline. */
    secondsAgo: z.optional(secondsAgo),
  }),
  reply: eventReceipt,
  refusals: ['not-found'],
});

const endReceipt = z.object({
  attemptId: z.string(),
  endReason: z.enum(['candidate', 'time', 'limit']),
  endedAt: instant,
});
export type EndReceipt = z.infer<typeof endReceipt>;

export const endAttempt = endpoint({
  route: 'POST /attempts/{attemptId}/end',
  access: 'candidate',
  summary: 'End the attempt and order its report; again: the same end',
  params: z.object({ attemptId }),
  query: z.object({
    /** For an end because of time: refused with `attempt-open` if the deadline is later than this one by now, or has not passed. */
    deadline: z.optional(instantText(words.number)),
    /** For an end by the person: the entries of their page. Refused with `attempt-open` if another entry has taken the attempt over. */
    entryIds: z.optional(eventIds),
  }),
  reply: endReceipt,
  refusals: ['not-found', 'nothing-answered', 'attempt-open'],
});
