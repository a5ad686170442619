import { useSearchParams } from 'react-router-dom';
import { AdminPage } from '#web/ui/admin-page.tsx';
import { findGroup, reportGroups } from './report-groups.ts';
import { ReportList } from './report-list.tsx';
import { StatusTabs } from './status-tabs.tsx';

/** How the delivery of reports is doing. Which list is shown stands in the address. */
export function ReportsPage() {
  const [query, setQuery] = useSearchParams();
  const group = findGroup(query.get('show'));
  return (
    <AdminPage title="Reports">
      <StatusTabs
        label="Delivery status"
        tabs={reportGroups}
        selected={group.id}
        onSelect={(id) => setQuery({ show: id }, { replace: true })}
      >
        <ReportList key={group.id} group={group} />
      </StatusTabs>
    </AdminPage>
  );
}
