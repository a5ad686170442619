import { type ReportView, resendReport } from '#functions/contract/admin/reports/reports.ts';
import { useCommand } from '#web/lib/admin/use-command.ts';
import { call } from '#web/lib/api-client.ts';
import { ReasonDialog } from '#web/ui/form/reason-dialog.tsx';
import { reportsKey } from '../reports-query.ts';
import { DuplicateMailWarning } from './duplicate-mail-warning.tsx';

interface ResendDialogProps {
  report: ReportView;
  onClose: () => void;
  onDone: (words: string) => void;
}

/** Sends the same report again to the same address. */
export function ResendDialog({ report, onClose, onDone }: ResendDialogProps) {
  const { userId, attemptId, name, email, resends, status } = report;
  const { run, isPending, failure } = useCommand({
    send: (reason: string) => call(resendReport, { params: { userId, attemptId }, body: { resends, status, reason } }),
    onDone: ({ outcome }) => {
      onDone(
        outcome === 'queued'
          ? `The report of ${name || email} is on its way again.`
          : 'Nothing was sent: since you looked, it had been sent again already.',
      );
      onClose();
    },
    reloads: [reportsKey],
  });
  return (
    <ReasonDialog
      title={`Send the report of ${name || email || 'this person'} again`}
      action="Send again"
      onConfirm={run}
      onClose={onClose}
      isPending={isPending}
      failure={failure}
    >
      <DuplicateMailWarning reports={[report]} />
      <p style={{ margin: 0 }}>The same PDF goes to {email || 'the same address'}.</p>
    </ReasonDialog>
  );
}
