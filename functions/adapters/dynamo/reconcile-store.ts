import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { parkedProblems, type Remedy } from '#functions/domain/report-delivery.ts';
import type { Delivery, ReconcileStore } from '#functions/usecases/ports/reports.ts';
import { storedOnConflict } from './conflicts.ts';
import { deliveryStore } from './delivery-store.ts';
import { gsiKeys, keys } from './keys.ts';
import { putBack } from './put-back.ts';
import type { Table } from './table.ts';
import { unchangedDelivery } from './unchanged-delivery.ts';

/** Reports that nobody finishes: each write holds only for the report as it was read, so that of two runs, or a run and a worker, one wins. */
export function reconcileStore(table: Table): ReconcileStore {
  const deliveries = deliveryStore(table);
  return {
    page: (cursor) => deliveries.page(['pending', 'claimed', 'sending'], cursor),

    async apply(seen, remedy, now) {
      const update = remedy === 'requeue' ? requeue(table.name, seen, now) : park(table.name, seen, remedy, now);
      try {
        await table.db.send(new UpdateCommand(update));
        return true;
      } catch (cause) {
        // The SDK sends a write again whose reply is lost: one that was carried out is known by what is stored.
        const stored = storedOnConflict(cause);
        return stored !== undefined && isApplied(stored, seen, remedy, now);
      }
    },
  };
}

function isApplied(stored: Record<string, unknown>, seen: Delivery, remedy: Remedy, now: number): boolean {
  if (remedy === 'requeue') return stored['pendingSince'] === now && stored['requeues'] === seen.requeues + 1;
  return stored['parkedAt'] === now && stored['problem'] === parkedProblems[remedy];
}

function requeue(TableName: string, seen: Delivery, now: number) {
  const { userId, attemptId, requeues } = seen;
  return putBack(TableName, {
    ...{ userId, attemptId, seen, now },
    set: '#requeues = :next',
    values: { ':next': requeues + 1 },
    remove: [],
  });
}

function park(TableName: string, seen: Delivery, remedy: Exclude<Remedy, 'requeue'>, now: number) {
  const status = remedy === 'park-failed' ? 'failed' : 'unknown';
  const unchanged = unchangedDelivery(seen);
  return {
    TableName,
    Key: keys.result(seen.userId, seen.attemptId),
    UpdateExpression: 'SET #status = :status, gsi1pk = :list, problem = :problem, parkedAt = :now',
    ConditionExpression: unchanged.condition,
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD' as const,
    ExpressionAttributeNames: unchanged.names,
    ExpressionAttributeValues: {
      ...unchanged.values,
      ':status': status,
      ':list': gsiKeys.report(status),
      ':problem': parkedProblems[remedy],
      ':now': now,
    },
  };
}
