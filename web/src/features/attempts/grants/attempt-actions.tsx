import { useState } from 'react';
import type { AttemptRow } from '#functions/contract/admin/attempts/attempts.ts';
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

/** The actions of an admin on an attempt. */
export function AttemptActions({ attempt }: { attempt: AttemptRow }) {
  const [action, setAction] = useState<Action>();
  const [done, setDone] = useState<string>();
  const { report } = attempt;
  const download = useReportDownload();
  const begin = (next: Action) => {
    setDone(undefined);
    setAction(next);
  };
  const dialog = { attempt, onClose: () => setAction(undefined), onDone: setDone };
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {attempt.status === 'open' && (
          <>
            <Button size="small" tone="primary" onPress={() => begin('time')}>
              {words.actions.time}
            </Button>
            <Button size="small" onPress={() => begin('resume')}>
              {words.actions.return}
            </Button>
          </>
        )}
        {attempt.status === 'completed' && (
          <Button size="small" onPress={() => begin('next')}>
            {words.actions.next}
          </Button>
        )}
        {report && (
          <ButtonLink size="small" to={readReportLink(attempt)}>
            {words.report.read}
          </ButtonLink>
        )}
        {report?.canDownload && (
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
      {action === 'time' && <GrantTimeDialog {...dialog} />}
      {action === 'resume' && <GrantResumeDialog {...dialog} />}
      {action === 'next' && <GrantNextDialog {...dialog} person={attempt} />}
      {action === 'reissue' && <ReissueDialog {...dialog} />}
    </>
  );
}
