import { useState } from 'react';
import type { ReportView } from '#functions/contract/admin/reports/reports.ts';
import { usePages } from '#web/lib/admin/paged-query.ts';
import { useReportDownload } from '#web/lib/admin/use-report-download.ts';
import * as lists from '#web/lib/words/admin/lists.ts';
import { error } from '#web/lib/words/ui.ts';
import * as words from '#web/lib/words/admin/reports.ts';
import { RowButton } from '#web/ui/table/row-button.tsx';
import { Moment } from '#web/ui/moment.tsx';
import type { Column } from '#web/ui/table/data-table.tsx';
import { actionOf, ReleaseDialog } from './held/release-dialog.tsx';
import { ListFrame, type ReportListProps } from './list-frame.tsx';
import { type Outcomes, OutcomeNotice } from './outcome-notice.tsx';
import { reportColumns } from './report-columns.tsx';
import { reportsQuery } from './reports-query.ts';
import { ResendDialog } from './resend-dialog.tsx';

/** The reports of one group, with their actions. */
export function ReportList({ filter, isOfOne, ...frame }: ReportListProps & { isOfOne?: boolean }) {
  const list = usePages(reportsQuery(frame.group, filter), (page) => page.reports);
  const [keys, setKeys] = useState<readonly string[]>([]);
  const [chosen, setChosen] = useState<readonly ReportView[]>();
  const [news, setNews] = useState<Outcomes>();
  const download = useReportDownload();
  const problem: Column<ReportView> = {
    title: words.columns.problem,
    className: 'min-w-56 wrap-anywhere',
    cell: (report) =>
      download.failure && download.asked?.attemptId === report.attemptId
        ? `${error}${download.failure}`
        : (report.problem ?? '–'),
  };
  const actions = (report: ReportView) => (
    <>
      {report.canDownload && (
        <RowButton
          action={words.actions.download}
          of={lists.nameOf(report)}
          onPress={() => download.run(report)}
          isPending={download.pending?.attemptId === report.attemptId}
        />
      )}
      {(report.canResend || report.status === 'held') && (
        <RowButton action={actionOf(report)} of={lists.nameOf(report)} onPress={() => setChosen([report])} />
      )}
    </>
  );
  const Dialog = chosen?.[0]?.status === 'held' ? ReleaseDialog : ResendDialog;
  const columns = reportColumns([...deliveryColumns, problem], actions, isOfOne);
  return (
    <>
      <ListFrame
        {...frame}
        {...{ list, columns }}
        news={news && <OutcomeNotice {...news} />}
        selection={{
          keys,
          onChange: setKeys,
          label: (report) => (report.canResend ? words.select(lists.nameOf(report)) : undefined),
          allLabel: words.selectAll.again,
        }}
        action={words.sendSelected.again}
        onAction={setChosen}
      />
      {chosen && (
        <Dialog
          reports={chosen}
          onClose={() => setChosen(undefined)}
          onDone={(outcomes) => {
            setNews(outcomes);
            setKeys([]);
          }}
        />
      )}
    </>
  );
}

const deliveryColumns: readonly Column<ReportView>[] = [
  {
    title: lists.labels.status,
    className: 'whitespace-nowrap',
    cell: ({ status, resends }) => (
      <>
        <span
          className="data-[status=bounced]:font-semibold data-[status=bounced]:text-danger data-[status=failed]:font-semibold data-[status=failed]:text-danger data-[status=unknown]:font-semibold data-[status=unknown]:text-warning"
          data-status={status}
        >
          {lists.reportStatus[status]}
        </span>
        {resends > 0 && <span className="block text-quiet">{words.sentAgain(resends)}</span>}
      </>
    ),
  },
  { title: words.columns.created, className: 'whitespace-nowrap', cell: ({ createdAt }) => <Moment at={createdAt} /> },
  {
    title: words.columns.sent,
    className: 'whitespace-nowrap',
    cell: ({ sentAt, pdf }) => (
      <>
        <span>{sentAt === undefined ? '–' : <Moment at={sentAt} />}</span>
        {pdf && (
          <details className="max-w-64 text-quiet [&_summary]:cursor-pointer">
            <summary>{words.aboutPdf}</summary>
            <span className="wrap-anywhere whitespace-normal">
              {`${words.checksum(pdf.sha256, pdf.template)} ${pdf.engine ? words.madeWith(pdf.engine) : ''}`}
            </span>
          </details>
        )}
      </>
    ),
  },
  { title: words.columns.tries, isNumber: true, cell: ({ tries }) => tries },
];
