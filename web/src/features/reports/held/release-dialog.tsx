import { releaseReports } from '#functions/contract/admin/reports/held-reports.ts';
import type { ReportView } from '#functions/contract/admin/reports/reports.ts';
import { useCommand } from '#web/lib/admin/use-command.ts';
import { call } from '#web/lib/api-client.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import type { AskedReport } from '../outcome-notice.tsx';
import type { Released } from '../outcome-notice.tsx';
import { reportsKey } from '../reports-query.ts';

interface ReleaseDialogProps {
  reports: readonly (AskedReport & Pick<ReportView, 'dueAt'>)[];
  onClose: () => void;
  onDone: (released: Released) => void;
}

const timeLimitMs = 60_000;

/** Asks before held reports are mailed, because a mail cannot be taken back. */
export function ReleaseDialog({ reports, onClose, onDone }: ReleaseDialogProps) {
  const { run, isPending, failure } = useCommand({
    send: () => {
      const targets = reports.map(({ userId, attemptId }) => ({ userId, attemptId }));
      return call(releaseReports, { body: { reports: targets } }, { timeLimitMs });
    },
    onDone: ({ results }) => {
      onDone({ reports, results });
      onClose();
    },
    reloads: [reportsKey],
  });
  const [first, ...more] = reports;
  const whose = first?.name || first?.email || 'this person';
  const what = more.length > 0 ? `${reports.length} reports` : `the report of ${whose}`;
  const unseen = reports.filter(({ dueAt }) => dueAt === undefined).length;
  return (
    <ConfirmDialog
      title={`Send ${what} now?`}
      action={`Send ${more.length > 0 ? what : 'it'} now`}
      onConfirm={run}
      onClose={onClose}
      isPending={isPending}
      failure={failure}
    >
      <p>
        {`${more.length > 0 ? 'Each report is made and mailed to its own person within minutes.' : `It is made and mailed to ${first?.email || 'the person'} within minutes.`} A mail can’t be taken back.`}
      </p>
      {unseen > 0 && <p>{reviewWords(unseen, reports.length)}</p>}
    </ConfirmDialog>
  );
}

function reviewWords(unseen: number, all: number): string {
  if (all === 1) return 'Its quiz requires that an admin reads it first. Send it only if you have read it.';
  if (unseen === 1) return '1 of them waits for an admin to look at it: send it only if you have read it.';
  const which = unseen === all ? 'They' : `${unseen} of them`;
  return `${which} wait for an admin to look at them: send them only if you have read them.`;
}
