import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReportView, resendReports } from '#functions/contract/admin/reports/reports.ts';
import { call } from '#web/lib/api-client.ts';
import { ReasonDialog } from '#web/ui/form/reason-dialog.tsx';
import { reportsKey } from '../reports-query.ts';
import type { Resent } from './resend-outcome.tsx';
import { TwiceWarning } from './twice-warning.tsx';

interface ResendManyDialogProps {
  reports: readonly ReportView[];
  onClose: () => void;
  onDone: (resent: Resent) => void;
}

const timeLimitMs = 60_000;

/** Several reports once more, each to its own address, for one reason. */
export function ResendManyDialog({ reports, onClose, onDone }: ResendManyDialogProps) {
  const queries = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (reason: string) => {
      const targets = reports.map(({ userId, attemptId, resends, status }) => ({ userId, attemptId, resends, status }));
      return call(resendReports, { body: { reports: targets, reason } }, { timeLimitMs });
    },
    networkMode: 'always',
    onSuccess: ({ results }) => {
      onDone({ reports, results });
      onClose();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: reportsKey }),
  });
  const count = reports.length === 1 ? '1 report' : `${reports.length} reports`;
  return (
    <ReasonDialog
      title={`Send ${count} again`}
      action={`Send ${count}`}
      onConfirm={mutate}
      onClose={onClose}
      isPending={isPending}
      failure={error?.message}
    >
      <TwiceWarning reports={reports} />
      <p style={{ margin: 0 }}>Each PDF goes to its own person, as it is. The reason is kept for each of them.</p>
    </ReasonDialog>
  );
}
