import { type ReportView, resendReport, resendReports } from '#functions/contract/admin/reports/reports.ts';
import { wasMailed } from '#functions/domain/reports/report-delivery.ts';
import { counted } from '#functions/domain/text/counted.ts';
import { call } from '#web/lib/api-client.ts';
import { CommandDialog } from '#web/ui/form/command-dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { reportsKey } from './reports-query.ts';
import type { Resent } from './outcome-notice.tsx';

interface ResendDialogProps {
  report: ReportView;
  onClose: () => void;
  onDone: (words: string) => void;
}

/** Sends the same report again to the same address. */
export function ResendDialog({ report, onClose, onDone }: ResendDialogProps) {
  const { userId, attemptId, name, email, resends, status } = report;
  return (
    <CommandDialog
      title={`Send the report of ${name || email || 'this person'} again`}
      action="Send again"
      send={(reason) => call(resendReport, { params: { userId, attemptId }, body: { resends, status, reason } })}
      onDone={({ outcome }) =>
        onDone(
          outcome === 'queued'
            ? `The report of ${name || email} is on its way again.`
            : 'Nothing was sent: since you looked, it had been sent again already.',
        )
      }
      onClose={onClose}
      reloads={[reportsKey]}
    >
      <DuplicateMailWarning reports={[report]} />
      <p className="m-0">{`The same PDF goes to ${email || 'the same address'}.`}</p>
    </CommandDialog>
  );
}

interface ResendManyDialogProps {
  reports: readonly ReportView[];
  onClose: () => void;
  onDone: (resent: Resent) => void;
}

const timeLimitMs = 60_000;

/** Resends several reports, each to its own address, for one reason. */
export function ResendManyDialog({ reports, onClose, onDone }: ResendManyDialogProps) {
  const count = counted(reports.length, 'report');
  const targets = reports.map(({ userId, attemptId, resends, status }) => ({ userId, attemptId, resends, status }));
  return (
    <CommandDialog
      title={`Send ${count} again`}
      action={`Send ${count}`}
      send={(reason) => call(resendReports, { body: { reports: targets, reason } }, { timeLimitMs })}
      onDone={({ results }) => onDone({ reports, results })}
      onClose={onClose}
      reloads={[reportsKey]}
    >
      <DuplicateMailWarning reports={reports} />
      <p className="m-0">Each PDF goes to its own person, as it is. The reason is kept for each of them.</p>
    </CommandDialog>
  );
}

/** Warns if it is unknown whether the last mail of a report was sent. */
function DuplicateMailWarning({ reports }: { reports: readonly ReportView[] }) {
  const doubtful = reports.filter(({ status }) => wasMailed[status] === 'perhaps');
  if (doubtful.length === 0) return null;
  const words =
    reports.length === 1
      ? 'Nobody knows whether the last mail went out: the report may arrive twice.'
      : `Nobody knows whether the last mail went out for ${doubtful.length} of these ${reports.length}: they may arrive twice. ${namesOf(doubtful)}`;
  return (
    <Notice tone="warning">
      <p>{words}</p>
    </Notice>
  );
}

const maxNames = 5;

function namesOf(reports: readonly ReportView[]): string {
  const names = reports.slice(0, maxNames).map(({ name, email, attemptId }) => name || email || attemptId);
  return reports.length > maxNames ? `(${names.join(', ')} and others)` : `(${names.join(', ')})`;
}
