import { type ReportView, resendReport, resendReports } from '#functions/contract/admin/reports/reports.ts';
import { wasMailed } from '#functions/domain/reports/report-delivery.ts';
import { attemptsKey, reportsKey } from '#web/lib/admin/list-keys.ts';
import { call } from '#web/lib/api-client.ts';
import * as lists from '#web/lib/words/admin/lists.ts';
import * as words from '#web/lib/words/admin/reports.ts';
import { CommandDialog } from '#web/ui/form/command-dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { Outcomes } from './outcome-notice.tsx';

interface ResendDialogProps {
  reports: readonly ReportView[];
  onClose: () => void;
  onDone: (resent: Outcomes) => void;
}

const timeLimitMs = 60_000;

/** Resends reports, each to its own address, for one reason. */
export function ResendDialog({ reports, onClose, onDone }: ResendDialogProps) {
  const targets = reports.map(({ userId, attemptId, resends, status }) => ({ userId, attemptId, resends, status }));
  const only = reports.length === 1 ? reports[0] : undefined;
  const send = async (reason: string): Promise<Pick<Outcomes, 'results'>> => {
    if (!only) return call(resendReports, { body: { reports: targets, reason } }, { timeLimitMs });
    const { userId, attemptId, resends, status } = only;
    const { outcome } = await call(resendReport, { params: { userId, attemptId }, body: { resends, status, reason } });
    return { results: [{ userId, attemptId, outcome }] };
  };
  return (
    <CommandDialog
      title={only ? words.againTitle(lists.nameOf(only)) : words.againTitleOf(reports.length)}
      action={words.actions.again}
      send={send}
      onDone={({ results }) => onDone({ reports, results })}
      onClose={onClose}
      reloads={[reportsKey, attemptsKey]}
    >
      <DuplicateMailWarning reports={reports} />
      <p className="m-0">{only ? words.samePdf(only.email) : words.samePdfs}</p>
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
