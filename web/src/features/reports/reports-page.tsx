import { useSearchParams } from 'react-router-dom';
import { AdminPage } from '#web/ui/admin-page.tsx';
import { type ReportFilter, readFilter } from './report-filter.ts';
import { ReportFilterFields } from './report-filter-fields.tsx';
import { findGroup, reportGroups } from './report-groups.ts';
import { ReportList } from './report-list.tsx';
import { StatusTabs } from './status-tabs.tsx';

/** How the delivery of reports is doing. Which list is shown stands in the address. */
export function ReportsPage() {
  const [query, setQuery] = useSearchParams();
  const group = findGroup(query.get('show'));
  const filter = readFilter(query);
  const narrow = (next: ReportFilter) => setQuery({ show: group.id, ...next }, { replace: true });
  const filterKey = JSON.stringify(filter);
  return (
    <AdminPage title="Reports">
      <ReportFilterFields key={filterKey} filter={filter} onChange={narrow} />
      <StatusTabs
        label="Delivery status"
        tabs={reportGroups}
        selected={group.id}
        onSelect={(id) => setQuery({ show: id, ...filter }, { replace: true })}
      >
        <ReportList key={`${group.id} ${filterKey}`} group={group} filter={filter} onClear={() => narrow({})} />
      </StatusTabs>
    </AdminPage>
  );
}
