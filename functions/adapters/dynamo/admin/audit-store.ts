import type { Page } from '#functions/usecases/ports/page.ts';
import { indiaMonth, monthAfter } from '#functions/domain/calendar/india-days.ts';
import { cursorOf, isKeyText, parseCursor, readCursor, refuseCursor } from '#functions/adapters/dynamo/cursor.ts';
import { auditItem } from './audit-entry.ts';
import { keys } from '#functions/adapters/dynamo/keys.ts';
import { queryMonth } from '#functions/adapters/dynamo/query-month.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';
import type { AuditEntry } from '#functions/domain/admin/audit.ts';

export interface KeptAuditEntry extends AuditEntry {
  entryId: string;
}

const pageSize = 50;
/** Stands for an entry id in a cursor: start at the newest entry of that month. */
const newest = '.';

/** Read only: entries are written only with their actions. */
export function auditStore(table: Table) {
  return {
    /** Entries between two moments (epoch ms; both included), newest first; it goes month by month, so a page may be empty. */
    async list({
      from,
      until,
      cursor,
    }: {
      from: number;
      until: number;
      cursor?: string | undefined;
    }): Promise<Page<KeptAuditEntry>> {
      const last = indiaMonth(from);
      const { month, after } = startOf(cursor, { first: indiaMonth(until), last });
      const { pk } = keys.audit(month, '');
      const { items, next } = await queryMonth(table, { pk, cursor: after, limit: pageSize }, auditItem);
      const entries = items.map(({ sk, ...entry }) => ({ ...entry, entryId: sk }));
      const rows = entries.filter(({ at }) => at >= from && at <= until);
      // Ids begin with the time, so all entries after one that is too old are older still.
      const isOver = (entries.at(-1)?.at ?? until) < from;
      if (next !== undefined && !isOver) return { rows, next };
      if (isOver || month <= last) return { rows, next: undefined };
      return { rows, next: cursorOf(keys.audit(monthAfter(month, -1), newest)) };
    },
  };
}

export type AuditStore = ReturnType<typeof auditStore>;

/** Parses a cursor into the month at which the list continues, and the entry to start after. */
function startOf(cursor: string | undefined, { first, last }: { first: string; last: string }) {
  if (cursor === undefined) return { month: first, after: undefined };
  const { pk = '', sk } = parseCursor(cursor);
  const month = pk.slice(keys.audit('', '').pk.length);
  if (!/^\d{4}-\d\d$/.test(month) || month > first || month < last) refuseCursor();
  readCursor(cursor, { pk: keys.audit(month, '').pk, sk: isKeyText });
  return { month, after: sk === newest ? undefined : cursor };
}
