import { GetCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { ExportOrder, ExportStore } from '#functions/usecases/ports/exports.ts';
import { putAudit } from './audit-entry.ts';
import { keys } from '#functions/adapters/dynamo/keys.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';

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
      const put = { TableName, Item, ConditionExpression: 'attribute_not_exists(pk)' };
      await table.db.send(new TransactWriteCommand({ TransactItems: [{ Put: put }, audit] }));
    },

    async find(exportId, now) {
      const { Item } = await table.db.send(
        new GetCommand({ TableName, Key: keys.export(exportId), ConsistentRead: true }),
      );
      // What is over goes by itself, and not at once.
      if (!Item || (Item['ttl'] as number) * 1000 < now) return undefined;
      const { kind, from, until, batch, person, by } = Item as unknown as ExportOrder;
      const only = { ...(batch !== undefined && { batch }), ...(person !== undefined && { person }) };
      return { exportId, kind, from, until, ...only, by };
    },
  };
}
