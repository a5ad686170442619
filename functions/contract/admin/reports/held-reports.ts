import * as z from 'zod/mini';
import { endpoint } from '#functions/contract/endpoint.ts';
import { attemptId, userId } from '#functions/contract/fields.ts';
import { problemCode } from '#functions/contract/problem.ts';

/** How many held reports one command may release. */
export const maxReleasesAtOnce = 100;

const releaseTarget = z.object({ userId, attemptId });
export type ReleaseTarget = z.infer<typeof releaseTarget>;

const releaseOutcome = z.object({
  userId: z.string(),
  attemptId: z.string(),
  /** `already`: it was not held any more. */
  outcome: z.enum(['released', 'already', 'refused']),
  /** The code, if it was refused. */
  code: z.optional(problemCode),
  message: z.optional(z.string()),
});
export type ReleaseOutcome = z.infer<typeof releaseOutcome>;

export const releaseReports = endpoint({
  method: 'POST',
  path: '/admin/reports/releases',
  access: 'admin',
  summary: 'Send held reports now, each by itself; the reply says what happened to each',
  body: z.object({
    reports: z
      .array(releaseTarget)
      .check(
        z.minLength(1, 'Select at least one report.'),
        z.maxLength(maxReleasesAtOnce, `Select at most ${maxReleasesAtOnce} reports at once.`),
      ),
  }),
  /** In the order of the request. */
  reply: z.object({ results: z.array(releaseOutcome) }),
});
