import { releaseReports } from '#functions/contract/admin/reports/held-reports.ts';
import type { ReportView } from '#functions/contract/admin/reports/reports.ts';
import { attemptsKey, reportsKey } from '#web/lib/admin/list-keys.ts';
import { useCommand } from '#web/lib/admin/use-command.ts';
import { call } from '#web/lib/api-client.ts';
import { nameOf } from '#web/lib/words/admin/lists.ts';
import * as words from '#web/lib/words/admin/reports.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import type { AskedReport, Outcomes } from '../outcome-notice.tsx';

interface ReleaseDialogProps {
  reports: readonly (AskedReport & Pick<ReportView, 'dueAt'>)[];
  onClose: () => void;
  onDone: (released: Outcomes) => void;
}

const timeLimitMs = 60_000;

/** What an admin can do with a report. */
export function actionOf({ status, dueAt }: ReportView): string {
  if (status !== 'held') return words.actions.again;
  return dueAt === undefined ? words.actions.release : words.actions.now;
}

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
    reloads: [reportsKey, attemptsKey],
  });
  const only = reports.length === 1 ? reports[0] : undefined;
  const unseen = reports.filter(({ dueAt }) => dueAt === undefined).length;
  return (
    <ConfirmDialog
      title={only ? words.nowTitle(nameOf(only)) : words.nowTitleOf(reports.length)}
      action={words.actions.now}
      onConfirm={run}
      onClose={onClose}
      isPending={isPending}
      failure={failure}
    >
      <p>{only ? words.nowAbout(only.email) : words.nowAboutAll}</p>
      {unseen > 0 && <p>{only ? words.unread : words.unreadOf(unseen, reports.length)}</p>}
    </ConfirmDialog>
  );
}
