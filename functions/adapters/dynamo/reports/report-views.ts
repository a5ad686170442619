import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { DeliveryId } from './delivery-item.ts';
import { putAudit } from '#functions/adapters/dynamo/admin/audit-entry.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';

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
