import type { TimelineEntryView } from '#functions/contract/admin/attempts/attempts.ts';
import { type Column, DataTable } from '#web/ui/table/data-table.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { sinceStart } from '#web/lib/format/durations.ts';
import * as words from '#web/lib/words/admin/attempts.ts';
import { entryWords } from './timeline-words.ts';

interface TimelineTableProps {
  timeline: readonly TimelineEntryView[];
  startedAt: number;
}

type Row = TimelineEntryView & { place: number };

/** All entries of the timeline, in order, with everything that the picture shows in words. */
export function TimelineTable({ timeline, startedAt }: TimelineTableProps) {
  const columns: readonly Column<Row>[] = [
    { title: words.timeline.since, className: 'tabular-nums', cell: ({ at }) => sinceStart(at - startedAt) },
    {
      title: words.timeline.event,
      className: 'min-w-48',
      cell: (row) => (
        <span
          className="data-[kind=ended]:font-semibold data-[kind=event]:font-semibold data-[kind=event]:text-warning data-[kind=grant]:font-semibold data-[kind=grant]:text-success data-[kind=problem]:font-semibold data-[kind=problem]:text-danger data-[kind=started]:font-semibold"
          data-kind={kindOf(row)}
        >
          <span>{entryWords(row)[0]}</span>
          {row.kind === 'answer' && row.isLate && (
            <span className="ml-[0.5em] inline-block rounded-full bg-danger-surface px-[0.5em] text-[0.75rem] font-semibold text-danger">
              {words.timeline.late}
            </span>
          )}
        </span>
      ),
    },
    {
      title: words.timeline.details,
      className: 'min-w-72 wrap-anywhere',
      cell: (row) => (
        <>
          {row.kind === 'answer' && <span className="block text-quiet">{row.question}</span>}
          <span>{entryWords(row)[1]}</span>
        </>
      ),
    },
    { title: words.timeline.when, cell: ({ at }) => <Moment at={at} /> },
  ];
  return (
    <DataTable
      caption={words.events.title}
      columns={columns}
      rows={timeline.map((entry, place) => ({ ...entry, place }))}
      rowKey={({ place }) => String(place)}
      empty={words.events.none}
    />
  );
}

function kindOf(entry: TimelineEntryView): string {
  if (entry.kind === 'mail') return ['bounced', 'failed', 'unknown'].includes(entry.fate) ? 'problem' : 'report';
  return entry.kind === 'ordered' ? 'report' : entry.kind;
}
