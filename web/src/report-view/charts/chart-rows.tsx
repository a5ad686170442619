import type { ReactNode } from 'react';
import { type Drawing, scaleBar } from '#functions/domain/reports/charts/drawings.ts';
import { intervalOf, missingText, percentOf } from '#functions/domain/reports/document/document-words.ts';
import type { ScaleRow } from '#functions/domain/reports/document/report-document.ts';
import { classNames } from '#web/ui/class-names.ts';
import { ChartDrawing } from './chart-drawing.tsx';
import { hueOf } from './hue-of.ts';

/** Explains the fills of a chart's bars. */
export function ChartLegend({ entries }: { entries: readonly { name: string; sample: Drawing }[] }) {
  return (
    <div className="mb-4 flex flex-wrap gap-x-6 gap-y-2 text-sm">
      {entries.map(({ name, sample }) => (
        <span key={name} className="inline-flex items-center gap-2">
          <ChartDrawing isStretched drawing={sample} className="h-[0.95rem] flex-none" />
          <span>{name}</span>
        </span>
      ))}
    </div>
  );
}

export const rowsClass = 'grid gap-3 print:gap-2';

const kindClasses: Readonly<Record<ScaleRow['kind'], string>> = {
  parameter: 'font-semibold not-first:mt-3',
  subParameter: 'text-sm [&>svg]:h-3 [&+[data-kind=quotient]]:mt-3',
  quotient: '',
  total: 'mt-3 border-t border-line pt-3 text-sm text-quiet',
};

interface ChartRowProps {
  name: ReactNode;
  kind?: ScaleRow['kind'] | undefined;
  hue?: number | undefined;
  bar: Drawing;
  /** Class of the bar: its height, and whether the ends of its lines may stand out. */
  barClass: string;
  /** The figure. */
  children: ReactNode;
}

/** A name and its figure above the bar: on one line if there is room, else below each other in very large text. */
export function ChartRow({ name, kind, hue, bar, barClass, children }: ChartRowProps) {
  return (
    <div
      className={classNames(
        'grid grid-cols-1 items-baseline justify-items-start gap-x-3 gap-y-1 @min-[16rem]:grid-cols-[minmax(0,1fr)_auto] @min-[36rem]:grid-cols-[minmax(0,15rem)_minmax(0,1fr)_7.5rem] @min-[36rem]:items-center @min-[36rem]:[&>:last-child]:justify-self-end',
        kind && kindClasses[kind],
      )}
      data-kind={kind}
      {...hueOf(hue)}
    >
      <span className="leading-[1.35] @min-[36rem]:in-data-[kind=subParameter]:pl-4">{name}</span>
      <ChartDrawing
        isStretched
        drawing={bar}
        className={classNames(
          'order-1 block w-full @min-[16rem]:col-span-full @min-[36rem]:order-0 @min-[36rem]:col-auto',
          barClass,
        )}
      />
      {children}
    </div>
  );
}

interface ScaleBarRowProps {
  row: ScaleRow;
  /** It stands alone, so its kind does not show. */
  isAlone?: boolean;
}

/** A scale's score as a line on its interval, on a track from 0 to 100. Without a score only the track. */
export function ScaleBarRow({ row, isAlone = false }: ScaleBarRowProps) {
  const { name, kind, hue, score } = row;
  return (
    <ChartRow
      name={name}
      kind={isAlone ? undefined : kind}
      hue={hue}
      bar={scaleBar(score)}
      barClass="h-4 overflow-visible"
    >
      <ScaleValue {...row} />
    </ChartRow>
  );
}

/** `71` with `52–85` beside it, or the reason why there is none. */
export function ScaleValue({ score, ...scale }: Pick<ScaleRow, 'score' | 'missing'>) {
  if (!score) return <span className="text-end text-sm/[1.35] font-normal text-quiet">{missingText(scale)}</span>;
  return (
    <span className="grid grid-cols-[2rem_4rem] items-baseline justify-end gap-x-2 text-end leading-[1.35] font-normal whitespace-nowrap tabular-nums">
      <strong className="font-semibold">{percentOf(score)}</strong>{' '}
      <span className="text-[0.9em] text-quiet">{intervalOf(score)}</span>
    </span>
  );
}
