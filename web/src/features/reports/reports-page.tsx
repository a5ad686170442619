import { CalendarDays } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '#web/ui/button.tsx';
import { AdminPage } from '#web/ui/page/admin-page.tsx';
import { useFilters } from '#web/lib/admin/use-filters.ts';
import { FinderField } from '#web/ui/form/finder-field.tsx';
import { FilterPanel } from '#web/ui/table/filter-panel.tsx';
import * as words from '#web/lib/words/admin/reports.ts';
import { HeldList } from './held/held-list.tsx';
import { HolidaysDialog } from './held/holidays-form.tsx';
import { findGroup, reportGroups } from './report-groups.ts';
import { ReportList } from './report-list.tsx';
import { filterOf } from './reports-query.ts';
import { Content, List, Root, Trigger } from '@radix-ui/react-tabs';
import styles from '#web/ui/page/tabs.module.css';

/** The delivery of reports. The list is in the address. */
export function ReportsPage() {
  const [query, setQuery] = useSearchParams();
  const group = findGroup(query.get('show'));
  const { filter, isNarrowed, clear, ...fields } = useFilters(filterOf);
  const show = (id: string) => setQuery((now) => ({ ...Object.fromEntries(now), show: id }), { replace: true });
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
      <StatusTabs label={words.tabs} tabs={reportGroups} selected={group.id} onSelect={show}>
        <List key={`${group.id} ${JSON.stringify(filter)}`} {...{ group, filter, isNarrowed }} onClear={clear} />
      </StatusTabs>
      {isAtHolidays && <HolidaysDialog onClose={() => setIsAtHolidays(false)} />}
    </AdminPage>
  );
}

interface StatusTabsProps {
  /** Accessible name of the tabs. */
  label: string;
  tabs: readonly { id: string; title: string }[];
  selected: string;
  onSelect: (id: string) => void;
  /** Content of the selected tab: the others are not loaded. */
  children: ReactNode;
}

/** Tabs whose selection is held elsewhere. */
function StatusTabs({ label, tabs, selected, onSelect, children }: StatusTabsProps) {
  return (
    <Root value={selected} onValueChange={onSelect} className="grid grid-cols-1 gap-6">
      <List aria-label={label} className="flex flex-wrap gap-x-0 gap-y-1 outline-none">
        {tabs.map(({ id, title }) => (
          // Screen readers and scripts may click without a mouse press.
          <Trigger key={id} value={id} className={styles.tab} onClick={() => id !== selected && onSelect(id)}>
            <span className={styles.title}>{title}</span>
          </Trigger>
        ))}
      </List>
      <Content
        value={selected}
        className="focus-visible:outline-offset-[0.5rem] [&>:first-child]:mt-0 [&>:last-child]:mb-0"
      >
        {children}
      </Content>
    </Root>
  );
}
