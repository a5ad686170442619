import { reissueReport } from '#functions/contract/admin/reports/reports.ts';
import { call } from '#web/lib/api-client.ts';
import { CommandDialog } from '#web/ui/form/command-dialog.tsx';
import { attemptsKey } from '../attempts-queries.ts';
import type { GrantDialogProps } from './grant-time-dialog.tsx';

export function ReissueDialog({ attempt, onClose, onDone }: GrantDialogProps) {
  const { userId, attemptId, email, report, version } = attempt;
  const resends = report?.resends ?? 0;
  return (
    <CommandDialog
      title={`Reissue the report of ${attempt.name || 'this person'}`}
      action="Make and mail it"
      send={(reason) => call(reissueReport, { params: { userId, attemptId }, body: { resends, reason } })}
      onDone={({ outcome }) =>
        onDone(
          outcome === 'queued'
            ? 'The report is being made again and will be mailed.'
            : 'Nothing was sent: since you looked, it had been sent again already.',
        )
      }
      onClose={onClose}
      reloads={[attemptsKey]}
    >
      <p className="m-0">
        It is made again from version {version} of the question bank, replaces the current report, and is mailed to{' '}
        {email || 'the person'}.
        {report?.status === 'unknown' && ' Nobody knows whether the last mail went out, so a report may arrive twice.'}
      </p>
    </CommandDialog>
  );
}
