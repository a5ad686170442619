import { reissueReport } from '#functions/contract/admin/reports/reports.ts';
import { call } from '#web/lib/api-client.ts';
import { ReasonDialog } from '#web/ui/form/reason-dialog.tsx';
import type { GrantDialogProps } from './grant-time-dialog.tsx';
import { useAct } from './use-act.ts';

export function ReissueDialog({ attempt, onClose, onDone }: GrantDialogProps) {
  const { userId, attemptId, email, report, version } = attempt;
  const act = useAct(
    (reason) => call(reissueReport, { params: { userId, attemptId }, body: { resends: report?.resends ?? 0, reason } }),
    ({ outcome }) => {
      onDone(
        outcome === 'queued'
          ? 'The report is made anew and mailed.'
          : 'Nothing was sent: since you looked, it had been sent again already.',
      );
      onClose();
    },
  );
  return (
    <ReasonDialog
      title={`Reissue the report of ${attempt.name || 'this person'}`}
      action="Make and mail it"
      onClose={onClose}
      {...act}
    >
      <p style={{ margin: 0 }}>
        It is made anew from version {version} of the question bank, takes the place of the one there is, and is mailed
        to {email || 'the person'}.
        {report?.status === 'unknown' && ' Nobody knows whether the last mail went out, so a report may arrive twice.'}
      </p>
    </ReasonDialog>
  );
}
