import type { AttemptDetails, TimelineEntryView } from '#functions/contract/admin/attempts/attempts.ts';
import { sinceStart } from '#web/lib/format/durations.ts';
import * as words from '#web/lib/words/admin/attempts.ts';
import { classNames } from '#web/ui/class-names.ts';
import { timelineSummary } from './timeline-words.ts';

const square = 'before:size-[0.75em]';
const legend = [
  [words.marks.answer, `${square} before:bg-link`],
  [words.marks.late, `${square} before:bg-danger`],
  [words.marks.event, `${square} before:bg-warning`],
  [words.marks.grant, `${square} before:bg-success`],
  [words.marks.end, 'before:h-[1em] before:w-0 before:border-l-2 before:border-dashed before:border-body'],
] as const;

/** Width of the drawing, which is stretched to the available width. */
const width = 1000;
const steps = 6;

/** The attempt as a time line: answers as ticks, absences as bars, grants and the deadline as marks. The table has the same data. */
export function TimeAxis({ details }: { details: AttemptDetails }) {
  const { attempt, timeline, now } = details;
  const { startedAt, deadline, endedAt } = attempt;
  const until = Math.max(deadline, endedAt ?? Math.min(now, deadline), startedAt + 60_000);
  const x = (at: number) => Math.min(width, Math.max(0, ((at - startedAt) / (until - startedAt)) * width));
  const reached = endedAt ?? Math.min(now, deadline);
  return (
    <figure className="m-0 grid gap-1 rounded-md border border-line bg-surface px-4 py-3 [&_svg]:h-12 [&_svg]:w-full [&_svg]:overflow-visible">
      <svg viewBox={`0 0 ${width} 48`} preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <rect x={0} y={20} width={width} height={8} className="fill-sunken" />
        <rect x={0} y={20} width={x(reached)} height={8} className="fill-line" />
        {timeline.map((entry, place) => (
          <Mark key={place} entry={entry} x={x} />
        ))}
        <line
          x1={x(deadline)}
          x2={x(deadline)}
          y1={8}
          y2={40}
          className="stroke-body stroke-2 [stroke-dasharray:3_3] [vector-effect:non-scaling-stroke]"
        />
      </svg>
      <div aria-hidden="true" className="flex justify-between text-[0.75rem] text-quiet tabular-nums">
        {Array.from({ length: steps }, (_, step) => (
          <span key={step}>{sinceStart(((until - startedAt) / (steps - 1)) * step).slice(1)}</span>
        ))}
      </div>
      <ul aria-hidden="true" className="m-0 flex list-none flex-wrap gap-x-4 gap-y-1 p-0 text-[0.75rem] text-quiet">
        {legend.map(([name, mark]) => (
          <li key={name} className={classNames("inline-flex items-center gap-[0.4em] before:content-['']", mark)}>
            {name}
          </li>
        ))}
      </ul>
      <figcaption className="m-0 text-quiet">{timelineSummary(timeline)}</figcaption>
    </figure>
  );
}

function Mark({ entry, x }: { entry: TimelineEntryView; x: (at: number) => number }) {
  if (entry.kind === 'answer') {
    const at = x(entry.at);
    return (
      <line
        x1={at}
        x2={at}
        y1={12}
        y2={36}
        className="stroke-link stroke-[1.5] [vector-effect:non-scaling-stroke] data-late:stroke-danger data-late:stroke-[2.5]"
        data-late={entry.isLate || undefined}
      />
    );
  }
  if (entry.kind === 'event') {
    // After a tab switch the absence follows; before an entry it precedes.
    const awayMs = (entry.awaySeconds ?? 0) * 1000;
    const from = entry.cause === 'tab-switch' ? entry.at : entry.at - awayMs;
    const left = x(from);
    return (
      <rect x={left} y={4} width={Math.max(5, x(from + awayMs) - left)} height={7} rx={2} className="fill-warning" />
    );
  }
  if (entry.kind === 'grant') return <rect x={x(entry.at) - 4} y={37} width={8} height={8} className="fill-success" />;
  return null;
}
