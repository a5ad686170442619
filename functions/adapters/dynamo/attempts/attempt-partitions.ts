import { indiaMonth, monthAfter } from '#functions/domain/calendar/india-days.ts';
import { retentionMonths } from '#functions/domain/retention.ts';
import { gsiKeys, openShards, sortableInstant } from '#functions/adapters/dynamo/keys.ts';
import type { Step } from '#functions/adapters/dynamo/walk-index.ts';

/** The partitions of all running attempts, read as one list. */
export const openPartitions = Array.from({ length: openShards }, (_, shard) => gsiKeys.openShard(shard));

/** The months of attempt ends between two moments, newest first, within the retention period. */
export function endedSteps({ from, until }: { from: number; until: number }): Step[] {
  const steps: Step[] = [];
  if (from > until) return steps;
  const first = indiaMonth(from);
  for (let month = indiaMonth(until); steps.length <= retentionMonths + 1; month = monthAfter(month, -1)) {
    steps.push({
      partitions: [gsiKeys.done(month)],
      from: sortableInstant(from),
      // `~` sorts after every suffix, so that the keys of that moment are included.
      until: `${sortableInstant(until)}~`,
    });
    if (month <= first) break;
  }
  return steps;
}
