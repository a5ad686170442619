import { encodeTime } from 'ulid';
import type { Page } from '#functions/usecases/ports/page.ts';
import { indiaMonth, monthAfter } from '#functions/domain/calendar/india-days.ts';
import { auditItem } from './audit-entry.ts';
import { keys } from '#functions/adapters/dynamo/keys.ts';
import { last, readPage, type List } from '#functions/adapters/dynamo/pages.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';
import type { AuditEntry } from '#functions/domain/admin/audit.ts';

export interface KeptAuditEntry extends AuditEntry {
  entryId: string;
}

interface Span {
  from: number;
  until: number;
}

const pageSize = 50;
const ulidTimeLength = 10;

/** Read only: entries are written only with their actions. */
export function auditStore(table: Table) {
  return {
    /** Entries between two moments (epoch ms; both included), newest first. A page may be empty, because each month is a partition. */
    async list({ cursor, ...span }: Span & { cursor?: string | undefined }): Promise<Page<KeptAuditEntry>> {
      const page = await readPage(table, { lists: monthsOf(span), cursor, limit: pageSize }, auditItem);
      return { ...page, rows: page.rows.map(({ sk, ...entry }) => ({ ...entry, entryId: sk })) };
    },
  };
}

export type AuditStore = ReturnType<typeof auditStore>;

/** The partitions of a span, newest first. The ids of entries begin with their time. */
function monthsOf({ from, until }: Span): List[] {
  const bounds = {
    from: encodeTime(Math.max(from, 0), ulidTimeLength),
    until: encodeTime(Math.max(until, 0), ulidTimeLength) + last,
  };
  const months: List[] = [];
  for (let month = indiaMonth(until); month >= indiaMonth(from); month = monthAfter(month, -1))
    months.push([{ pk: keys.audit(month, '').pk, ...bounds }]);
  return months;
}
