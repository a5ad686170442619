import { releaseReports } from '#functions/contract/admin/reports/held-reports.ts';
import type { ReportView } from '#functions/contract/admin/reports/reports.ts';
import { useCommand } from '#web/lib/admin/use-command.ts';
import { call } from '#web/lib/api-client.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { AskedReport } from './outcome-notice.tsx';
import type { Released } from './release-outcome.tsx';
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
  const actions = (
    <>
      <Button onPress={onClose}>Cancel</Button>
      <Button tone="primary" isPending={isPending} onPress={() => run()}>
        Send {more.length > 0 ? what : 'it'} now
      </Button>
    </>
  );
  return (
    <Dialog title={`Send ${what} now?`} isOpen isDismissable={false} onOpenChange={onClose} actions={actions}>
      {failure && (
        <Notice tone="danger">
          <p>{failure}</p>
        </Notice>
      )}
      <p>
        {more.length > 0
          ? 'Each report is made and mailed to its own person within minutes.'
          : `It is made and mailed to ${first?.email || 'the person'} within minutes.`}{' '}
        A mail can’t be taken back.
      </p>
      {unseen > 0 && <p>{reviewWords(unseen, reports.length)}</p>}
    </Dialog>
  );
}

function reviewWords(unseen: number, all: number): string {
  if (all === 1) return 'Its quiz requires that an admin reads it first. Send it only if you have read it.';
  if (unseen === 1) return '1 of them waits for an admin to look at it: send it only if you have read it.';
  const which = unseen === all ? 'They' : `${unseen} of them`;
  return `${which} wait for an admin to look at them: send them only if you have read them.`;
}
