import { gsiKeys, sortableInstant } from '#functions/adapters/dynamo/keys.ts';
import { inIndex, last, type List } from '#functions/adapters/dynamo/pages.ts';

/** All running attempts. */
export const openAttempts: List = [inIndex(gsiKeys.open())];

/** The attempts that ended between two moments. DynamoDB refuses a range whose end comes before its start. */
export function endedAttempts({ from, until }: { from: number; until: number }): List[] {
  if (from > until) return [];
  return [[inIndex(gsiKeys.ended(), { from: sortableInstant(from), until: sortableInstant(until) + last })]];
}
