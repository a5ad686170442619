import { useState } from 'react';
import type { AttemptRow, PersonView } from '#functions/contract/admin/attempts/attempts.ts';
import { useReportDownload } from '#web/lib/admin/use-report-download.ts';
import { readReportLink } from '#web/lib/report-paths.ts';
import * as words from '#web/lib/words/admin/attempts.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Done, Failure } from '#web/ui/notice.tsx';
import { GrantNextDialog, GrantResumeDialog, GrantTimeDialog, ReissueDialog } from './grant-dialogs.tsx';

type Action = 'time' | 'resume' | 'next' | 'reissue';

/** The statuses in which a report can be made again: it is not in delivery. */
const settled = ['sent', 'delivered', 'bounced', 'failed', 'unknown'];

interface AttemptActionsProps {
  /** Absent for a person without attempts. */
  attempt: AttemptRow | undefined;
  person: Pick<PersonView, 'userId' | 'name' | 'email'>;
}

/** The actions of an admin on an attempt and for the next one. */
export function AttemptActions({ attempt, person }: AttemptActionsProps) {
  const [begun, setBegun] = useState<{ action: Action; of: AttemptRow | undefined }>();
  const [done, setDone] = useState<string>();
  const report = attempt?.report;
  const download = useReportDownload();
  // A list that reloads may put another attempt first meanwhile; the dialog keeps its own.
  const begin = (action: Action) => {
    setDone(undefined);
    setBegun({ action, of: attempt });
  };
  const { action, of } = begun ?? {};
  const dialog = { onClose: () => setBegun(undefined), onDone: setDone };
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {attempt?.status === 'open' && (
          <>
            <Button size="small" tone="primary" onPress={() => begin('time')}>
              {words.actions.time}
            </Button>
            <Button size="small" onPress={() => begin('resume')}>
              {words.actions.return}
            </Button>
          </>
        )}
        <Button size="small" onPress={() => begin('next')}>
          {words.actions.next}
        </Button>
        {attempt && report && (
          <ButtonLink size="small" to={readReportLink(attempt)}>
            {words.report.read}
          </ButtonLink>
        )}
        {attempt && report?.canDownload && (
          <Button size="small" onPress={() => download.run(attempt)} isPending={download.isPending}>
            {words.report.download}
          </Button>
        )}
        {report && settled.includes(report.status) && (
          <Button size="small" onPress={() => begin('reissue')}>
            {words.report.reissue}
          </Button>
        )}
      </div>
      <Done>{done}</Done>
      <Failure of={download} />
      {of && action === 'time' && <GrantTimeDialog {...dialog} attempt={of} />}
      {of && action === 'resume' && <GrantResumeDialog {...dialog} attempt={of} />}
      {of && action === 'reissue' && <ReissueDialog {...dialog} attempt={of} />}
      {action === 'next' && <GrantNextDialog {...dialog} person={person} />}
    </>
  );
}
