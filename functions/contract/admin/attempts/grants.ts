import * as z from 'zod/mini';
import { endpoint } from '#functions/contract/endpoint.ts';
import { grantMinutesWords, maxGrantMinutes, minGrantMinutes } from '#functions/domain/attempts/grants.ts';
import { attemptId, instant, quizId, text, ulid, userId } from '#functions/contract/fields.ts';
import { adminLimits } from '#functions/contract/text-limits.ts';

const minutes = z
  .number(grantMinutesWords)
  .check(
    z.int(grantMinutesWords),
    z.minimum(minGrantMinutes, grantMinutesWords),
    z.maximum(maxGrantMinutes, grantMinutesWords),
  );
const reason = text(adminLimits.reason, 'A reason');
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
