import * as z from 'zod/mini';
import { instant } from './fields.ts';

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

const attempt = z.object({
  attemptId: z.string(),
  quizName: z.string(),
  status: z.enum(['open', 'completed']),
  startedAt: instant,
  deadline: instant,
  endedAt: z.optional(instant),
  endReason: z.optional(z.enum(['candidate', 'time', 'limit'])),
  answers: z.array(answer),
  events: z.array(event),
  report: z.optional(
    z.object({
      status: z.string(),
      createdAt: instant,
      sentAt: z.optional(instant),
      problem: z.optional(z.string()),
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
});

/** Extra time, or one more resume where there are no minutes. */
const grant = z.object({ minutes: z.optional(z.number()), reason: z.string(), at: instant });

/** All that is stored of a person, in words they can read. No points: an option's weight is not theirs. */
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
});
export type PersonalData = z.infer<typeof personalData>;
