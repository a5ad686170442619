import { reissueReport } from '#functions/contract/admin/reports/reports.ts';
import { useCommand } from '#web/lib/admin/use-command.ts';
import { call } from '#web/lib/api-client.ts';
import { ReasonDialog } from '#web/ui/form/reason-dialog.tsx';
import { attemptsKey } from '../attempts-queries.ts';
import type { GrantDialogProps } from './grant-time-dialog.tsx';

export function ReissueDialog({ attempt, onClose, onDone }: GrantDialogProps) {
  const { userId, attemptId, email, report, version } = attempt;
  const reissue = useCommand({
    send: (reason: string) =>
      call(reissueReport, { params: { userId, attemptId }, body: { resends: report?.resends ?? 0, reason } }),
    onDone: ({ outcome }) => {
      onDone(
        outcome === 'queued'
          ? 'The report is being made again and will be mailed.'
          : 'Nothing was sent: since you looked, it had been sent again already.',
      );
      onClose();
    },
    reloads: [attemptsKey],
  });
  return (
    <ReasonDialog
      title={`Reissue the report of ${attempt.name || 'this person'}`}
      action="Make and mail it"
      onClose={onClose}
      onConfirm={reissue.run}
      isPending={reissue.isPending}
      failure={reissue.failure}
    >
      <p style={{ margin: 0 }}>
        It is made again from version {version} of the question bank, replaces the current report, and is mailed to{' '}
        {email || 'the person'}.
        {report?.status === 'unknown' && ' Nobody knows whether the last mail went out, so a report may arrive twice.'}
      </p>
    </ReasonDialog>
  );
}
