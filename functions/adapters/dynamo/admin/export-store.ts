import { TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { exportExpiry, exportKinds, exportStatuses } from '#functions/domain/admin/export-order.ts';
import type {
  ExportCheckpoint,
  ExportProgress,
  ExportRun,
  ExportStore,
  StoredExport,
} from '#functions/usecases/ports/exports.ts';
import { requireSameRequest } from '#functions/domain/admin/request-id.ts';
import { failedWrites, storedOnConflict } from '#functions/adapters/dynamo/conflicts.ts';
import { putAudit } from './audit-entry.ts';
import { getItem } from '#functions/adapters/dynamo/get-items.ts';
import {
  fields,
  flag,
  listOf,
  number,
  oneOf,
  optional,
  readItem,
  text,
  type Item,
} from '#functions/adapters/dynamo/item-reader.ts';
import { keys } from '#functions/adapters/dynamo/keys.ts';
import { queryItems } from '#functions/adapters/dynamo/query-items.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';
import { updateItem, updateUnlessConflict } from '#functions/adapters/dynamo/update-item.ts';

const progress = fields<ExportProgress>({ attempts: number, rows: number, reachedAt: optional(number) });

const checkpoint = fields<ExportCheckpoint>({
  done: progress,
  pass: number,
  cursor: optional(text),
  scales: listOf(text),
  file: text,
  uploadId: optional(text),
  parts: listOf(text),
  tail: optional(text),
  isWhole: flag,
});

export const exportItem = fields<StoredExport & { runId: string | undefined }>({
  exportId: text,
  kind: oneOf(...exportKinds),
  from: number,
  until: number,
  batch: optional(text),
  person: optional(text),
  by: text,
  orderedAt: number,
  status: oneOf(...exportStatuses),
  sentAt: number,
  runId: optional(text),
  leaseUntil: optional(number),
  attempts: number,
  rows: number,
  reachedAt: optional(number),
  problem: optional(text),
  checkpoint: optional(checkpoint),
  requestDigest: optional(text),
});

// Check the expiry here, too: DynamoDB deletes expired items only within a few days.
const isExpired = ({ orderedAt }: StoredExport, now: number) => exportExpiry(orderedAt) < now;

export function exportStore(table: Table): ExportStore {
  const TableName = table.name;

  /** Changes the export while this run has the lease. A retry whose first try was applied counts as applied. */
  const change = (
    { by, exportId, runId }: ExportRun,
    set: Item,
    { remove = [] }: { remove?: readonly string[] } = {},
  ) =>
    updateUnlessConflict(
      table,
      updateItem(table, {
        key: keys.export(by, exportId),
        ...{ set, remove },
        condition: '#status = :writing AND #runId = :run AND attribute_exists(leaseUntil)',
        values: { ':writing': 'writing', ':run': runId },
      }),
      exportItem,
      (stored) => stored.runId === runId && isApplied(stored, set, remove),
    );

  return {
    async start(order, { reason, requestDigest, at }) {
      const { kind, from, until, batch, person, by, exportId } = order;
      const Item = {
        ...keys.export(by, exportId),
        ...order,
        requestDigest,
        ...{ orderedAt: at, status: 'waiting', sentAt: at, attempts: 0, rows: 0 },
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
        requireSameRequest(stored, { requestDigest });
      }
    },

    async find({ by, exportId }, now) {
      const found = await getItem(table, keys.export(by, exportId), exportItem);
      return found && !isExpired(found, now) ? found : undefined;
    },

    async list(by, now) {
      const { pk } = keys.export(by, '');
      const found = await queryItems(
        table,
        {
          KeyConditionExpression: 'pk = :pk',
          ExpressionAttributeValues: { ':pk': pk },
          ConsistentRead: true,
          ScanIndexForward: false,
        },
        exportItem,
      );
      return found.filter((order) => !isExpired(order, now)).sort((a, b) => b.orderedAt - a.orderedAt);
    },

    noteSent: ({ by, exportId, sentAt }, now) =>
      updateUnlessConflict(
        table,
        updateItem(table, {
          key: keys.export(by, exportId),
          set: { sentAt: now },
          condition: '#sentAt = :seen',
          values: { ':seen': sentAt },
        }),
        exportItem,
        () => false,
      ),

    async begin({ by, exportId, runId }, { now, until, messageAt }) {
      const update = updateItem(table, {
        key: keys.export(by, exportId),
        set: { status: 'writing', runId, leaseUntil: until },
        remove: ['problem', 'failedAt'],
        condition:
          'orderedAt >= :oldest AND (attribute_not_exists(leaseUntil) OR leaseUntil < :now) AND ' +
          '(#status IN (:waiting, :writing) OR (#status = :failed AND failedAt < :sent))',
        values: {
          ...{ ':now': now, ':sent': messageAt, ':oldest': now - exportExpiry(0) },
          ...{ ':waiting': 'waiting', ':writing': 'writing', ':failed': 'failed' },
        },
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

    note: (run, { attempts, rows, reachedAt }) => change(run, { attempts, rows, reachedAt }),
    save: (run, saved) => change(run, { ...saved.done, checkpoint: saved }),
    release: (run, now) => change(run, { sentAt: now }, { remove: ['leaseUntil'] }),
    finish: (run, { attempts, rows, reachedAt }) =>
      change(run, { attempts, rows, reachedAt, status: 'ready' }, { remove: ['leaseUntil', 'checkpoint'] }),
    fail: (run, problem, now) => change(run, { status: 'failed', problem, failedAt: now }, { remove: ['leaseUntil'] }),
  };
}

/** Whether a change that failed its condition had been applied before: the lease is over, and the status is as it was to be. */
function isApplied(stored: StoredExport, set: Item, remove: readonly string[]): boolean {
  if (!remove.includes('leaseUntil')) return false;
  return stored.leaseUntil === undefined && stored.status === (set['status'] ?? 'writing');
}
