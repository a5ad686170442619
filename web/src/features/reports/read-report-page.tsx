import { queryOptions, useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { readReport, getReportFile } from '#functions/contract/admin/reports/reports.ts';
import { call } from '#web/lib/api-client.ts';
import { followDownload } from '#web/lib/follow-download.ts';
import { paths } from '#web/lib/paths.ts';
import * as words from '#web/lib/words/admin/reports.ts';
import { ReportDownloads } from '#web/report-view/report-downloads.tsx';
import { ReportView } from '#web/report-view/report-view.tsx';
import { AdminPage } from '#web/ui/page/admin-page.tsx';
import { Loading } from '#web/ui/page/loading.tsx';
import { Failure } from '#web/ui/notice.tsx';
import { PageHead } from '#web/ui/page/page-head.tsx';
import { ReportStanding } from './report-standing.tsx';

/**
 * Each look is an entry of the audit, and each entry is a look: so the report is loaded once, never reloaded automatically, and not
 * cached for the next look.
 */
const readQuery = (userId: string, attemptId: string) =>
  queryOptions({
    retry: false,
    queryKey: ['read-report', userId, attemptId],
    queryFn: ({ signal }) => call(readReport, { params: { userId, attemptId } }, { signal }),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnReconnect: false,
  });

/** A person's report as they see it, or will see it. */
export function ReadReportPage() {
  const { userId = '', attemptId = '' } = useParams();
  const { data, error, isFetching, refetch } = useQuery(readQuery(userId, attemptId));
  const download = async (answers?: 'all') =>
    followDownload((await call(getReportFile, { params: { userId, attemptId }, query: { answers } })).url);
  const back = (
    <Link to={paths.adminReports} className="inline-flex items-center gap-2 text-sm">
      <ArrowLeft aria-hidden="true" size={16} /> <span>{words.back.all}</span>
    </Link>
  );
  if (data) {
    const { document, hasFile, hasAnswersFile } = data;
    return (
      <>
        <PageHead title={words.pageTitle(document.candidateName || words.one.noName)} />
        <ReportView
          report={document}
          noName={words.one.noName}
          actions={
            hasFile && (
              <ReportDownloads
                answersLabel={hasAnswersFile ? words.one.withAnswers : undefined}
                onDownload={download}
              />
            )
          }
          banner={
            <div className="col-span-full grid justify-items-start gap-4 print:hidden [&>:is([role],.rounded-md)]:justify-self-stretch">
              {back}
              <ReportStanding report={data} userId={userId} />
            </div>
          }
        />
      </>
    );
  }
  return (
    <AdminPage title={words.title}>
      {back}
      {!error && <Loading />}
      <Failure of={{ error }} onRetry={() => void refetch()} isRetrying={isFetching} />
    </AdminPage>
  );
}
