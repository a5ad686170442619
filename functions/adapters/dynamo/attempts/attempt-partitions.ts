import { gsiKeys, sortableInstant } from '#functions/adapters/dynamo/keys.ts';
import type { Step } from '#functions/adapters/dynamo/walk-index.ts';

/** All running attempts. */
export const openStep: Step = { partitions: [gsiKeys.open()] };

/** The attempts that ended between two moments. DynamoDB refuses a range whose end comes before its start. */
export function endedSteps({ from, until }: { from: number; until: number }): Step[] {
  if (from > until) return [];
  // `~` sorts after every suffix, so that the keys of that moment are included.
  return [{ partitions: [gsiKeys.ended()], from: sortableInstant(from), until: `${sortableInstant(until)}~` }];
}
