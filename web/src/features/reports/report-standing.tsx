import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { AdminReport } from '#functions/contract/admin/reports/reports.ts';
import { paths } from '#web/lib/paths.ts';
import * as words from '#web/lib/words/admin/reports.ts';
import { Button } from '#web/ui/button.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Tagged } from '#web/ui/tagged.tsx';
import { ReleaseDialog } from './held/release-dialog.tsx';
import { OutcomeNotice, type Outcomes } from './outcome-notice.tsx';

interface ReportStandingProps {
  report: AdminReport;
  userId: string;
}

/** Says whether the candidate sees a report, and what is still missing. A held report can be released here. */
export function ReportStanding({ report, userId }: ReportStandingProps) {
  const { document, dueAt, status } = report;
  const [isAsked, setIsAsked] = useState(false);
  const [released, setReleased] = useState<Outcomes>();
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
          <OutcomeNotice {...released} />
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
    <Notice tone="warning" title={words.isHeld}>
      <p className="m-0 max-w-none">
        {dueAt === undefined ? (
          <span>{words.releaseIt}</span>
        ) : (
          <Tagged text={words.sentOn} draw={{ due: () => <Moment at={dueAt} /> }} />
        )}
        <span>{` ${words.madeThen} ${words.audited}`}</span>
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-2">
        <Button size="small" tone="primary" onPress={onRelease}>
          {dueAt === undefined ? words.actions.release : words.actions.now}
        </Button>
        <Link to={`${paths.adminReports}?show=held`}>{words.back.held}</Link>
      </div>
    </Notice>
  );
}

function NotHeld({ report: { isReleased, hasFile } }: Pick<ReportStandingProps, 'report'>) {
  const sight = isReleased ? words.isVisible : words.isOnItsWay;
  const sentences = hasFile ? [sight, words.audited] : [sight, words.noFile, words.audited];
  return <p className="m-0 text-sm text-quiet">{sentences.join(' ')}</p>;
}
