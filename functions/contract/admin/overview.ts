import * as z from 'zod/mini';
import { endpoint } from '#functions/contract/endpoint.ts';
import { instant } from '#functions/contract/fields.ts';

export const overviewMeasures = ['started', 'completed', 'timedOut', 'waiting', 'bounced'] as const;
export type OverviewMeasure = (typeof overviewMeasures)[number];

/** A count for each of the spans, in their order: today, 7 days, 30 days. */
const perSpan = <S extends z.ZodMiniType>(count: S) =>
  z.object({
    started: z.array(count),
    completed: z.array(count),
    /** Completed attempts that ended because the time was over. */
    timedOut: z.array(count),
    /** Attempts whose report has not been sent. */
    waiting: z.array(count),
    /** Attempts whose mail bounced. */
    bounced: z.array(count),
  });

/** The codes of a batch by state. */
const batchFunnel = z.object({
  batchId: z.string(),
  label: z.string(),
  made: z.number(),
  redeemed: z.number(),
  started: z.number(),
  finished: z.number(),
  delivered: z.number(),
});
export type BatchFunnel = z.infer<typeof batchFunnel>;

export const getOverview = endpoint({
  method: 'GET',
  path: '/admin/overview',
  access: 'admin',
  summary:
    'How many people started, completed, and so on: today, in 7 and in 30 days of India, by coupon batch and by day; and how far the codes of new batches have come',
  reply: z.object({
    /** When it was counted. */
    now: instant,
    /** The start of each span. */
    since: z.array(instant),
    total: perSpan(z.number()),
    /** Empty if no one redeemed a code from a batch. The entry without an id counts people who came without a batch. */
    batches: z.array(z.object({ batchId: z.optional(z.string()), label: z.string(), counts: perSpan(z.number()) })),
    /** Open attempts whose deadline has not passed. */
    runningNow: z.number(),
    /** Attempts by day in India, oldest first, without gaps. */
    days: z.array(z.object({ day: z.string(), started: z.number(), finished: z.number() })),
    /** Batches that were made since then, newest first. */
    funnel: z.object({ since: instant, batches: z.array(batchFunnel), isCutOff: z.boolean() }),
  }),
});
export type Overview = z.infer<(typeof getOverview)['reply']>;
