import * as z from 'zod/mini';
import { instant } from './fields.ts';
import { reportDocument } from '#functions/domain/reports/document/report-document.ts';

const answer = z.object({
  question: z.string(),
  answer: z.string(),
  /** The option's place on the screen, 1 = top. */
  position: z.optional(z.number()),
  secondsAfterStart: z.number(),
  isLate: z.boolean(),
});

const event = z.object({
  cause: z.enum(['open', 'reload', 'back-forward', 'tab-switch']),
  at: instant,
  awaySeconds: z.optional(z.number()),
});

const mail = {
  status: z.string(),
  sentAt: z.optional(instant),
  deliveredAt: z.optional(instant),
  bouncedAt: z.optional(instant),
  problem: z.optional(z.string()),
};

const attempt = z.object({
  attemptId: z.string(),
  quizName: z.string(),
  status: z.enum(['open', 'completed']),
  startedAt: instant,
  deadline: instant,
  endedAt: z.optional(instant),
  endReason: z.optional(z.enum(['candidate', 'time', 'limit'])),
  questionCount: z.number(),
  answers: z.array(answer),
  lateCount: z.number(),
  events: z.array(event),
  report: z.optional(
    z.object({
      createdAt: instant,
      /** The names at the end of the attempt. */
      names: z.optional(z.object({ candidate: z.string(), quiz: z.string() })),
      promisedBy: z.optional(instant),
      /** When a held report will be sent. */
      dueAt: z.optional(instant),
      ...mail,
      /** The mails before the last one of a report that was resent, oldest first. */
      earlierMails: z.array(z.object(mail)),
      /** The sum of points, once the report is released and if it shows it: not with too few answers, and not for a minor. */
      score: z.optional(z.number()),
      /** The report's content, once it is released. */
      content: z.optional(reportDocument),
      /** The next steps that the person has ticked on the report's page. */
      doneSteps: z.optional(z.array(z.string())),
    }),
  ),
});

export const consent = z.object({
  textVersion: z.string(),
  at: instant,
  isAdult: z.boolean(),
  guardian: z.optional(z.object({ name: z.string(), relationship: z.string(), contact: z.string() })),
  /** The sentences that were agreed to; absent if those of that version are not available any more. */
  sentences: z.optional(z.array(z.string())),
});

const redemption = z.object({
  quizId: z.number(),
  code: z.string(),
  status: z.enum(['reserved', 'consumed', 'released']),
  redeemedAt: z.optional(instant),
  consumedAt: z.optional(instant),
  /** Discount of a reserved coupon. */
  discountPercentage: z.optional(z.number()),
});

/** Extra time, or one more resume if there are no minutes. */
const grant = z.object({ minutes: z.optional(z.number()), reason: z.string(), at: instant });

/** What the person said of a report. */
const feedback = z.object({
  attemptId: z.string(),
  at: instant,
  answers: z.array(z.object({ question: z.string(), answer: z.string() })),
});

const message = z.object({
  at: instant,
  name: z.string(),
  designation: z.string(),
  organization: z.string(),
  email: z.string(),
  contactNo: z.string(),
  message: z.string(),
  /** When the office had done what it asks for. */
  doneAt: z.optional(instant),
});

/** All stored data of a person, in readable words. Leaves out the options' points, which are the firm's and not the person's. */
export const personalData = z.object({
  exportedAt: instant,
  profile: z.optional(
    z.object({
      userId: z.string(),
      email: z.string(),
      name: z.string(),
      picture: z.optional(z.string()),
      isAdmin: z.boolean(),
    }),
  ),
  consents: z.array(consent),
  redemptions: z.array(redemption),
  grants: z.array(grant),
  attempts: z.array(attempt),
  feedback: z.array(feedback),
  /** Contact messages from the person's address, oldest first. */
  messages: z.array(message),
});
export type PersonalData = z.infer<typeof personalData>;
