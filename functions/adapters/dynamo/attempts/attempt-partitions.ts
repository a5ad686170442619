import { indiaMonth, monthAfter } from '#functions/domain/calendar/india-days.ts';
import { retentionMonths } from '#functions/domain/retention.ts';
import { gsiKeys, openShards, sortableInstant } from '#functions/adapters/dynamo/keys.ts';
import type { Step } from '#functions/adapters/dynamo/walk-index.ts';

/** All running attempts, as one list. */
export const openPartitions = Array.from({ length: openShards }, (_, shard) => gsiKeys.openShard(shard));

/** The months of the ends between two moments, the newest first. Nothing is kept for longer than it is retained. */
export function endedSteps({ from, until }: { from: number; until: number }): Step[] {
  const steps: Step[] = [];
  if (from > until) return steps;
  const first = indiaMonth(from);
  for (let month = indiaMonth(until); steps.length <= retentionMonths + 1; month = monthAfter(month, -1)) {
    steps.push({
      partitions: [gsiKeys.done(month)],
      from: sortableInstant(from),
      // The place goes on after the moment.
      until: `${sortableInstant(until)}~`,
    });
    if (month <= first) break;
  }
  return steps;
}
