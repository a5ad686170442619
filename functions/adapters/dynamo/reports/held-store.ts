import { UpdateCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { refuse } from '#functions/domain/refusal.ts';
import {
  firstDueSortKey,
  readHeldSortKey,
  reportSortKey,
} from '#functions/adapters/dynamo/attempts/attempt-sort-keys.ts';
import { putAudit } from '#functions/adapters/dynamo/admin/audit-store.ts';
import { requireConflict, lookAndWrite } from '#functions/adapters/dynamo/look-and-write.ts';
import { getItem, getReadable, itemKey } from '#functions/adapters/dynamo/get-items.ts';
import { gsiKeys, keys, sortableInstant } from '#functions/adapters/dynamo/keys.ts';
import { inIndex, pagesOf, type Range } from '#functions/adapters/dynamo/pages.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';
import { deliveryItem, deliveryOf, type DeliveryItem, type Delivery, type DeliveryId } from './delivery-item.ts';
import { returnToQueue } from './change-delivery.ts';
import * as words from '#functions/domain/words/reports.ts';

type Id = Pick<Delivery, 'userId' | 'attemptId'>;

/**
 * Reports that are held. A release requires that the report is still held, so of an admin and the schedule, or of two clicks, only one
 * succeeds, and the stream sends the report to the queue once.
 */
export function heldStore(table: Table) {
  const read = ({ userId, attemptId }: Id) => getItem(table, keys.result(userId, attemptId), deliveryItem);

  /** The reports in a range of the index that are still held: it lags behind the items. */
  async function* heldIn(range: Range, pageSize: number): AsyncGenerator<{ found: Delivery[]; failures: unknown[] }> {
    for await (const keysOfPage of pagesOf(table, range, itemKey, pageSize)) {
      const { found, failures } = await getReadable(table, keysOfPage, deliveryItem);
      yield { found: found.filter(({ status }) => status === 'held').map(deliveryOf), failures };
    }
  }

  /** The first of them. Those that cannot be read are reported by the release of what is due. */
  async function first(range: Range): Promise<Delivery | undefined> {
    for await (const { found } of heldIn(range, 10)) if (found[0]) return found[0];
    return undefined;
  }

  return {
    /** All due reports by the index (which lags), page by page. */
    pagesOfDue: (now: number) => heldIn(dueRange(now), 100),

    /** `false`: it is not held any more, or not due. */
    async releaseIfDue(id: DeliveryId, now: number) {
      const item = await read(id);
      if (item?.status !== 'held' || item.dueAt === undefined || item.dueAt > now) return false;
      try {
        await table.db.send(new UpdateCommand(toPending(table, id, item, now)));
        return true;
      } catch (cause) {
        requireConflict(cause);
        return false;
      }
    },

    /** Release by an admin, due or not. `already`: it was released before. Throws Refusal `not-found`, `busy`. */
    release: ({ by, now, ...id }: DeliveryId & { by: string; now: number }): Promise<'released' | 'already'> =>
      lookAndWrite(table, async () => {
        const item = await read(id);
        if (!item) refuse('not-found', words.notFound);
        if (item.status !== 'held') return { done: 'already' };
        const audit = putAudit(table.name, {
          ...{ by, at: now, what: 'report-released', object: `report of attempt ${id.attemptId}`, person: id.userId },
          before: { status: 'held', ...(item.dueAt !== undefined && { dueAt: item.dueAt }) },
          after: { status: 'pending' },
        });
        return { writes: [{ Update: toPending(table, id, item, now) }, audit], then: 'released' };
      }),

    /** Due time of the held report that is overdue for longest. */
    async oldestDue(now: number) {
      return (await first(dueRange(now)))?.dueAt;
    },

    /** The report that has waited for review for longest. */
    oldestForReview: () => first(inIndex(gsiKeys.report('held'), { until: firstDueSortKey })),
  };
}

export type HeldReports = ReturnType<typeof heldStore>;

const dueRange = (now: number) =>
  inIndex(gsiKeys.report('held'), { from: firstDueSortKey, until: sortableInstant(now + 1) });

/** Makes the report wait for a worker, and keeps its original time in the order. */
function toPending(table: Table, id: Id, { gsi1sk, dueAt = Infinity, ...item }: DeliveryItem, now: number) {
  return returnToQueue(table, {
    ...{ ...id, now, seen: item },
    set: { orderedAt: now, releasedAt: Math.min(now, dueAt), gsi1sk: reportSortKey(readHeldSortKey(gsi1sk)) },
    remove: ['dueAt', 'reviewBy'],
  });
}

/** The log of admins who have read a report. */
export function reportViews(table: Table) {
  return {
    async note({ by, at, userId: person, attemptId }: DeliveryId & { by: string; at: number }) {
      const object = `report of attempt ${attemptId}`;
      const audit = putAudit(table.name, { by, at, what: 'report-viewed', object, person });
      await table.db.send(new TransactWriteCommand({ TransactItems: [audit] }));
    },
  };
}

export type ReportViews = ReturnType<typeof reportViews>;
