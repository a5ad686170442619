import { adminLinks } from '#web/lib/paths.ts';
import { useSearchParams } from 'react-router-dom';
import { SectionNav } from '#web/ui/section-nav.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { findGroup, reportGroups } from './report-groups.ts';
import { ReportList } from './report-list.tsx';
import styles from './reports-page.module.css';

/** How the delivery of reports is doing. Which list is shown stands in the address. */
export function ReportsPage() {
  const [query, setQuery] = useSearchParams();
  const group = findGroup(query.get('show'));
  return (
    <div className={styles.page}>
      <PageHead title="Reports | TrueIn" />
      <SectionNav label="Admin" links={adminLinks} />
      <h1 className={styles.title}>Reports</h1>
      <Tabs
        label="Delivery status"
        selected={group.id}
        onSelect={(id) => setQuery({ show: id }, { replace: true })}
        tabs={reportGroups.map((one) => ({
          id: one.id,
          title: one.title,
          content: <ReportList key={one.id} group={one} />,
        }))}
      />
    </div>
  );
}
