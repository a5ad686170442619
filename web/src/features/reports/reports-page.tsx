import { adminLinks } from '#web/lib/admin-links.ts';
import { useSearchParams } from 'react-router-dom';
import { SectionNav } from '#web/ui/section-nav.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { findGroup, reportGroups } from './report-groups.ts';
import { ReportList } from './report-list.tsx';
import styles from './reports-page.module.css';
import { StatusTabs } from './status-tabs.tsx';

/** How the delivery of reports is doing. Which list is shown stands in the address. */
export function ReportsPage() {
  const [query, setQuery] = useSearchParams();
  const group = findGroup(query.get('show'));
  return (
    <div className={styles.page}>
      <PageHead title="Reports | TrueIn" />
      <SectionNav label="Admin" links={adminLinks} />
      <h1 className={styles.title}>Reports</h1>
      <StatusTabs
        label="Delivery status"
        tabs={reportGroups}
        selected={group.id}
        onSelect={(id) => setQuery({ show: id }, { replace: true })}
      >
        <ReportList key={group.id} group={group} />
      </StatusTabs>
    </div>
  );
}
