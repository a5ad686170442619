import type { Overview } from '#functions/contract/admin/overview.ts';
import { type Column, DataTable } from '#web/ui/table/data-table.tsx';
import { days as words, daysCaption, measures } from '#web/lib/words/admin/overview.ts';
import { countWords } from './total-counts.tsx';

type Day = Overview['days'][number];

// Days are India's, whatever the local time zone.
const dayFormat = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const dayWords = (day: string) => dayFormat.format(new Date(day));

const columns: Column<Day>[] = [
  { title: words.day, cell: ({ day }) => dayWords(day) },
  { title: measures.started.title, isNumber: true, cell: ({ started }) => countWords(started) },
  { title: measures.completed.title, isNumber: true, cell: ({ finished }) => countWords(finished) },
];
const height = 100;

const hasAttempt = ({ started, finished }: Day) => started + finished > 0;

/** The days to draw, from the first one with an attempt on; a week at least. */
function drawnDays(days: readonly Day[]): readonly Day[] {
  const begin = days.findIndex(hasAttempt);
  return days.slice(Math.min(begin < 0 ? days.length : begin, days.length - 7));
}

/** Two bars for each day, and the numbers as a table. The drawing stretches, but its text does not. One day alone makes no chart. */
export function DayChart({ days: all }: { days: readonly Day[] }) {
  const days = drawnDays(all);
  const sum = (of: 'started' | 'finished') => days.reduce((total, day) => total + day[of], 0);
  const highest = Math.max(1, ...days.flatMap(({ started, finished }) => [started, finished]));
  const bar = (count: number) => (count / highest) * height;
  const [first, last] = [days[0], days.at(-1)];
  const middle = days[Math.floor(days.length / 2)];
  return (
    <figure
      data-thin={all.filter(hasAttempt).length < 2}
      className="m-0 grid grid-cols-1 gap-3 rounded-md border border-line bg-surface p-4 [&_[data-series='finished']]:[--series:var(--pillar-intelligence)] [&_[data-series='started']]:[--series:var(--pillar-wellbeing)] [&_rect]:fill-(--series) [&_rect]:[print-color-adjust:exact] forced-colors:[&_rect[data-series='finished']]:fill-[GrayText] forced-colors:[&_rect[data-series='started']]:fill-[CanvasText] data-[thin=true]:[&>div]:hidden"
      aria-label={words.heading}
    >
      <figcaption className="m-0 max-w-[70ch] text-quiet">
        {daysCaption(all.length, countWords(sum('started')), countWords(sum('finished')))}
      </figcaption>
      <div
        className="flex gap-4 text-xs [&_span]:before:mr-[0.45em] [&_span]:before:inline-block [&_span]:before:size-[0.75em] [&_span]:before:rounded-[0.15em] [&_span]:before:bg-(--series) [&_span]:before:content-[''] [&_span]:before:[print-color-adjust:exact]"
        aria-hidden="true"
      >
        <span data-series="started">{measures.started.title}</span>
        <span data-series="finished">{measures.completed.title}</span>
      </div>
      <div
        className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 gap-y-1 text-xs text-quiet tabular-nums"
        aria-hidden="true"
      >
        <span className="leading-none">{countWords(highest)}</span>
        <svg
          viewBox={`0 0 ${days.length} ${height}`}
          preserveAspectRatio="none"
          className="block h-40 w-full border-t border-b border-line"
        >
          {days.map(({ day, started, finished }, at) => (
            <g key={day}>
              <rect data-series="started" x={at + 0.12} width={0.36} y={height - bar(started)} height={bar(started)} />
              <rect
                data-series="finished"
                x={at + 0.52}
                width={0.36}
                y={height - bar(finished)}
                height={bar(finished)}
              />
            </g>
          ))}
        </svg>
        <div className="col-[2] flex justify-between">
          {[first, middle, last].map((day) => day && <span key={day.day}>{dayWords(day.day)}</span>)}
        </div>
      </div>
      <details className="[&_summary]:w-fit [&_summary]:cursor-pointer [&_summary]:py-1 open:[&_summary]:mb-2 print:[&::details-content]:h-auto print:[&::details-content]:[content-visibility:visible]">
        <summary>{words.asTable}</summary>
        <div className="max-w-112">
          <DataTable
            caption={words.heading}
            columns={columns}
            rows={[...all].reverse()}
            rowKey={({ day }) => day}
            empty=""
          />
        </div>
      </details>
    </figure>
  );
}
