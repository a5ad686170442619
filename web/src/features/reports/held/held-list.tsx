import { useState } from 'react';
import type { ReportView } from '#functions/contract/admin/reports/reports.ts';
import { isReviewUrgent } from '#functions/domain/reports/report-hold.ts';
import { usePages } from '#web/lib/admin/paged-query.ts';
import { nameOf } from '#web/lib/words/admin/lists.ts';
import * as words from '#web/lib/words/admin/reports.ts';
import { RowButton } from '#web/ui/table/row-button.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { StatusMark } from '#web/ui/status-mark.tsx';
import { ListFrame, type ReportListProps } from '../list-frame.tsx';
import { type Outcomes, OutcomeNotice } from '../outcome-notice.tsx';
import { reportColumns } from '../report-columns.tsx';
import { reportsQuery } from '../reports-query.ts';
import { actionOf, ReleaseDialog } from './release-dialog.tsx';

/** Held reports with their waiting time and their promise; an admin can release one or many. */
export function HeldList({ filter, ...frame }: ReportListProps) {
  const list = usePages(reportsQuery(frame.group, filter), (page) => page.reports);
  const [keys, setKeys] = useState<readonly string[]>([]);
  const [chosen, setChosen] = useState<readonly ReportView[]>();
  const [released, setReleased] = useState<Outcomes>();
  const now = list.loadedAt;
  const className = 'whitespace-nowrap';
  const columns = reportColumns(
    [
      {
        title: words.held.due,
        className,
        cell: ({ dueAt }) => (dueAt === undefined ? words.afterApproval : <Moment at={dueAt} />),
      },
      { title: words.held.heldFor, className, cell: ({ createdAt }) => waitingWords(now - createdAt) },
      { title: words.held.promisedBy, className, cell: (report) => <PromiseCell report={report} now={now} /> },
    ],
    (report) => <RowButton action={actionOf(report)} of={nameOf(report)} onPress={() => setChosen([report])} />,
  );
  return (
    <>
      <ListFrame
        {...frame}
        {...{ list, columns }}
        news={released && <OutcomeNotice {...released} />}
        selection={{
          keys,
          onChange: setKeys,
          label: (report) => words.select(nameOf(report)),
          allLabel: words.selectAll.now,
        }}
        action={words.sendSelected.now}
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

/** `5 hours` */
const countOf = (count: number, unit: string) =>
  new Intl.NumberFormat('en-IN', { style: 'unit', unit, unitDisplay: 'long' }).format(Math.floor(count));

/** A duration in its largest unit: `5 hours`. */
function waitingWords(ms: number): string {
  if (ms < hourMs) return countOf(Math.max(1, ms / minuteMs), 'minute');
  if (ms < 2 * dayMs) return countOf(ms / hourMs, 'hour');
  return countOf(ms / dayMs, 'day');
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
            {promisedBy <= now ? words.held.overdue : words.timeLeft(waitingWords(promisedBy - now))}
          </StatusMark>
        </span>
      )}
    </>
  );
}
