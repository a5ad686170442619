import { useMutation } from '@tanstack/react-query';
import { getReportFile, type ReportView } from '#functions/contract/admin/reports.ts';
import { call } from '#web/lib/api-client.ts';
import { followDownload } from '#web/lib/follow-download.ts';
import { Button } from '#web/ui/button.tsx';
import { Moment } from '#web/ui/moment.tsx';
import table from '#web/ui/table.module.css';
import { useIsNarrow } from '#web/ui/use-is-narrow.ts';
import { reportStatusWords } from '#web/lib/report-status-words.ts';
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

interface ReportTableProps {
  title: string;
  reports: readonly ReportView[];
  selection: ReportSelection;
  onResend: (report: ReportView) => void;
}

export function ReportTable({ title, reports, selection, onResend }: ReportTableProps) {
  const isNarrow = useIsNarrow();
  return (
    <ReportTableFrame title={`Reports: ${title}`}>
      <thead>
        <tr>
          <th scope="col">
            <SelectAll
              label="Select all shown reports that can be sent again"
              selection={selection}
              isDisabled={!reports.some(({ canResend }) => canResend)}
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
    </ReportTableFrame>
  );
}

interface ReportLineProps extends Pick<ReportTableProps, 'selection' | 'onResend'> {
  report: ReportView;
  /** Then the actions stand below the name, which does not scroll away. */
  isNarrow: boolean;
}

function ReportLine({ report, selection, onResend, isNarrow }: ReportLineProps) {
  const { userId, attemptId, status, createdAt, sentAt, tries, resends, problem, pdf, canDownload } = report;
  const download = useMutation({
    mutationFn: () => call(getReportFile, { params: { userId, attemptId }, query: {} }),
    networkMode: 'always',
    onSuccess: ({ url }) => followDownload(url),
  });
  const whose = whoseOf(report);
  const acts = (
    <div className={styles.acts}>
      <ReadLink report={report} />
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
      <td>{report.canResend && <SelectReport report={report} selection={selection} />}</td>
      <PersonCell person={report} acts={isNarrow && acts} />
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
      <AttemptCell report={report} />
      {!isNarrow && <td>{acts}</td>}
    </tr>
  );
}
