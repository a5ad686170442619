import { shapeDrawing } from '#functions/domain/reports/charts/drawings.ts';
import type { Block } from '#functions/domain/reports/document/report-document.ts';
import { ChartDrawing } from './chart-drawing.tsx';
import { ChartFigure, scoreTable } from './chart-figure.tsx';
import { ScaleValue } from './chart-rows.tsx';
import { hueOf } from './hue-of.ts';

/** The profile: a spoke for each main parameter, a band for the intervals, and the shape through the scores. */
export function ShapeChart({ caption, alt, spokes }: Extract<Block, { kind: 'shape' }>) {
  return (
    <ChartFigure caption={caption} alt={alt} table={scoreTable(spokes)}>
      <div className="grid items-center gap-6 @min-[36rem]:grid-cols-[minmax(0,17rem)_minmax(0,1fr)] print:grid-cols-[15rem_minmax(0,1fr)]">
        <ChartDrawing drawing={shapeDrawing(spokes)} className="mx-auto block w-[min(100%,20rem)]" />
        <div className="grid gap-2">
          {spokes.map(({ name, hue, score }, place) => (
            <div
              key={place}
              className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-3 gap-y-1 border-b border-line pb-2 @min-[16rem]:grid-cols-[auto_minmax(0,1fr)_auto] [&>:last-child]:col-[2] [&>:last-child]:justify-start @min-[16rem]:[&>:last-child]:col-auto"
              {...hueOf(hue)}
            >
              <span className="grid size-[2em] place-items-center rounded-[50%] border-2 border-(--scale) text-xs/none font-semibold tabular-nums">
                {place + 1}
              </span>
              <span className="leading-[1.35]">{name}</span>
              <ScaleValue score={score} />
            </div>
          ))}
        </div>
      </div>
    </ChartFigure>
  );
}
