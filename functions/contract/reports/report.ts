import { endpoint, type Reply } from '#functions/contract/endpoint.ts';
import { attemptId, quizId } from '#functions/contract/fields.ts';
import { reportDocument } from '#functions/domain/reports/document/report-document.ts';
import * as z from 'zod/mini';
import { questionLimits } from '#functions/domain/banks/question-limits.ts';
import { feedbackAnswers } from '#functions/domain/reports/feedback.ts';
import { reportParts } from '#functions/domain/reports/promise/report-parts.ts';
import { answerOne } from '#functions/domain/words/feedback.ts';

/** A report as it is shown: its content, and which of its files can be downloaded. */
export const shownReport = z.object({ document: reportDocument, hasFile: z.boolean(), hasAnswersFile: z.boolean() });

/** The next steps that the person has ticked, in the words of the report. */
const doneSteps = z.object({ doneSteps: z.array(z.string()) });

/** The content of the report of one's own attempt, once it is released: the snapshot that its PDF was drawn from. */
export const getMyReport = endpoint({
  route: 'GET /reports/{attemptId}',
  access: 'account',
  summary: 'What the report of an attempt says, for its candidate',
  params: z.object({ attemptId }),
  /** With `asksAbout`, the page asks whether these main parameters sound like the reader, and how useful the report was. */
  reply: z.extend(shownReport, { ...doneSteps.shape, asksAbout: z.optional(z.array(z.string())) }),
  refusals: ['not-found', 'report-not-ready'],
});

/** About a main parameter or, without one, the whole report. */
const feedback = z.object({
  parameter: z.optional(z.string().check(z.maxLength(questionLimits.group))),
  answer: z.enum(feedbackAnswers),
});

export const giveFeedback = endpoint({
  route: 'POST /reports/{attemptId}/feedback',
  access: 'account',
  summary: 'Say how well the own report fits; counted once for each report, without the person',
  params: z.object({ attemptId }),
  body: z.object({ answers: z.array(feedback).check(z.minLength(1, answerOne)) }),
  reply: z.object({}),
  refusals: ['not-found', 'report-not-ready'],
});

/** Replaces the ticked steps; what is no step of the report is left out. */
export const markSteps = endpoint({
  route: 'PUT /reports/{attemptId}/steps',
  access: 'account',
  summary: 'Remember which next steps of the report its person has done',
  params: z.object({ attemptId }),
  body: z.object({ doneSteps: z.array(z.string()).check(z.maxLength(20)) }),
  reply: doneSteps,
  refusals: ['not-found', 'report-not-ready'],
});

export const getNextReport = endpoint({
  route: 'GET /quizzes/{quizId}/next-report',
  access: 'account',
  summary:
    "What the signed-in person's next report has: of their unfinished attempt, else of the one they would begin now",
  params: z.object({ quizId }),
  /** Parts, in the order in which they are promised, for which that attempt has enough questions; the bank's scores, and how many it lacks. */
  reply: z.object({ reportParts: z.array(z.enum(reportParts)), scoreCount: z.number(), lackingScores: z.number() }),
  refusals: ['not-found'],
});
export type NextReport = Reply<typeof getNextReport>;
