import { TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import {
  exportExpiry,
  exportKinds,
  exportLeaseMs,
  exportStatuses,
  type ExportOrder,
  type ExportId,
} from '#functions/domain/admin/export-order.ts';
import { requireSameRequest } from '#functions/domain/admin/request-id.ts';
import { failedWrites, storedOnConflict } from '#functions/adapters/dynamo/look-and-write.ts';
import { putAudit } from './audit-store.ts';
import { getItem } from '#functions/adapters/dynamo/get-items.ts';
import { readItem } from '#functions/adapters/dynamo/item-reader.ts';
import { keys } from '#functions/adapters/dynamo/keys.ts';
import { readRange } from '#functions/adapters/dynamo/pages.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';
import { updateItem, updateUnlessConflict } from '#functions/adapters/dynamo/update-item.ts';

/** The one worker that writes an export. */
export interface ExportRun extends ExportId {
  runId: string;
}

export const exportItem = z.object({
  exportId: z.string(),
  kind: z.enum(exportKinds),
  from: z.number(),
  until: z.number(),
  batch: z.exactOptional(z.string()),
  person: z.exactOptional(z.string()),
  by: z.string(),
  orderedAt: z.number(),
  status: z.enum(exportStatuses),
  runId: z.exactOptional(z.string()),
  attempts: z.number(),
  rows: z.number(),
  /** The oldest end of an attempt that was read for it. */
  reachedAt: z.exactOptional(z.number()),
  problem: z.exactOptional(z.string()),
});
export type StoredExport = z.infer<typeof exportItem>;

export type ExportProgress = Pick<StoredExport, 'attempts' | 'rows' | 'reachedAt'>;

// Check the expiry here, too: DynamoDB deletes expired items only within a few days.
const isExpired = ({ orderedAt }: StoredExport, now: number) => exportExpiry(orderedAt) < now;

export function exportStore(table: Table) {
  const TableName = table.name;

  return {
    /** Stores the order together with its audit entry. Idempotent. Throws Refusal `id-already-used`. */
    async start(order: ExportOrder, { reason, at }: { reason: string; at: number }) {
      const { kind, from, until, batch, person, by, exportId } = order;
      const Item = {
        ...keys.export(by, exportId),
        ...order,
        ...{ orderedAt: at, status: 'waiting', attempts: 0, rows: 0 },
        ttl: Math.floor(exportExpiry(at) / 1000),
      };
      const audit = putAudit(TableName, {
        ...{ by, at, what: 'data-exported', object: kind, reason, ...(person !== undefined && { person }) },
        after: { from, until, ...(batch !== undefined && { batch }) },
      });
      const put = {
        TableName,
        Item,
        ConditionExpression: 'attribute_not_exists(pk)',
        ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
      } as const;
      try {
        await table.db.send(new TransactWriteCommand({ TransactItems: [{ Put: put }, audit] }));
      } catch (cause) {
        const stored = failedWrites(cause)[0]?.read(exportItem);
        if (!stored) throw cause;
        requireSameRequest(stored, { kind, from, until, batch, person });
      }
    },

    async find({ by, exportId }: ExportId, now: number) {
      const found = await getItem(table, keys.export(by, exportId), exportItem);
      return found && !isExpired(found, now) ? found : undefined;
    },

    /** The orders of an admin whose files can still be downloaded, newest first. */
    async list(by: string, now: number) {
      const { pk } = keys.export(by, '');
      const found = await readRange(table, { pk }, exportItem);
      return found.filter((order) => !isExpired(order, now)).sort((a, b) => b.orderedAt - a.orderedAt);
    },

    /** `undefined` while another worker writes it, and for an export that is ready or has failed. */
    async claim({ by, exportId, runId }: ExportRun, now: number): Promise<StoredExport | undefined> {
      const update = updateItem(table, {
        key: keys.export(by, exportId),
        set: { status: 'writing', runId, leaseUntil: now + exportLeaseMs },
        condition: 'orderedAt >= :oldest AND (#status = :waiting OR (#status = :writing AND leaseUntil < :now))',
        values: { ':oldest': now - exportExpiry(0), ':waiting': 'waiting', ':writing': 'writing', ':now': now },
      });
      try {
        const { Attributes = {} } = await table.db.send(new UpdateCommand({ ...update, ReturnValues: 'ALL_NEW' }));
        return readItem(Attributes, exportItem);
      } catch (cause) {
        // Its own run id: the reply of the first try was lost.
        const stored = storedOnConflict(cause, exportItem);
        return stored?.runId === runId ? stored : undefined;
      }
    },

    /**
     * Changes an export that this worker writes, and no other. `ready` for an export without attempts, too, which has no file; `waiting`
     * gives it back.
     */
    async update(
      { by, exportId, runId }: ExportRun,
      set: Partial<Pick<StoredExport, 'status' | 'problem'> & ExportProgress>,
    ) {
      const update = updateItem(table, {
        key: keys.export(by, exportId),
        set: { ...set },
        condition: '#status = :writing AND #runId = :run',
        values: { ':writing': 'writing', ':run': runId },
      });
      // Another worker may have the export now, or the first try was applied and its reply was lost: either way nothing is left to do.
      await updateUnlessConflict(table, update, exportItem, () => true);
    },
  };
}

export type ExportStore = ReturnType<typeof exportStore>;
