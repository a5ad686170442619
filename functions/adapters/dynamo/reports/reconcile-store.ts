import { randomUUID } from 'node:crypto';
import { parkedProblems, type Remedy } from '#functions/domain/reports/report-delivery.ts';
import type { Delivery, ReconcileStore } from '#functions/usecases/ports/reports.ts';
import { fields, optional, text } from '#functions/adapters/dynamo/item-reader.ts';
import { deliveryStore } from './delivery-store.ts';
import { gsiKeys, keys } from '#functions/adapters/dynamo/keys.ts';
import { returnToQueue } from './return-to-queue.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';
import { updateItem, updateUnlessConflict } from '#functions/adapters/dynamo/update-item.ts';
import { unchangedDelivery } from './unchanged-delivery.ts';

/**
 * Finds and puts back reports that are stuck. Each write requires that the report is unchanged since it was read, so of two runs, or a
 * run and a worker, only one wins.
 */
export function reconcileStore(table: Table): ReconcileStore {
  const deliveries = deliveryStore(table);
  return {
    page: (cursor) => deliveries.page(['pending', 'claimed', 'sending'], cursor),

    async apply(seen, remedy, now) {
      // Two runs may write equal values in the same millisecond; a unique id tells which run's write succeeded.
      const writeId = randomUUID();
      const change = { seen, now, writeId };
      const update = remedy === 'requeue' ? requeue(table, change) : park(table, change, remedy);
      return updateUnlessConflict(table, update, writtenItem, (stored) => stored.writeId === writeId);
    },
  };
}

export const writtenItem = fields<{ writeId?: string }>({ writeId: optional(text) });

interface Change {
  seen: Delivery;
  now: number;
  writeId: string;
}

function requeue(table: Table, { seen, now, writeId }: Change) {
  const { userId, attemptId, requeues } = seen;
  return returnToQueue(table, { userId, attemptId, seen, now, set: { requeues: requeues + 1, writeId }, remove: [] });
}

function park(table: Table, { seen, now, writeId }: Change, remedy: Exclude<Remedy, 'requeue'>) {
  const status = remedy === 'park-failed' ? 'failed' : 'unknown';
  return updateItem(table, {
    key: keys.result(seen.userId, seen.attemptId),
    set: { status, gsi1pk: gsiKeys.report(status), problem: parkedProblems[remedy], parkedAt: now, writeId },
    ...unchangedDelivery(seen),
  });
}
