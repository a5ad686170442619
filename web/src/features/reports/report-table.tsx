import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { getReportFile, type ReportView } from '#functions/contract/admin/reports.ts';
import { call } from '#web/lib/api-client.ts';
import { followDownload } from '#web/lib/follow-download.ts';
import { paths } from '#web/lib/paths.ts';
import { readReportLink } from '#web/lib/report-paths.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Moment } from '#web/ui/moment.tsx';
import table from '#web/ui/table.module.css';
import { useIsNarrow } from '#web/ui/use-is-narrow.ts';
import { reportStatusWords } from '#web/lib/report-status-words.ts';
import type { ReportSelection } from './report-selection.ts';
import styles from './report-table.module.css';

// Reachable by the keyboard, because it scrolls by itself.
const scrollRegion = { role: 'region', tabIndex: 0 } as const;

interface ReportTableProps {
  title: string;
  reports: readonly ReportView[];
  selection: ReportSelection;
  onResend: (report: ReportView) => void;
}

export function ReportTable({ title, reports, selection, onResend }: ReportTableProps) {
  const isNarrow = useIsNarrow();
  return (
    <div {...scrollRegion} aria-label={`Reports: ${title}`} className={classNames(table.scroller, styles.scroller)}>
      <table className={classNames(table.table, styles.table)}>
        <caption className={styles.caption}>{`Reports: ${title}`}</caption>
        <thead>
          <tr>
            <th scope="col">
              <input
                type="checkbox"
                className={styles.select}
                aria-label="Select all shown reports that can be sent again"
                checked={selection.all === 'all'}
                ref={(box) => {
                  if (box) box.indeterminate = selection.all === 'some';
                }}
                disabled={!reports.some(({ canResend }) => canResend)}
                onChange={selection.toggleAll}
              />
            </th>
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
            {!isNarrow && <th scope="col">Actions</th>}
          </tr>
        </thead>
        <tbody>
          {reports.map((report) => (
            <ReportLine
              key={report.attemptId}
              report={report}
              selection={selection}
              onResend={onResend}
              isNarrow={isNarrow}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface ReportLineProps extends Pick<ReportTableProps, 'selection' | 'onResend'> {
  report: ReportView;
  /** Then the actions stand below the name, which does not scroll away. */
  isNarrow: boolean;
}

function ReportLine({ report, selection, onResend, isNarrow }: ReportLineProps) {
  const { userId, attemptId, name, email, status, createdAt, sentAt, tries, resends, problem, pdf, canDownload } =
    report;
  const download = useMutation({
    mutationFn: () => call(getReportFile, { params: { userId, attemptId }, query: {} }),
    networkMode: 'always',
    onSuccess: ({ url }) => followDownload(url),
  });
  const whose = name || email || 'this person';
  const acts = (
    <div className={styles.acts}>
      <Link to={readReportLink(report)} className={styles.read} aria-label={`Read the report of ${whose}`}>
        Read
      </Link>
      {canDownload && (
        <Button
          size="small"
          aria-label={`Download the report of ${whose}`}
          onPress={() => download.mutate()}
          isPending={download.isPending}
        >
          Download
        </Button>
      )}
      {report.canResend && (
        <Button size="small" aria-label={`Send the report of ${whose} again`} onPress={() => onResend(report)}>
          Send again
        </Button>
      )}
    </div>
  );
  return (
    <tr>
      <td>
        {report.canResend && (
          <input
            type="checkbox"
            className={styles.select}
            aria-label={`Select the report of ${whose}`}
            checked={selection.isSelected(report)}
            onChange={() => selection.toggle(report)}
          />
        )}
      </td>
      <th scope="row" className={classNames(table.sticky, styles.person)}>
        <span className={styles.name}>{name || 'No name'}</span>
        <span className={styles.email}>{email || 'No e-mail'}</span>
        {isNarrow && acts}
      </th>
      <td className={styles.status} data-status={status}>
        {reportStatusWords[status]}
        {resends > 0 && <span className={styles.email}>sent again {resends === 1 ? 'once' : `${resends} times`}</span>}
      </td>
      <td className={styles.moment}>
        <Moment at={createdAt} />
      </td>
      <td className={styles.moment}>
        {sentAt === undefined ? '–' : <Moment at={sentAt} />}
        {pdf && (
          <span className={styles.email} title={`SHA-256 of the PDF: ${pdf.sha256}`}>
            PDF {pdf.sha256.slice(0, 8)}, template {pdf.template}
          </span>
        )}
      </td>
      <td className={table.number}>{tries}</td>
      <td className={styles.problem}>{download.error ? `Error: ${download.error.message}` : (problem ?? '–')}</td>
      <td className={styles.attempt}>
        <Link to={`${paths.adminAttempts}?attempt=${encodeURIComponent(`${userId}/${attemptId}`)}`}>Open attempt</Link>
      </td>
      {!isNarrow && <td>{acts}</td>}
    </tr>
  );
}
