import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { getMyReport } from '#functions/contract/account.ts';
import { hasAnswersFile } from '#functions/domain/report/answers-file.ts';
import { call } from '#web/lib/api-client.ts';
import { codeOf } from '#web/lib/api-problem.ts';
import { followDownload } from '#web/lib/follow-download.ts';
import { paths } from '#web/lib/paths.ts';
import { ReportDownloads } from '#web/report/report-downloads.tsx';
import { ReportView } from '#web/report/report-view.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { ReportMessage } from './report-message.tsx';
import { ReportPreparing } from './report-preparing.tsx';
import { reportQuery } from './report-query.ts';

/** The report of one's own attempt, once it is there. */
export function ReportPage() {
  const { attemptId = '' } = useParams();
  const { data, error, isFetching, refetch } = useQuery(reportQuery(attemptId));
  const look = () => void refetch();
  const download = async (answers?: 'all') =>
    followDownload((await call(getMyReport, { params: { attemptId }, query: { answers } })).url);
  if (data)
    return (
      <>
        <PageHead title="Your report | TrueIn" />
        <ReportView
          report={data}
          actions={
            <ReportDownloads
              answersLabel={hasAnswersFile(data) ? 'PDF with all your answers' : undefined}
              onDownload={download}
            />
          }
        />
      </>
    );
  if (!error) return <Loading title="Loading your report..." />;
  const code = codeOf(error);
  if (code === 'report-not-ready')
    return <ReportPreparing attemptId={attemptId} isLooking={isFetching} onLook={look} />;
  if (code === 'not-found' || code === 'invalid-input')
    return (
      <ReportMessage title="There is no such report">
        <p>Your account has no report at this address. Your reports are listed on your account page.</p>
        <ButtonLink to={paths.account} tone="primary">
          My account
        </ButtonLink>
      </ReportMessage>
    );
  return (
    <ReportMessage title="Your report">
      <Notice tone="danger" title="Your report could not be loaded.">
        <p>{error.message}</p>
      </Notice>
      <Button tone="primary" isPending={isFetching} onPress={look}>
        Try again
      </Button>
    </ReportMessage>
  );
}
