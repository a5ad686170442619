import type { ReportView } from '#functions/contract/admin/reports/reports.ts';
import { useReportDownload } from '#web/lib/admin/use-report-download.ts';
import { Button } from '#web/ui/button.tsx';
import { Moment } from '#web/ui/moment.tsx';
import table from '#web/ui/table/table.module.css';
import { reportStatusWords } from '#web/lib/words/report-status-words.ts';
import { plural } from '#functions/domain/text/counted.ts';
import { ReportRow, ReportRows, personLabel } from './report-rows.tsx';
import type { ReportSelection } from './report-selection.ts';

interface ReportTableProps {
  title: string;
  reports: readonly ReportView[];
  selection: ReportSelection;
  onResend: (report: ReportView) => void;
}

const heads = [
  { title: 'Status' },
  { title: 'Created' },
  { title: 'Sent' },
  { title: 'Tries', isNumber: true },
  { title: 'Problem' },
];

export function ReportTable({ title, reports, selection, onResend }: ReportTableProps) {
  const isDisabled = !reports.some(({ canResend }) => canResend);
  return (
    <ReportRows
      title={`Reports: ${title}`}
      heads={heads}
      selection={selection}
      selectAll={{ label: 'Select all shown reports that can be sent again', isDisabled }}
    >
      {reports.map((report) => (
        <DeliveryRow key={report.attemptId} {...{ report, selection, onResend }} />
      ))}
    </ReportRows>
  );
}

interface DeliveryRowProps extends Pick<ReportTableProps, 'selection' | 'onResend'> {
  report: ReportView;
}

function DeliveryRow({ report, selection, onResend }: DeliveryRowProps) {
  const { status, createdAt, sentAt, tries, resends, problem, pdf, canDownload } = report;
  const download = useReportDownload(report);
  const whose = personLabel(report);
  const actions = (
    <>
      {canDownload && (
        <Button
          size="small"
          aria-label={`Download the report of ${whose}`}
          onPress={() => download.run()}
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
    </>
  );
  return (
    <ReportRow report={report} selection={report.canResend ? selection : undefined} actions={actions}>
      <td
        className="whitespace-nowrap data-[status=bounced]:font-semibold data-[status=bounced]:text-danger data-[status=failed]:font-semibold data-[status=failed]:text-danger data-[status=unknown]:font-semibold data-[status=unknown]:text-warning"
        data-status={status}
      >
        {reportStatusWords[status]}
        {resends > 0 && (
          <span className="block text-quiet">sent again {plural(resends, 'once', `${resends} times`)}</span>
        )}
      </td>
      <td className="whitespace-nowrap">
        <Moment at={createdAt} />
      </td>
      <td className="whitespace-nowrap">
        {sentAt === undefined ? '–' : <Moment at={sentAt} />}
        {pdf && (
          <span
            className="block text-quiet"
            title={`SHA-256 of the PDF: ${pdf.sha256}${pdf.engine ? `, drawn by ${pdf.engine}` : ''}`}
          >
            PDF {pdf.sha256.slice(0, 8)}, template {pdf.template}
          </span>
        )}
      </td>
      <td className={table.number}>{tries}</td>
      <td className="min-w-56 wrap-anywhere">{download.failure ? `Error: ${download.failure}` : (problem ?? '–')}</td>
    </ReportRow>
  );
}
