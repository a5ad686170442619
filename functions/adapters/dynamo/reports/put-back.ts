import { gsiKeys, keys } from '#functions/adapters/dynamo/keys.ts';
import { unchangedDelivery, type SeenDelivery } from './unchanged-delivery.ts';

interface PutBack {
  userId: string;
  attemptId: string;
  seen: SeenDelivery;
  now: number;
  /** Assignments beyond the common ones, and what they refer to. */
  set: string;
  values: Record<string, unknown>;
  /** Attributes that go, beyond the lease. */
  remove: readonly string[];
}

/**
 * The update that makes a report wait for a worker once more, on the condition that it is as it was read. With no try behind
 * it: that is what the stream's filter lets through, and what a worker that gives its lease back does not write.
 */
export function putBack(TableName: string, { userId, attemptId, seen, now, set, values, remove }: PutBack) {
  const unchanged = unchangedDelivery(seen);
  const gone = ['owner', 'leaseUntil', ...remove];
  return {
    TableName,
    Key: keys.result(userId, attemptId),
    UpdateExpression:
      `SET #status = :pending, gsi1pk = :list, tries = :zero, #pendingSince = :now, ${set} ` +
      `REMOVE ${gone.map((name) => `#${name}`).join(', ')}`,
    ConditionExpression: unchanged.condition,
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD' as const,
    ExpressionAttributeNames: { ...unchanged.names, ...Object.fromEntries(gone.map((name) => [`#${name}`, name])) },
    ExpressionAttributeValues: {
      ...unchanged.values,
      ':pending': 'pending',
      ':list': gsiKeys.report('pending'),
      ':zero': 0,
      ':now': now,
      ...values,
    },
  };
}
