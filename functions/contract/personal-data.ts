import * as z from 'zod/mini';
import { instant } from './fields.ts';
import { reportDocument } from '#functions/contract/reports/report-document.ts';

const answer = z.object({
  question: z.string(),
  /** The text of the chosen option. */
  answer: z.string(),
  /** Where it stood on the screen, 1 = top. */
  position: z.number(),
  secondsAfterStart: z.number(),
  /** It arrived after the time was over. */
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
  /** How many questions it presented. */
  questionCount: z.number(),
  answers: z.array(answer),
  /** How many of the answers arrived after the time was over. */
  lateCount: z.number(),
  events: z.array(event),
  report: z.optional(
    z.object({
      createdAt: instant,
      /** As they were at the end of the attempt. */
      names: z.optional(z.object({ candidate: z.string(), quiz: z.string() })),
      promisedBy: z.optional(instant),
      /** When it is sent, where it is held for some hours. */
      dueAt: z.optional(instant),
      ...mail,
      /** Of a report that was sent again: what became of the mails before the last one, oldest first. */
      earlierMails: z.array(z.object(mail)),
      /** The sum of points, once the report is out and if it shows it: not where there are too few answers, and not of a minor. */
      score: z.optional(z.number()),
      /** What it says, once it is out. */
      content: z.optional(reportDocument),
    }),
  ),
});

export const consent = z.object({
  textVersion: z.string(),
  at: instant,
  isAdult: z.boolean(),
  guardian: z.optional(z.object({ name: z.string(), relationship: z.string(), contact: z.string() })),
  /** What was agreed to; absent if the words of that version are not known any more. */
  sentences: z.optional(z.array(z.string())),
});

const redemption = z.object({
  quizId: z.number(),
  code: z.string(),
  status: z.enum(['reserved', 'consumed', 'released']),
  redeemedAt: z.optional(instant),
  consumedAt: z.optional(instant),
  /** Of one that is reserved. */
  discountPercentage: z.optional(z.number()),
});

/** Extra time, or one more resume where there are no minutes. */
const grant = z.object({ minutes: z.optional(z.number()), reason: z.string(), at: instant });

/** What the person wrote, as it was taken then. */
const message = z.object({
  at: instant,
  name: z.string(),
  designation: z.string(),
  organization: z.string(),
  email: z.string(),
  contactNo: z.string(),
  message: z.string(),
});

/** All that is stored of a person, in words they can read. No points of an option: its weight is not theirs. */
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
  /** What came by the contact form from the person's address, oldest first. */
  messages: z.array(message),
});
export type PersonalData = z.infer<typeof personalData>;
