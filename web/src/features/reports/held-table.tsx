import { Link } from 'react-router-dom';
import type { ReportView } from '#functions/contract/admin/reports.ts';
import { isReviewUrgent } from '#functions/domain/report/report-release.ts';
import { paths } from '#web/lib/paths.ts';
import { readReportLink } from '#web/lib/report-paths.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Moment } from '#web/ui/moment.tsx';
import { StatusMark } from '#web/ui/status-mark.tsx';
import table from '#web/ui/table.module.css';
import { useIsNarrow } from '#web/ui/use-is-narrow.ts';
import type { ReportSelection } from './report-selection.ts';
import styles from './report-table.module.css';
import { waitingWords } from './waiting-words.ts';

// Reachable by the keyboard, because it scrolls by itself.
const scrollRegion = { role: 'region', tabIndex: 0, 'aria-label': 'Reports: Held' } as const;

interface HeldTableProps {
  reports: readonly ReportView[];
  selection: ReportSelection;
  onRelease: (report: ReportView) => void;
  /** When the list was loaded. */
  now: number;
}

export function HeldTable({ reports, selection, onRelease, now }: HeldTableProps) {
  const isNarrow = useIsNarrow();
  return (
    <div {...scrollRegion} className={classNames(table.scroller, styles.scroller)}>
      <table className={classNames(table.table, styles.table)}>
        <caption className={styles.caption}>Reports: Held</caption>
        <thead>
          <tr>
            <th scope="col">
              <input
                type="checkbox"
                className={styles.select}
                aria-label="Select all shown reports"
                checked={selection.all === 'all'}
                ref={(box) => {
                  if (box) box.indeterminate = selection.all === 'some';
                }}
                onChange={selection.toggleAll}
              />
            </th>
            <th scope="col" className={table.sticky}>
              Person
            </th>
            <th scope="col">Goes out</th>
            <th scope="col">Held for</th>
            <th scope="col">Promised by</th>
            <th scope="col">Attempt</th>
            {!isNarrow && <th scope="col">Actions</th>}
          </tr>
        </thead>
        <tbody>
          {reports.map((report) => (
            <HeldLine key={report.attemptId} {...{ report, selection, onRelease, now, isNarrow }} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface HeldLineProps extends Pick<HeldTableProps, 'selection' | 'onRelease' | 'now'> {
  report: ReportView;
  /** Then the action stands below the name, which does not scroll away. */
  isNarrow: boolean;
}

function HeldLine({ report, selection, onRelease, now, isNarrow }: HeldLineProps) {
  const { userId, attemptId, name, email, dueAt, createdAt } = report;
  const whose = name || email || 'this person';
  const acts = (
    <div className={styles.acts}>
      <Link to={readReportLink(report)} className={styles.read} aria-label={`Read the report of ${whose}`}>
        Read
      </Link>
      <Button
        size="small"
        aria-label={dueAt === undefined ? `Release the report of ${whose}` : `Send the report of ${whose} now`}
        onPress={() => onRelease(report)}
      >
        {dueAt === undefined ? 'Release' : 'Send now'}
      </Button>
    </div>
  );
  return (
    <tr>
      <td>
        <input
          type="checkbox"
          className={styles.select}
          aria-label={`Select the report of ${whose}`}
          checked={selection.isSelected(report)}
          onChange={() => selection.toggle(report)}
        />
      </td>
      <th scope="row" className={classNames(table.sticky, styles.person)}>
        <span className={styles.name}>{name || 'No name'}</span>
        <span className={styles.email}>{email || 'No e-mail'}</span>
        {isNarrow && acts}
      </th>
      <td className={styles.moment}>{dueAt === undefined ? 'After an admin has looked' : <Moment at={dueAt} />}</td>
      <td className={styles.moment}>{waitingWords(now - createdAt)}</td>
      <td className={styles.moment}>
        <PromiseCell report={report} now={now} />
      </td>
      <td className={styles.attempt}>
        <Link to={`${paths.adminAttempts}?attempt=${encodeURIComponent(`${userId}/${attemptId}`)}`}>Open attempt</Link>
      </td>
      {!isNarrow && <td>{acts}</td>}
    </tr>
  );
}

/** One that goes by itself goes in time. */
function PromiseCell({ report: { promisedBy, reviewBy, dueAt }, now }: { report: ReportView; now: number }) {
  if (promisedBy === undefined) return '–';
  const isNear = dueAt === undefined && isReviewUrgent({ promisedBy, reviewBy }, now);
  return (
    <>
      <Moment at={promisedBy} />
      {isNear && (
        <span className={styles.near}>
          <StatusMark tone={promisedBy <= now ? 'danger' : 'warning'}>
            {promisedBy <= now ? 'Over' : `${waitingWords(promisedBy - now)} left`}
          </StatusMark>
        </span>
      )}
    </>
  );
}
