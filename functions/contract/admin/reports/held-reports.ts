import * as z from 'zod/mini';
import { endpoint } from '#functions/contract/endpoint.ts';
import { attemptId, userId, seenNumber, text } from '#functions/contract/fields.ts';
import { problemCode } from '#functions/contract/problem.ts';
import { adminLimits } from '#functions/contract/text-limits.ts';
import { isCalendarDay, maxHolidays } from '#functions/domain/calendar/holidays.ts';
import * as words from '#functions/domain/words/reports.ts';

/** How many held reports one command may release. */
const maxReleasesAtOnce = 100;

const releaseTarget = z.object({ userId, attemptId });
export type ReleaseTarget = z.infer<typeof releaseTarget>;

const releaseOutcome = z.object({
  userId: z.string(),
  attemptId: z.string(),
  /** `already`: it was not held any more. */
  outcome: z.enum(['released', 'already', 'refused']),
  code: z.optional(problemCode),
  message: z.optional(z.string()),
});
export type ReleaseOutcome = z.infer<typeof releaseOutcome>;

export const releaseReports = endpoint({
  route: 'POST /admin/reports/releases',
  summary: 'Send held reports now, each by itself; the reply says what happened to each',
  body: z.object({
    reports: z
      .array(releaseTarget)
      .check(z.minLength(1, words.selectOne), z.maxLength(maxReleasesAtOnce, words.selectMost(maxReleasesAtOnce))),
  }),
  /** In the order of the request. */
  reply: z.object({ results: z.array(releaseOutcome) }),
});

/** `2026-10-02`, in India. */
const day = z.string().check(z.refine(isCalendarDay, words.chooseDay));
const list = z.array(z.object({ day: z.string(), name: z.string() }));

export const listHolidays = endpoint({
  route: 'GET /admin/holidays',
  summary: 'The public holidays, which are no business days, by day',
  /** Send `revision` back with a change: a change to another revision is refused. */
  reply: z.object({ holidays: list, revision: z.number() }),
});

export const updateHolidays = endpoint({
  route: 'PUT /admin/holidays',
  summary: 'Set the list of public holidays; attempts that have ended keep what they were promised',
  body: z.object({
    holidays: z
      .array(z.object({ day, name: text(adminLimits.holidayName, words.holidayName) }))
      .check(z.maxLength(maxHolidays, words.holidaysMost(maxHolidays))),
    revision: seenNumber,
  }),
  reply: z.object({ holidays: list, revision: z.number() }),
  refusals: ['revision-conflict'],
});
