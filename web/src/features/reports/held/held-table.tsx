import type { ReportView } from '#functions/contract/admin/reports/reports.ts';
import { isReviewUrgent } from '#functions/domain/reports/report-hold.ts';
import { counted } from '#functions/domain/text/counted.ts';
import { Button } from '#web/ui/button.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { StatusMark } from '#web/ui/status-mark.tsx';
import { ReportRow, ReportRows, personLabel } from '../report-rows.tsx';
import type { ReportSelection } from '../report-selection.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** A duration in its largest unit: `5 hours`. */
function waitingWords(ms: number): string {
  if (ms < hourMs) return counted(Math.max(1, Math.floor(ms / minuteMs)), 'minute');
  if (ms < 2 * dayMs) return counted(Math.floor(ms / hourMs), 'hour');
  return counted(Math.floor(ms / dayMs), 'day');
}

interface HeldTableProps {
  reports: readonly ReportView[];
  selection: ReportSelection;
  onRelease: (report: ReportView) => void;
  /** When the list was loaded. */
  now: number;
}

const heads = [{ title: 'Goes out' }, { title: 'Held for' }, { title: 'Promised by' }];

export function HeldTable({ reports, selection, onRelease, now }: HeldTableProps) {
  return (
    <ReportRows
      title="Reports: Held"
      heads={heads}
      selection={selection}
      selectAll={{ label: 'Select all shown reports' }}
    >
      {reports.map((report) => (
        <HeldRow key={report.attemptId} {...{ report, selection, onRelease, now }} />
      ))}
    </ReportRows>
  );
}

interface HeldRowProps extends Pick<HeldTableProps, 'selection' | 'onRelease' | 'now'> {
  report: ReportView;
}

function HeldRow({ report, selection, onRelease, now }: HeldRowProps) {
  const { dueAt, createdAt } = report;
  const whose = personLabel(report);
  const release = (
    <Button
      size="small"
      aria-label={dueAt === undefined ? `Release the report of ${whose}` : `Send the report of ${whose} now`}
      onPress={() => onRelease(report)}
    >
      {dueAt === undefined ? 'Release' : 'Send now'}
    </Button>
  );
  return (
    <ReportRow report={report} selection={selection} actions={release}>
      <td className="whitespace-nowrap">{dueAt === undefined ? 'After an admin has looked' : <Moment at={dueAt} />}</td>
      <td className="whitespace-nowrap">{waitingWords(now - createdAt)}</td>
      <td className="whitespace-nowrap">
        <PromiseCell report={report} now={now} />
      </td>
    </ReportRow>
  );
}

/** Only a report that waits for an admin can be near its promise: one with a due time is always sent before it. */
function PromiseCell({ report: { promisedBy, reviewBy, dueAt }, now }: { report: ReportView; now: number }) {
  if (promisedBy === undefined) return '–';
  const isNear = dueAt === undefined && isReviewUrgent({ reviewBy }, now);
  return (
    <>
      <Moment at={promisedBy} />
      {isNear && (
        <span className="block">
          <StatusMark tone={promisedBy <= now ? 'danger' : 'warning'}>
            {promisedBy <= now ? 'Over' : `${waitingWords(promisedBy - now)} left`}
          </StatusMark>
        </span>
      )}
    </>
  );
}
