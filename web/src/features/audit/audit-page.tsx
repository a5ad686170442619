import { useState } from 'react';
import { AdminPage } from '#web/ui/page/admin-page.tsx';
import { NothingFound } from '#web/ui/table/nothing-found.tsx';
import { PagedList } from '#web/ui/table/paged-list.tsx';
import { auditActions } from '#functions/domain/admin/audit.ts';
import { indiaDay, indiaDayStart, indiaMomentWords } from '#functions/domain/calendar/india-days.ts';
import { adminLimits } from '#functions/contract/text-limits.ts';
import { givenParts, useFilters } from '#web/lib/admin/use-filters.ts';
import { DayFields } from '#web/ui/form/day-fields.tsx';
import { FinderField } from '#web/ui/form/finder-field.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { FilterPanel } from '#web/ui/table/filter-panel.tsx';
import * as words from '#web/lib/words/admin/audit.ts';
import * as lists from '#web/lib/words/admin/lists.ts';
import { listAudit, type AuditEntryView } from '#functions/contract/admin/audit.ts';
import type { Request } from '#functions/contract/endpoint.ts';
import { pagedQuery, usePages } from '#web/lib/admin/paged-query.ts';
import { call } from '#web/lib/api-client.ts';
import { type Column, DataTable } from '#web/ui/table/data-table.tsx';
import { AuditSentence } from './audit-line.tsx';

const columns: Column<AuditEntryView>[] = [
  {
    title: words.columns.when,
    className: 'min-w-34 font-normal whitespace-nowrap max-sm:min-w-22 max-sm:max-w-22 max-sm:whitespace-normal',
    cell: ({ at }) => <time dateTime={new Date(at).toISOString()}>{indiaMomentWords(at)}</time>,
  },
  {
    title: words.columns.what,
    className: 'min-w-96 wrap-anywhere max-sm:min-w-60',
    cell: (entry) => <AuditSentence entry={entry} />,
  },
  { title: lists.fields.reason, className: 'min-w-40 max-w-80 wrap-anywhere', cell: ({ reason }) => reason ?? '–' },
];

const every = 'every';
const choices = [
  { id: every, text: words.action.all },
  ...auditActions
    .map((action) => ({ id: action, text: words.actions[action] }))
    .sort((a, b) => a.text.localeCompare(b.text)),
];

const daysAtFirst = 30;
const day = /^20\d\d-\d\d-\d\d$/;

/** The filter of the audit, as it is in the address. Days are India's. */
const filterAt = (now: number) => (text: (name: string) => string) => ({
  from: day.test(text('from')) ? text('from') : indiaDay(indiaDayStart(now, daysAtFirst - 1)),
  until: day.test(text('until')) ? text('until') : indiaDay(now),
  what: auditActions.find((action) => action === text('what')) ?? ('' as const),
  person: text('person'),
  who: text('who'),
  text: text('text'),
});

interface AuditListProps {
  filter: Request<typeof listAudit>['query'];
  onClear?: (() => void) | undefined;
}

/** The entries that match, newest first; without days, of the last 30. */
export function AuditList({ filter, onClear }: AuditListProps) {
  const audit = pagedQuery(['admin-audit', filter], (cursor, signal) =>
    call(listAudit, { query: { ...filter, cursor } }, { signal, timeLimitMs: 29_000 }),
  );
  const list = usePages(audit, (page) => page.entries);
  return (
    <PagedList list={list}>
      {(entries) => (
        <DataTable
          caption={words.columns.what}
          columns={columns}
          rows={entries}
          rowKey={({ entryId }) => entryId}
          empty={<NothingFound words={list.hasMore ? lists.noMatchYet : lists.noMatch} onClear={onClear} />}
        />
      )}
    </PagedList>
  );
}

/** The audit log. Days and filter are in the address. */
export function AuditPage() {
  const [now] = useState(Date.now);
  const { filter, isNarrowed, draft, set, clear, ...fields } = useFilters(filterAt(now));
  return (
    <AdminPage title={words.title} about={words.about}>
      <FilterPanel label={words.title} action={words.search} {...fields.panel}>
        <FinderField {...fields.person} />
        <SelectField
          label={words.action.label}
          choices={choices}
          value={draft.what || every}
          onChange={(id) => set({ what: auditActions.find((action) => action === id) ?? '' })}
        />
        <TextField
          label={words.text.label}
          type="search"
          value={draft.text}
          onChange={(text) => set({ text })}
          maxLength={adminLimits.searchWords}
          placeholder={words.text.placeholder}
        />
        <DayFields days={draft} onChange={set} labels={words.days} />
      </FilterPanel>
      <AuditList filter={givenParts(filter)} onClear={isNarrowed ? clear : undefined} />
    </AdminPage>
  );
}
