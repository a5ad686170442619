import type { AuditStore, KeptAuditEntry } from '#functions/usecases/ports/audit.ts';
import { keys } from './keys.ts';
import { queryMonth } from './query-month.ts';
import type { Table } from './table.ts';

export function auditStore(table: Table): AuditStore {
  return {
    async list(month, cursor) {
      const { items, next } = await queryMonth(table, { pk: keys.audit(month, '').pk, cursor, limit: 50 });
      const rows = items.map(({ pk: _pk, sk, ...entry }) => ({ ...entry, entryId: sk }) as KeptAuditEntry);
      return { rows, next };
    },
  };
}
