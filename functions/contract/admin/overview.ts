import * as z from 'zod/mini';
import { endpoint } from '#functions/contract/endpoint.ts';
import { instant } from '#functions/contract/fields.ts';

export const overviewMeasures = ['started', 'completed', 'timedOut', 'waiting', 'bounced'] as const;
export type OverviewMeasure = (typeof overviewMeasures)[number];

/** For each of the spans, in their order: today, 7 days, 30 days. */
const perSpan = <S extends z.ZodMiniType>(count: S) =>
  z.object({
    started: z.array(count),
    completed: z.array(count),
    /** Of those completed: because the time was over. */
    timedOut: z.array(count),
    /** Their report has not gone out. */
    waiting: z.array(count),
    /** Their mail came back. */
    bounced: z.array(count),
  });

/** What became of the codes of a batch. */
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
    now: instant,
    /** When each of the spans began. */
    since: z.array(instant),
    total: perSpan(z.number()),
    /** Empty if no one redeemed a code from a batch. The entry without an id counts people who came without a batch. */
    batches: z.array(z.object({ batchId: z.optional(z.string()), label: z.string(), counts: perSpan(z.number()) })),
    /** Attempts that are open and whose time is not over. */
    runningNow: z.number(),
    /** Attempts by day of India, the oldest first, without a gap. */
    days: z.array(z.object({ day: z.string(), started: z.number(), finished: z.number() })),
    /** Of the batches that were made since then, the newest first. */
    funnel: z.object({ since: instant, batches: z.array(batchFunnel), isCutOff: z.boolean() }),
    /** There were more than are counted. */
    isCutOff: z.boolean(),
  }),
});
export type Overview = z.infer<(typeof getOverview)['reply']>;
