import type { ReportView } from '#functions/contract/admin/reports.ts';
import { isReviewUrgent } from '#functions/domain/report/report-release.ts';
import { Button } from '#web/ui/button.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { StatusMark } from '#web/ui/status-mark.tsx';
import table from '#web/ui/table.module.css';
import { useIsNarrow } from '#web/ui/use-is-narrow.ts';
import {
  AttemptCell,
  PersonCell,
  ReadLink,
  ReportTableFrame,
  SelectAll,
  SelectReport,
  whoseOf,
} from './report-cells.tsx';
import type { ReportSelection } from './report-selection.ts';
import styles from './report-table.module.css';
import { waitingWords } from './waiting-words.ts';

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
    <ReportTableFrame title="Reports: Held">
      <thead>
        <tr>
          <th scope="col">
            <SelectAll label="Select all shown reports" selection={selection} />
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
    </ReportTableFrame>
  );
}

interface HeldLineProps extends Pick<HeldTableProps, 'selection' | 'onRelease' | 'now'> {
  report: ReportView;
  /** Then the action stands below the name, which does not scroll away. */
  isNarrow: boolean;
}

function HeldLine({ report, selection, onRelease, now, isNarrow }: HeldLineProps) {
  const { dueAt, createdAt } = report;
  const whose = whoseOf(report);
  const acts = (
    <div className={styles.acts}>
      <ReadLink report={report} />
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
        <SelectReport report={report} selection={selection} />
      </td>
      <PersonCell person={report} acts={isNarrow && acts} />
      <td className={styles.moment}>{dueAt === undefined ? 'After an admin has looked' : <Moment at={dueAt} />}</td>
      <td className={styles.moment}>{waitingWords(now - createdAt)}</td>
      <td className={styles.moment}>
        <PromiseCell report={report} now={now} />
      </td>
      <AttemptCell report={report} />
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
