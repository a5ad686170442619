import { CalendarDays } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '#web/ui/button.tsx';
import { AdminPage } from '#web/ui/page/admin-page.tsx';
import { type ReportFilter, readFilter } from './report-filter.ts';
import { HeldList } from './held/held-list.tsx';
import { HolidaysDialog } from './held/holidays-dialog.tsx';
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
  const [isAtHolidays, setIsAtHolidays] = useState(false);
  const List = group.id === 'held' ? HeldList : ReportList;
  const actions = (
    <Button onPress={() => setIsAtHolidays(true)}>
      <CalendarDays aria-hidden="true" size={18} /> Public holidays
    </Button>
  );
  return (
    <AdminPage title="Reports" actions={actions}>
      <ReportFilterFields key={filterKey} filter={filter} onChange={narrow} />
      <StatusTabs
        label="Delivery status"
        tabs={reportGroups}
        selected={group.id}
        onSelect={(id) => setQuery({ show: id, ...filter }, { replace: true })}
      >
        <List key={`${group.id} ${filterKey}`} group={group} filter={filter} onClear={() => narrow({})} />
      </StatusTabs>
      {isAtHolidays && <HolidaysDialog onClose={() => setIsAtHolidays(false)} />}
    </AdminPage>
  );
}
