import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useMatch, useParams } from 'react-router-dom';
import { getMyReportFile } from '#functions/contract/account.ts';
import type { Reply } from '#functions/contract/endpoint.ts';
import { type getMyReport, markSteps } from '#functions/contract/reports/report.ts';
import { call } from '#web/lib/api-client.ts';
import { codeOf } from '#web/lib/api-problem.ts';
import { followDownload } from '#web/lib/follow-download.ts';
import { paths } from '#web/lib/paths.ts';
import { reportPaths } from '#web/lib/report-paths.ts';
import { secondOf } from '#web/lib/format/day-of.ts';
import { dueWords } from '#web/lib/words/due-words.ts';
import * as words from '#web/lib/words/my-report.ts';
import { titles } from '#web/lib/words/report-sheets.ts';
import { buttons } from '#web/lib/words/ui.ts';
import { ReportDownloads } from '#web/report-view/report-downloads.tsx';
import { ReportView } from '#web/report-view/report-view.tsx';
import { StepTicks } from '#web/report-view/step-list.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Scene } from '#web/ui/figure/scene.tsx';
import empty from '#web/ui/figure/scenes/empty.svg?raw';
import { Loading } from '#web/ui/page/loading.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageHead } from '#web/ui/page/page-head.tsx';
import { Tagged } from '#web/ui/tagged.tsx';
import { ReportFeedback } from './report-feedback.tsx';
import { dueQuery, reportQuery } from './report-query.ts';
import { isSheet, ReportSheet, SheetLinks } from './report-sheet.tsx';

/** The report of the person's own attempt, once it is released; or one page of it for another reader. */
export function ReportPage() {
  const { attemptId = '' } = useParams();
  const sheet = useMatch(`${reportPaths.mine}/:attemptId/:sheet`)?.params.sheet;
  const { data, error, isFetching, refetch } = useQuery(reportQuery(attemptId));
  // After a request by a button that disappears, the focus moves to the heading.
  const [hasAsked, setHasAsked] = useState(false);
  const look = () => {
    setHasAsked(true);
    return refetch();
  };
  if (data === 'awaited')
    return <ReportPreparing attemptId={attemptId} isLooking={isFetching} onLook={look} problem={error?.message} />;
  if (data && sheet !== undefined && isSheet(sheet, data.document))
    return (
      <>
        <PageHead title={words.pageTitle(titles[sheet])} />
        <ReportSheet sheet={sheet} report={data.document} />
      </>
    );
  if (data) return <OwnReport shown={data} attemptId={attemptId} isAwaited={hasAsked} />;
  if (!error) return <Loading title={words.loading} />;
  const code = codeOf(error);
  if (code === 'not-found' || code === 'invalid-input')
    return (
      <ReportMessage title={words.notFound.title}>
        <p>{words.notFound.text}</p>
        <ButtonLink to={paths.account} tone="primary">
          {words.myAccount}
        </ButtonLink>
      </ReportMessage>
    );
  return (
    <ReportMessage title={words.heading}>
      <Notice tone="danger" title={words.loadFailed}>
        <p>{error.message}</p>
      </Notice>
      <Button tone="primary" isPending={isFetching} onPress={() => void look()}>
        {buttons.tryAgain}
      </Button>
    </ReportMessage>
  );
}

interface OwnReportProps {
  shown: Reply<typeof getMyReport>;
  attemptId: string;
  isAwaited: boolean;
}

function OwnReport({ shown, attemptId, isAwaited }: OwnReportProps) {
  const { document, hasFile, hasAnswersFile, asksAbout, doneSteps } = shown;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isAwaited) title.current?.focus();
  }, [isAwaited]);
  const download = async (answers?: 'all') =>
    followDownload((await call(getMyReportFile, { params: { attemptId }, query: { answers } })).url);
  return (
    <>
      <PageHead title={words.pageTitle(words.heading)} />
      <StepTicks value={useStepTicks(attemptId, doneSteps)}>
        <ReportView
          report={document}
          titleRef={title}
          actions={
            <>
              {hasFile ? (
                <ReportDownloads answersLabel={hasAnswersFile ? words.withAnswers : undefined} onDownload={download} />
              ) : (
                <p>{words.noPdf}</p>
              )}
              <SheetLinks report={document} />
            </>
          }
        >
          <ReportFeedback attemptId={attemptId} asksAbout={asksAbout} />
        </ReportView>
      </StepTicks>
    </>
  );
}

/** Shows a tick at once, and takes it back if it cannot be saved. Each request waits for the one before, so the last tick wins. */
function useStepTicks(attemptId: string, stored: readonly string[]): StepTicks {
  const client = useQueryClient();
  const { queryKey } = reportQuery(attemptId);
  const mutationKey = ['steps', attemptId];
  const [pending, setPending] = useState<string[]>();
  const { mutate, isSuccess, error } = useMutation({
    mutationFn: (doneSteps: string[]) => call(markSteps, { params: { attemptId }, body: { doneSteps } }),
    mutationKey,
    scope: { id: attemptId },
    onSuccess: ({ doneSteps }) =>
      void client.setQueryData(queryKey, (shown) => (typeof shown === 'object' ? { ...shown, doneSteps } : shown)),
    onSettled: () => client.isMutating({ mutationKey }) === 1 && setPending(undefined),
  });
  const onChange = (steps: string[]) => {
    setPending(steps);
    mutate(steps);
  };
  return { done: pending ?? stored, onChange, isSaved: isSuccess, problem: error?.message };
}

interface ReportPreparingProps {
  attemptId: string;
  isLooking: boolean;
  onLook: () => Promise<unknown>;
  /** Why checking again has failed. */
  problem: string | undefined;
}

/** Tells when the report comes, without anything of its content. */
function ReportPreparing({ attemptId, isLooking, onLook, problem }: ReportPreparingProps) {
  const { data, dataUpdatedAt, refetch } = useQuery(dueQuery(attemptId));
  const [lookedAt, setLookedAt] = useState<number>();
  const look = async () => {
    await Promise.all([onLook(), refetch()]);
    setLookedAt(Date.now());
  };
  const due = data?.report && dueWords(data.report, dataUpdatedAt).text;
  const seen = lookedAt === undefined ? undefined : words.notReady(secondOf(lookedAt));
  return (
    <ReportMessage title={words.preparing}>
      <p>
        <Tagged text={words.arrives} />
      </p>
      <p role="status">{[due, problem ?? seen].filter((text) => text !== undefined).join(' ')}</p>
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        <Button isPending={isLooking} onPress={() => void look()}>
          {words.checkAgain}
        </Button>
        <ButtonLink to={paths.account}>{words.myAccount}</ButtonLink>
      </div>
    </ReportMessage>
  );
}

/** Shown in place of a report that cannot be shown. */
function ReportMessage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid min-h-[calc(70*var(--dvh))] content-center justify-items-center gap-4 px-(--gutter) py-12 text-center [&_:is(h1,p)]:m-0 [&_h1]:text-3xl [&_p]:max-w-136">
      <PageHead title={words.pageTitle(title)} />
      <Scene svg={empty} className="w-[192px]" />
      <h1>{title}</h1>
      {children}
    </div>
  );
}
