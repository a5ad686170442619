import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { AdminReport } from '#functions/contract/admin/reports/reports.ts';
import { paths } from '#web/lib/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ReleaseDialog } from './held/release-dialog.tsx';
import { ReleaseOutcomes, type Released } from './outcome-notice.tsx';

interface ReportStandingProps {
  report: AdminReport;
  userId: string;
}

const audited = 'The audit keeps that you have looked at it.';

/** Says whether the candidate sees a report, and what is still missing. A held report can be released here. */
export function ReportStanding({ report, userId }: ReportStandingProps) {
  const { document, dueAt, status } = report;
  const [isAsked, setIsAsked] = useState(false);
  const [released, setReleased] = useState<Released>();
  const outcome = useRef<HTMLDivElement>(null);
  // The pressed button disappears.
  useEffect(() => {
    if (released) outcome.current?.focus();
  }, [released]);
  const isHeld = status === 'held' && !released?.results.every(({ outcome }) => outcome !== 'refused');
  const { attemptId, candidateName: name } = document;
  return (
    <>
      {released && (
        <div ref={outcome} tabIndex={-1} className="rounded-md">
          <ReleaseOutcomes {...released} />
        </div>
      )}
      {isHeld && <HeldNotice dueAt={dueAt} onRelease={() => setIsAsked(true)} />}
      {status !== 'held' && <NotHeld report={report} />}
      {isAsked && (
        <ReleaseDialog
          reports={[{ userId, attemptId, name, email: '', dueAt }]}
          onClose={() => setIsAsked(false)}
          onDone={setReleased}
        />
      )}
    </>
  );
}

function HeldNotice({ dueAt, onRelease }: Pick<AdminReport, 'dueAt'> & { onRelease: () => void }) {
  return (
    <Notice tone="warning" title="This report is held: its candidate does not see it yet.">
      <p className="m-0 max-w-none">
        {dueAt === undefined ? (
          <span>Release it when you have looked.</span>
        ) : (
          <span>
            It goes out on <Moment at={dueAt} />, or when you send it.
          </span>
        )}
        <span>{` Its PDF is made at that time. ${audited}`}</span>
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-2">
        <Button size="small" tone="primary" onPress={onRelease}>
          {dueAt === undefined ? 'Release' : 'Send now'}
        </Button>
        <Link to={`${paths.adminReports}?show=held`}>All held reports</Link>
      </div>
    </Notice>
  );
}

function NotHeld({ report: { isReleased, hasFile } }: Pick<ReportStandingProps, 'report'>) {
  const file = hasFile ? '' : ' There is no PDF of it yet.';
  const sight = isReleased
    ? 'The report as its candidate sees it.'
    : 'This report is on its way: its candidate does not see it yet.';
  return <p className="m-0 text-sm text-quiet">{`${sight}${file} ${audited}`}</p>;
}
