import { useState } from 'react';
import type { ReportView } from '#functions/contract/admin/reports/reports.ts';
import { isReviewUrgent } from '#functions/domain/reports/report-hold.ts';
import { counted } from '#functions/domain/text/counted.ts';
import { usePages } from '#web/lib/admin/paged-query.ts';
import { Button } from '#web/ui/button.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { StatusMark } from '#web/ui/status-mark.tsx';
import { ListFrame, type ReportListProps } from '../list-frame.tsx';
import { type Released, ReleaseOutcomes } from '../outcome-notice.tsx';
import { personLabel, reportColumns } from '../report-columns.tsx';
import { reportsQuery } from '../reports-query.ts';
import { ReleaseDialog } from './release-dialog.tsx';

/** Held reports with their waiting time and their promise; an admin can release one or many. */
export function HeldList({ filter, ...frame }: ReportListProps) {
  const list = usePages(reportsQuery(frame.group, filter), (page) => page.reports);
  const [keys, setKeys] = useState<readonly string[]>([]);
  const [chosen, setChosen] = useState<readonly ReportView[]>();
  const [released, setReleased] = useState<Released>();
  const now = list.loadedAt;
  const className = 'whitespace-nowrap';
  const columns = reportColumns(
    [
      {
        title: 'Goes out',
        className,
        cell: ({ dueAt }) => (dueAt === undefined ? 'After an admin has looked' : <Moment at={dueAt} />),
      },
      { title: 'Held for', className, cell: ({ createdAt }) => waitingWords(now - createdAt) },
      { title: 'Promised by', className, cell: (report) => <PromiseCell report={report} now={now} /> },
    ],
    (report) => (
      <Button
        size="small"
        aria-label={
          report.dueAt === undefined
            ? `Release the report of ${personLabel(report)}`
            : `Send the report of ${personLabel(report)} now`
        }
        onPress={() => setChosen([report])}
      >
        {report.dueAt === undefined ? 'Release' : 'Send now'}
      </Button>
    ),
  );
  return (
    <>
      <ListFrame
        {...frame}
        {...{ list, columns }}
        news={released && <ReleaseOutcomes {...released} />}
        selection={{
          keys,
          onChange: setKeys,
          label: (report) => `Select the report of ${personLabel(report)}`,
          allLabel: 'Select all shown reports',
        }}
        action="Send selected now"
        onAction={setChosen}
      />
      {chosen && (
        <ReleaseDialog
          reports={chosen}
          onClose={() => setChosen(undefined)}
          onDone={(outcome) => {
            setReleased(outcome);
            setKeys([]);
          }}
        />
      )}
    </>
  );
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** A duration in its largest unit: `5 hours`. */
function waitingWords(ms: number): string {
  if (ms < hourMs) return counted(Math.max(1, Math.floor(ms / minuteMs)), 'minute');
  if (ms < 2 * dayMs) return counted(Math.floor(ms / hourMs), 'hour');
  return counted(Math.floor(ms / dayMs), 'day');
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
