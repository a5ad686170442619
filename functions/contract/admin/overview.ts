import * as z from 'zod/mini';
import { endpoint } from '#functions/contract/endpoint.ts';
import { instant } from '#functions/contract/fields.ts';

export const overviewMeasures = ['started', 'completed', 'timedOut', 'waiting', 'bounced'] as const;
export type OverviewMeasure = (typeof overviewMeasures)[number];

/** So many open and ended attempts, waiting and bounced reports are counted at most, the newest ones. */
export const overviewMax = 10_000;

/** For each of the spans, in their order: today, 7 days, 30 days. */
const counts = z.array(z.number());

export const getOverview = endpoint({
  route: 'GET /admin/overview',
  summary: 'How many attempts started, completed, and so on: today, in 7 and in 30 days of India, and by day',
  reply: z.object({
    now: instant,
    since: z.array(instant),
    total: z.object({
      started: counts,
      completed: counts,
      /** Completed attempts that ended because the time was over. */
      timedOut: counts,
      /** Attempts whose report has not been sent. */
      waiting: counts,
      /** Attempts whose mail bounced. */
      bounced: counts,
    }),
    /** Open attempts whose deadline has not passed. */
    runningNow: z.number(),
    /** Attempts by day in India, oldest first, without gaps. */
    days: z.array(z.object({ day: z.string(), started: z.number(), finished: z.number() })),
    /** What is older is counted in part only: there is too much of it. */
    countedSince: instant,
  }),
});
export type Overview = z.infer<(typeof getOverview)['reply']>;

/** So much of each kind is counted at most; of the messages, so many of the newest are looked at. */
export const waitingMax = 100;

export const getWaiting = endpoint({
  route: 'GET /admin/waiting',
  summary:
    'How much waits for an admin: reports to approve, reports that were not delivered, messages that are not done by their month',
  reply: z.object({ held: z.number(), attention: z.number(), messages: z.record(z.string(), z.number()) }),
});
