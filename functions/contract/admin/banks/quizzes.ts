import * as z from 'zod/mini';
import { endpoint } from '#functions/contract/endpoint.ts';
import { eventId, note, quizId, seenNumber, text, trimmed, ulid } from '#functions/contract/fields.ts';
import { adminLimits } from '#functions/contract/text-limits.ts';
import { maxSecondsPerAttempt, minSecondsPerAttempt } from '#functions/domain/attempts/time-limit.ts';
import { publishModes } from '#functions/domain/banks/bank-changes.ts';
import { maxPrice } from '#functions/domain/banks/quiz.ts';
import { maxResumeLimit, minResumeLimit } from '#functions/domain/attempts/resumes.ts';
import { reportParts } from '#functions/domain/reports/promise/report-parts.ts';
import { maxHoldHours } from '#functions/domain/reports/report-hold.ts';
import * as words from '#functions/domain/words/quizzes.ts';
import * as fields from '#functions/domain/words/fields.ts';

const holdHours = z
  .number()
  .check(
    z.int(fields.notWhole(words.fields.hours)),
    z.minimum(1, fields.tooLow(words.fields.hours, 1)),
    z.maximum(maxHoldHours, words.hoursMax(maxHoldHours)),
  );

/** When the report of an attempt is sent. The setting at the end of the attempt applies. */
const reportRelease = z.union([z.enum(['at-once', 'after-review']), z.object({ afterBusinessHours: holdHours })]);

const quizView = z.object({
  quizId: z.number(),
  name: z.string(),
  description: z.string(),
  price: z.number(),
  prompt: z.optional(z.string()),
  active: z.boolean(),
  /** Set aside: not offered, and closed to publications, until it is restored. */
  archived: z.boolean(),
  version: z.number(),
  questionCount: z.number(),
  /** The parts of its report, in the order in which they are promised. */
  reportParts: z.array(z.enum(reportParts)),
  /** Pages of `getBankPage` for this version. */
  pages: z.number(),
  /** Send it back with a change: a change to another revision is refused. */
  revision: z.number(),
  secondsPerAttempt: z.optional(z.number()),
  /** The number of the resume or tab switch that closes an attempt. */
  resumeLimit: z.number(),
  /** Absent: at once. */
  reportRelease: z.optional(reportRelease),
  updatedAt: z.string(),
  updatedBy: z.string(),
  /** Name of the admin who made the last change, to the details or the questions. */
  updatedByName: z.string(),
});
export type QuizView = z.infer<typeof quizView>;

export const listQuizzes = endpoint({
  route: 'GET /admin/quizzes',
  summary: 'All quizzes with their live bank versions',
  reply: z.object({ quizzes: z.array(quizView) }),
});

const details = z.object({
  name: text(adminLimits.quizName, words.fields.name),
  description: z.string().check(trimmed, z.maxLength(adminLimits.quizDescription)),
  price: z
    .number()
    .check(
      z.minimum(0, fields.tooLow(words.fields.price, 0)),
      z.maximum(maxPrice),
      z.multipleOf(0.01, fields.decimals(words.fields.price)),
    ),
  /** Absent: unchanged. */
  prompt: z.exactOptional(z.string().check(trimmed, z.maxLength(adminLimits.quizPrompt))),
});

export const publication = z.object({
  quizId: z.number(),
  version: z.number(),
  revision: z.number(),
  questionCount: z.number(),
});

export const publishBank = endpoint({
  route: 'POST /admin/quizzes/{quizId}/publications',
  summary:
    'Make a staged upload the live bank of a quiz, or add it to that, atomically; a new quiz id creates the quiz and makes it the active one',
  params: z.object({ quizId }),
  body: z.object({
    uploadId: ulid,
    /** The upload's staging that the admin reviewed: no other staging is published. */
    staging: z.string().check(z.maxLength(64)),
    details,
    /** The quiz's revision that was read; absent for a quiz that does not exist yet. */
    revision: z.optional(seenNumber),
    /** Absent: the upload's questions replace the live ones. */
    mode: z.optional(z.enum(publishModes)),
    /** For `add`: leave out questions whose text a live question has; otherwise they are refused. */
    leaveOutSame: z.optional(z.boolean()),
    /** For a new quiz: the quiz on sale, which the admin agreed to replace. Its coupons stop working. */
    replacesActiveQuizId: z.optional(seenNumber),
    note,
    changeId: z.optional(eventId),
  }),
  reply: publication,
  refusals: ['not-found', 'upload-not-ready', 'names-unanswered', 'revision-conflict', 'quiz-archived', 'quiz-on-sale'],
});

export const updateQuiz = endpoint({
  route: 'PUT /admin/quizzes/{quizId}',
  summary: 'Set name, description, price, line above the options, time limit and resume limit of a quiz',
  params: z.object({ quizId }),
  body: z.object({
    details,
    /** Null: 60 s for every two questions. */
    secondsPerAttempt: z.nullable(
      z.number().check(z.int(), z.minimum(minSecondsPerAttempt), z.maximum(maxSecondsPerAttempt)),
    ),
    /** Absent: unchanged. */
    resumeLimit: z.optional(
      z
        .number()
        .check(
          z.int(fields.notWhole(words.fields.resumeLimit)),
          z.minimum(minResumeLimit, fields.tooLow(words.fields.resumeLimit, minResumeLimit)),
          z.maximum(maxResumeLimit, fields.tooHigh(words.fields.resumeLimit, maxResumeLimit)),
        ),
    ),
    /** Absent: unchanged. */
    reportRelease: z.optional(reportRelease),
    revision: seenNumber,
  }),
  reply: z.object({ revision: z.number() }),
  refusals: ['not-found', 'revision-conflict'],
});

export const activateQuiz = endpoint({
  route: 'POST /admin/quizzes/{quizId}/activation',
  summary: 'Make a quiz the active one, in the place of the one that was seen as active',
  params: z.object({ quizId }),
  body: z.object({
    /** Absent if no quiz was active. */
    activeQuizId: z.optional(seenNumber),
  }),
  reply: z.object({ activeQuizId: z.number() }),
  refusals: ['not-found', 'revision-conflict', 'quiz-archived'],
});

export const archiveQuiz = endpoint({
  route: 'PUT /admin/quizzes/{quizId}/archive',
  summary: 'Set a quiz aside, or take it back; not the one that is on sale',
  params: z.object({ quizId }),
  body: z.object({ archived: z.boolean(), revision: seenNumber }),
  reply: z.object({ quizId: z.number(), revision: z.number(), archived: z.boolean() }),
  refusals: ['not-found', 'revision-conflict', 'quiz-active'],
});
