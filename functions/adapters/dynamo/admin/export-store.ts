import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { exportKind } from '#functions/contract/admin/export.ts';
import type { ExportOrder, ExportStore } from '#functions/usecases/ports/exports.ts';
import { refuse } from '#functions/domain/refusal.ts';
import { failedWrites } from '#functions/adapters/dynamo/conflicts.ts';
import { putAudit } from './audit-entry.ts';
import { getItem } from '#functions/adapters/dynamo/get-items.ts';
import { fields, number, oneOf, optional, text } from '#functions/adapters/dynamo/item-reader.ts';
import { keys } from '#functions/adapters/dynamo/keys.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';

const exportItem = fields<ExportOrder & { ttl: number }>({
  exportId: text,
  kind: oneOf(...exportKind.options),
  from: number,
  until: number,
  batch: optional(text),
  person: optional(text),
  by: text,
  ttl: number,
});

const isSameOrder = (a: ExportOrder, b: ExportOrder) =>
  orderFields.every((field) => (a[field] ?? undefined) === (b[field] ?? undefined));

const orderFields = ['exportId', 'kind', 'from', 'until', 'batch', 'person', 'by'] as const;

const validSeconds = 24 * 60 * 60;

export function exportStore(table: Table): ExportStore {
  const TableName = table.name;
  return {
    async start(order, { reason, at }) {
      const { exportId, kind, from, until, batch, person, by } = order;
      const validUntil = Math.floor(at / 1000) + validSeconds;
      const Item = { ...keys.export(exportId), ...order, ttl: validUntil };
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
        if (!stored || !isSameOrder(stored, order)) refuse('not-found', 'There is no such export.', cause);
      }
    },

    async find(exportId, now) {
      const item = await getItem(table, keys.export(exportId), exportItem);
      // Check the expiry here: DynamoDB deletes expired items only within a few days.
      if (!item || item.ttl * 1000 < now) return undefined;
      const { ttl: _ttl, ...order } = item;
      return order;
    },
  };
}
