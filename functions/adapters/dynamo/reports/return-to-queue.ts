import type { Item } from '#functions/adapters/dynamo/item-reader.ts';
import { gsiKeys, keys } from '#functions/adapters/dynamo/keys.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';
import { updateItem } from '#functions/adapters/dynamo/update-item.ts';
import { unchangedDelivery, type SeenDelivery } from './unchanged-delivery.ts';

interface ReturnToQueue {
  userId: string;
  attemptId: string;
  seen: SeenDelivery;
  now: number;
  /** Attributes to set beyond the common ones. */
  set: Item;
  append?: Record<string, readonly unknown[]>;
  /** Attributes to remove beyond the lease. */
  remove: readonly string[];
}

/**
 * The update that makes a report wait for a worker once more, on the condition that it is unchanged since it was read. It removes the
 * owner, and the stream's filter passes only such writes to the queue: a worker that gives its lease back keeps its owner.
 */
export function returnToQueue(table: Table, { userId, attemptId, seen, now, set, append, remove }: ReturnToQueue) {
  return updateItem(table, {
    key: keys.result(userId, attemptId),
    set: { status: 'pending', gsi1pk: gsiKeys.report('pending'), tries: 0, pendingSince: now, ...set },
    ...(append && { append }),
    remove: ['owner', 'leaseUntil', ...remove],
    ...unchangedDelivery(seen),
  });
}
