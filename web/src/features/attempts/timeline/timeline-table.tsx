import type { TimelineEntryView } from '#functions/contract/admin/attempts/attempts.ts';
import { type Column, DataTable } from '#web/ui/table/data-table.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { sinceStart } from '../attempt-words.ts';
import { entryDetails, entryTitle } from './timeline-words.ts';

interface TimelineTableProps {
  timeline: readonly TimelineEntryView[];
  startedAt: number;
}

type Row = TimelineEntryView & { place: number };

/** All entries of the timeline, in order, with everything that the picture shows in words. */
export function TimelineTable({ timeline, startedAt }: TimelineTableProps) {
  const columns: readonly Column<Row>[] = [
    {
      title: 'Since the start',
      className: 'tabular-nums whitespace-nowrap',
      cell: ({ at }) => sinceStart(at - startedAt),
    },
    {
      title: 'What',
      className: 'min-w-48',
      cell: (row) => (
        <span
          className="data-[kind=ended]:font-semibold data-[kind=event]:font-semibold data-[kind=event]:text-warning data-[kind=grant]:font-semibold data-[kind=grant]:text-success data-[kind=problem]:font-semibold data-[kind=problem]:text-danger data-[kind=started]:font-semibold"
          data-kind={kindOf(row)}
        >
          <span>{entryTitle(row)}</span>
          {row.kind === 'answer' && row.isLate && (
            <span className="ml-[0.5em] inline-block rounded-full bg-danger-surface px-[0.5em] text-[0.75rem] font-semibold text-danger">
              arrived late
            </span>
          )}
        </span>
      ),
    },
    {
      title: 'Details',
      className: 'min-w-72 wrap-anywhere',
      cell: (row) => (
        <>
          {row.kind === 'answer' && <span className="block text-quiet">{row.question}</span>}
          <span>{entryDetails(row)}</span>
        </>
      ),
    },
    { title: 'When', cell: ({ at }) => <Moment at={at} /> },
  ];
  return (
    <DataTable
      caption="What happened in the attempt"
      columns={columns}
      rows={timeline.map((entry, place) => ({ ...entry, place }))}
      rowKey={({ place }) => String(place)}
      empty="No events are recorded."
    />
  );
}

function kindOf(entry: TimelineEntryView): string {
  if (entry.kind === 'mail') return ['bounced', 'failed', 'unknown'].includes(entry.fate) ? 'problem' : 'report';
  return entry.kind === 'ordered' ? 'report' : entry.kind;
}
