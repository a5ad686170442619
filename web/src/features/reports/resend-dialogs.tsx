import { type ReportView, resendReport, resendReports } from '#functions/contract/admin/reports/reports.ts';
import { wasMailed } from '#functions/domain/reports/report-delivery.ts';
import { call } from '#web/lib/api-client.ts';
import * as lists from '#web/lib/words/admin/lists.ts';
import * as words from '#web/lib/words/admin/reports.ts';
import { CommandDialog } from '#web/ui/form/command-dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { reportsKey } from './reports-query.ts';
import type { Outcomes } from './outcome-notice.tsx';

interface ResendDialogProps {
  report: ReportView;
  onClose: () => void;
  onDone: (words: string) => void;
}

/** Sends the same report again to the same address. */
export function ResendDialog({ report, onClose, onDone }: ResendDialogProps) {
  const { userId, attemptId, email, resends, status } = report;
  const person = lists.nameOf(report);
  return (
    <CommandDialog
      title={words.againTitle(person)}
      action={words.actions.again}
      send={(reason) => call(resendReport, { params: { userId, attemptId }, body: { resends, status, reason } })}
      onDone={({ outcome }) => onDone(outcome === 'queued' ? words.onItsWay(person) : lists.alreadySent)}
      onClose={onClose}
      reloads={[reportsKey]}
    >
      <DuplicateMailWarning reports={[report]} />
      <p className="m-0">{words.samePdf(email)}</p>
    </CommandDialog>
  );
}

interface ResendManyDialogProps {
  reports: readonly ReportView[];
  onClose: () => void;
  onDone: (resent: Outcomes) => void;
}

const timeLimitMs = 60_000;

/** Resends several reports, each to its own address, for one reason. */
export function ResendManyDialog({ reports, onClose, onDone }: ResendManyDialogProps) {
  const targets = reports.map(({ userId, attemptId, resends, status }) => ({ userId, attemptId, resends, status }));
  return (
    <CommandDialog
      title={words.againTitleOf(reports.length)}
      action={words.actions.again}
      send={(reason) => call(resendReports, { body: { reports: targets, reason } }, { timeLimitMs })}
      onDone={({ results }) => onDone({ reports, results })}
      onClose={onClose}
      reloads={[reportsKey]}
    >
      <DuplicateMailWarning reports={reports} />
      <p className="m-0">{words.samePdfs}</p>
    </CommandDialog>
  );
}

/** Warns if it is unknown whether the last mail of a report was sent. */
function DuplicateMailWarning({ reports }: { reports: readonly ReportView[] }) {
  const doubtful = reports.filter(({ status }) => wasMailed[status] === 'perhaps');
  if (doubtful.length === 0) return null;
  return (
    <Notice tone="warning">
      <p>{words.mayArriveTwice(namesOf(doubtful))}</p>
    </Notice>
  );
}

const maxNames = 5;

function namesOf(reports: readonly ReportView[]): string {
  const names = reports.slice(0, maxNames).map(({ name, email, attemptId }) => name || email || attemptId);
  const more = reports.length - names.length;
  return more > 0 ? words.andMore(names.join(', '), more) : names.join(', ');
}
