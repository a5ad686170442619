import { CalendarDays } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { AdminPage } from '#web/ui/page/admin-page.tsx';
import { waitingQuery } from '#web/lib/admin/waiting.ts';
import { useFilters } from '#web/lib/admin/use-filters.ts';
import { FinderField } from '#web/ui/form/finder-field.tsx';
import { FilterPanel } from '#web/ui/table/filter-panel.tsx';
import * as words from '#web/lib/words/admin/reports.ts';
import { HeldList } from './held/held-list.tsx';
import { HolidaysDialog } from './held/holidays-form.tsx';
import { findGroup, reportGroups } from './report-groups.ts';
import { ReportList } from './report-list.tsx';
import { filterOf } from './reports-query.ts';
import { Content, List as Tabs, Root, Trigger } from '@radix-ui/react-tabs';
import styles from '#web/ui/page/tabs.module.css';

/** On most phones they fit beside each other. */
const tabClass = classNames(styles.tab, 'max-sm:pe-2 max-sm:text-[0.8125rem]');

/** The delivery of reports. The list is in the address. */
export function ReportsPage() {
  const [query, setQuery] = useSearchParams();
  const group = findGroup(query.get('show'));
  const { filter, isNarrowed, clear, ...fields } = useFilters(filterOf);
  const show = (id: string) => setQuery((now) => ({ ...Object.fromEntries(now), show: id }), { replace: true });
  const { data: waiting } = useQuery(waitingQuery);
  const [isAtHolidays, setIsAtHolidays] = useState(false);
  const List = group.id === 'held' ? HeldList : ReportList;
  const actions = (
    <Button size="small" onPress={() => setIsAtHolidays(true)}>
      <CalendarDays aria-hidden="true" size={15} /> <span>{words.holidays.title}</span>
    </Button>
  );
  return (
    <AdminPage title={words.title} actions={actions}>
      <FilterPanel label={words.title} {...fields.panel}>
        <FinderField {...fields.person} />
        <FinderField {...fields.batch} />
      </FilterPanel>
      <Root value={group.id} onValueChange={show} className="grid grid-cols-1 gap-6">
        <Tabs aria-label={words.tabs} className="flex flex-wrap gap-x-0 gap-y-1 outline-none">
          {reportGroups.map(({ id, title }) => (
            // Screen readers and scripts may click without a mouse press.
            <Trigger key={id} value={id} className={tabClass} onClick={() => id !== group.id && show(id)}>
              <span className={styles.title}>{words.tab(title, waiting?.[id])}</span>
            </Trigger>
          ))}
        </Tabs>
        <Content
          value={group.id}
          className="focus-visible:outline-offset-[0.5rem] [&>:first-child]:mt-0 [&>:last-child]:mb-0"
        >
          <List key={`${group.id} ${JSON.stringify(filter)}`} {...{ group, filter, isNarrowed }} onClear={clear} />
        </Content>
      </Root>
      {isAtHolidays && <HolidaysDialog onClose={() => setIsAtHolidays(false)} />}
    </AdminPage>
  );
}
