import { classNames } from '#web/ui/class-names.ts';
import table from '#web/ui/table.module.css';
import { type ReportView, statusWords } from './report-groups.ts';
import styles from './report-table.module.css';

const moment = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
});
// Reachable by the keyboard, because it scrolls by itself.
const scrollRegion = { role: 'region', tabIndex: 0 } as const;

export function ReportTable({ title, reports }: { title: string; reports: readonly ReportView[] }) {
  return (
    <div {...scrollRegion} aria-label={`Reports: ${title}`} className={classNames(table.scroller, styles.scroller)}>
      <table className={classNames(table.table, styles.table)}>
        <caption className={styles.caption}>{`Reports: ${title}`}</caption>
        <thead>
          <tr>
            <th scope="col" className={table.sticky}>
              Person
            </th>
            <th scope="col">Status</th>
            <th scope="col">Created</th>
            <th scope="col">Sent</th>
            <th scope="col" className={table.number}>
              Tries
            </th>
            <th scope="col">Problem</th>
            <th scope="col">Attempt</th>
          </tr>
        </thead>
        <tbody>
          {reports.map((report) => (
            <ReportLine key={report.attemptId} report={report} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function ReportLine({
  report: { name, email, status, createdAt, sentAt, tries, problem, attemptId },
}: {
  report: ReportView;
}) {
  return (
    <tr>
      <th scope="row" className={classNames(table.sticky, styles.person)}>
        <span className={styles.name}>{name || 'No name'}</span>
        <span className={styles.email}>{email || 'No e-mail'}</span>
      </th>
      <td className={styles.status} data-status={status}>
        {statusWords[status]}
      </td>
      <td className={styles.moment}>
        <Moment at={createdAt} />
      </td>
      <td className={styles.moment}>{sentAt === undefined ? '–' : <Moment at={sentAt} />}</td>
      <td className={table.number}>{tries}</td>
      <td className={styles.problem}>{problem ?? '–'}</td>
      <td className={styles.attempt}>{attemptId}</td>
    </tr>
  );
}

function Moment({ at }: { at: number }) {
  const date = new Date(at);
  return <time dateTime={date.toISOString()}>{moment.format(date)}</time>;
}
