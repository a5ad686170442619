import type { ReportView } from '#functions/contract/admin/reports/reports.ts';
import { wasMailed } from '#functions/domain/reports/report-delivery.ts';
import { Notice } from '#web/ui/notice.tsx';

/** Warns if it is unknown whether the last mail of a report was sent. */
export function DuplicateMailWarning({ reports }: { reports: readonly ReportView[] }) {
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
