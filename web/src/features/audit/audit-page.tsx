import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AdminPage } from '#web/ui/page/admin-page.tsx';
import { NothingFound } from '#web/ui/table/nothing-found.tsx';
import { PagedList } from '#web/ui/table/paged-list.tsx';
import { AuditFilter } from './audit-filter.tsx';
import { givenParts, readAuditQuery, type AuditQuery } from './audit-query.ts';
import { listAudit, type AuditEntryView } from '#functions/contract/admin/audit.ts';
import { pagedQuery, usePages } from '#web/lib/admin/paged-query.ts';
import { call } from '#web/lib/api-client.ts';
import { indiaMomentWords } from '#functions/domain/calendar/india-days.ts';
import { type Column, DataTable } from '#web/ui/table/data-table.tsx';
import { AuditSentence } from './audit-line.tsx';

const columns: Column<AuditEntryView>[] = [
  {
    id: 'at',
    title: 'When',
    className: 'min-w-34 font-normal whitespace-nowrap max-sm:min-w-22 max-sm:max-w-22 max-sm:whitespace-normal',
    cell: ({ at }) => <time dateTime={new Date(at).toISOString()}>{indiaMomentWords(at)}</time>,
  },
  {
    id: 'what',
    title: 'What was done',
    className: 'min-w-96 wrap-anywhere max-sm:min-w-60',
    cell: (entry) => <AuditSentence entry={entry} />,
  },
  { id: 'reason', title: 'Reason', className: 'min-w-40 max-w-80 wrap-anywhere', cell: ({ reason }) => reason ?? '–' },
];

function AuditTable({ entries, empty }: { entries: readonly AuditEntryView[]; empty: ReactNode }) {
  return (
    <DataTable
      caption="What was done"
      columns={columns}
      rows={entries}
      rowKey={({ entryId }) => entryId}
      empty={empty}
    />
  );
}

/** The audit log. Days and filter are in the address. */
export function AuditPage() {
  const [params, setParams] = useSearchParams();
  const [now] = useState(Date.now);
  const query = readAuditQuery(params, now);
  const list = usePages(auditPages(query), (page) => page.entries);
  const clear = () => setParams({}, { replace: true });
  const empty = list.hasMore
    ? 'No matching entry among the newest ones. Load more to look further back.'
    : 'No matching entry on these days.';
  return (
    <AdminPage
      title="Audit"
      about="Who did what, when and why, newest first, in India’s time. An entry is written together with the action, and no one can change or remove it."
    >
      <AuditFilter
        key={params.toString()}
        query={query}
        first={readAuditQuery(new URLSearchParams(), now)}
        onChange={(next) => setParams(givenParts(next), { replace: true })}
        onClear={clear}
      />
      <PagedList loading="Loading the audit..." list={list}>
        {(entries) => (
          <AuditTable
            entries={entries}
            empty={<NothingFound words={empty} onClear={params.size > 0 ? clear : undefined} />}
          />
        )}
      </PagedList>
    </AdminPage>
  );
}

const auditPages = (query: AuditQuery) =>
  pagedQuery(['admin-audit', query], (cursor, signal) =>
    call(listAudit, { query: { ...givenParts(query), cursor } }, { signal, timeLimitMs: 29_000 }),
  );
