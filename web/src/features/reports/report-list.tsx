import { type ReactNode, useState } from 'react';
import type { ReportView } from '#functions/contract/admin/reports/reports.ts';
import { plural } from '#functions/domain/text/counted.ts';
import { usePages } from '#web/lib/admin/paged-query.ts';
import { useReportDownload } from '#web/lib/admin/use-report-download.ts';
import { reportStatusWords } from '#web/lib/words/report-status-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { Done } from '#web/ui/notice.tsx';
import type { Column } from '#web/ui/table/data-table.tsx';
import { ListFrame, type ReportListProps } from './list-frame.tsx';
import { ResendOutcomes } from './outcome-notice.tsx';
import { personLabel, reportColumns } from './report-columns.tsx';
import { reportsQuery } from './reports-query.ts';
import { ResendDialog, ResendManyDialog } from './resend-dialogs.tsx';

/** The reports of one group, with their actions. */
export function ReportList({ filter, ...frame }: ReportListProps) {
  const list = usePages(reportsQuery(frame.group, filter), (page) => page.reports);
  const [keys, setKeys] = useState<readonly string[]>([]);
  const [chosen, setChosen] = useState<ReportView>();
  const [chosenMany, setChosenMany] = useState<readonly ReportView[]>();
  const [news, setNews] = useState<ReactNode>();
  const download = useReportDownload();
  const problem: Column<ReportView> = {
    title: 'Problem',
    className: 'min-w-56 wrap-anywhere',
    cell: (report) =>
      download.failure && download.asked?.attemptId === report.attemptId
        ? `Error: ${download.failure}`
        : (report.problem ?? '–'),
  };
  const columns = reportColumns([...deliveryColumns, problem], (report) => (
    <>
      {report.canDownload && (
        <Button
          size="small"
          aria-label={`Download the report of ${personLabel(report)}`}
          onPress={() => download.run(report)}
          isPending={download.pending?.attemptId === report.attemptId}
        >
          Download
        </Button>
      )}
      {report.canResend && (
        <Button
          size="small"
          aria-label={`Send the report of ${personLabel(report)} again`}
          onPress={() => setChosen(report)}
        >
          Send again
        </Button>
      )}
    </>
  ));
  return (
    <>
      <ListFrame
        {...frame}
        {...{ list, news, columns }}
        selection={{
          keys,
          onChange: setKeys,
          label: (report) => (report.canResend ? `Select the report of ${personLabel(report)}` : undefined),
          allLabel: 'Select all shown reports that can be sent again',
        }}
        action="Send selected again"
        onAction={setChosenMany}
      />
      {chosenMany && (
        <ResendManyDialog
          reports={chosenMany}
          onClose={() => setChosenMany(undefined)}
          onDone={(resent) => {
            setNews(<ResendOutcomes {...resent} />);
            setKeys([]);
          }}
        />
      )}
      {chosen && (
        <ResendDialog
          report={chosen}
          onClose={() => setChosen(undefined)}
          onDone={(words) => setNews(<Done>{words}</Done>)}
        />
      )}
    </>
  );
}

const deliveryColumns: readonly Column<ReportView>[] = [
  {
    title: 'Status',
    className: 'whitespace-nowrap',
    cell: ({ status, resends }) => (
      <>
        <span
          className="data-[status=bounced]:font-semibold data-[status=bounced]:text-danger data-[status=failed]:font-semibold data-[status=failed]:text-danger data-[status=unknown]:font-semibold data-[status=unknown]:text-warning"
          data-status={status}
        >
          {reportStatusWords[status]}
        </span>
        {resends > 0 && (
          <span className="block text-quiet">{`sent again ${plural(resends, 'once', `${resends} times`)}`}</span>
        )}
      </>
    ),
  },
  { title: 'Created', className: 'whitespace-nowrap', cell: ({ createdAt }) => <Moment at={createdAt} /> },
  {
    title: 'Sent',
    className: 'whitespace-nowrap',
    cell: ({ sentAt, pdf }) => (
      <>
        <span>{sentAt === undefined ? '–' : <Moment at={sentAt} />}</span>
        {pdf && (
          <span
            className="block text-quiet"
            title={`SHA-256 of the PDF: ${pdf.sha256}${pdf.engine ? `, drawn by ${pdf.engine}` : ''}`}
          >
            {`PDF ${pdf.sha256.slice(0, 8)}, template ${pdf.template}`}
          </span>
        )}
      </>
    ),
  },
  { title: 'Tries', isNumber: true, cell: ({ tries }) => tries },
];
