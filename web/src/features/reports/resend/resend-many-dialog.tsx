import { type ReportView, resendReports } from '#functions/contract/admin/reports/reports.ts';
import { useCommand } from '#web/lib/admin/use-command.ts';
import { call } from '#web/lib/api-client.ts';
import { counted } from '#functions/domain/text/counted.ts';
import { ReasonDialog } from '#web/ui/form/reason-dialog.tsx';
import { reportsKey } from '../reports-query.ts';
import type { Resent } from './resend-outcome.tsx';
import { DuplicateMailWarning } from './duplicate-mail-warning.tsx';

interface ResendManyDialogProps {
  reports: readonly ReportView[];
  onClose: () => void;
  onDone: (resent: Resent) => void;
}

const timeLimitMs = 60_000;

/** Resends several reports, each to its own address, for one reason. */
export function ResendManyDialog({ reports, onClose, onDone }: ResendManyDialogProps) {
  const { run, isPending, failure } = useCommand({
    send: (reason: string) => {
      const targets = reports.map(({ userId, attemptId, resends, status }) => ({ userId, attemptId, resends, status }));
      return call(resendReports, { body: { reports: targets, reason } }, { timeLimitMs });
    },
    onDone: ({ results }) => {
      onDone({ reports, results });
      onClose();
    },
    reloads: [reportsKey],
  });
  const count = counted(reports.length, 'report');
  return (
    <ReasonDialog
      title={`Send ${count} again`}
      action={`Send ${count}`}
      onConfirm={run}
      onClose={onClose}
      isPending={isPending}
      failure={failure}
    >
      <DuplicateMailWarning reports={reports} />
      <p style={{ margin: 0 }}>Each PDF goes to its own person, as it is. The reason is kept for each of them.</p>
    </ReasonDialog>
  );
}
