import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { parkedProblems, type Remedy } from '#functions/domain/reports/report-delivery.ts';
import { deliveryStore } from './delivery-store.ts';
import { gsiKeys, keys } from '#functions/adapters/dynamo/keys.ts';
import { returnToQueue, unchangedDelivery } from './change-delivery.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';
import { updateItem, updateUnlessConflict } from '#functions/adapters/dynamo/update-item.ts';
import type { Delivery } from '#functions/adapters/dynamo/reports/delivery-item.ts';

/**
 * Finds and puts back reports that are stuck. Each write requires that the report is unchanged since it was read, so of two runs, or a
 * run and a worker, only one wins.
 */
export function reconcileStore(table: Table) {
  const deliveries = deliveryStore(table);
  return {
    /** Current deliveries that wait for a worker or are with one, a page at a time. */
    page: (cursor?: string) => deliveries.page(['pending', 'claimed', 'sending'], cursor),

    /** Applies the remedy if the report is unchanged since it was read; else returns `false`. */
    async apply(seen: Delivery, remedy: Remedy, now: number) {
      // Two runs may write equal values in the same millisecond; a unique id tells which run's write succeeded.
      const writeId = randomUUID();
      const change = { seen, now, writeId };
      const update = remedy === 'requeue' ? requeue(table, change) : park(table, change, remedy);
      return updateUnlessConflict(table, update, writtenItem, (stored) => stored.writeId === writeId);
    },
  };
}

export type ReconcileStore = ReturnType<typeof reconcileStore>;

export const writtenItem = z.object({ writeId: z.exactOptional(z.string()) });

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
