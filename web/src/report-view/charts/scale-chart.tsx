import type { ScaleRow } from '#functions/domain/reports/document/report-document.ts';
import { ChartFigure, scoreTable } from './chart-figure.tsx';
import { rowsClass, ScaleBarRow } from './chart-rows.tsx';

interface ScaleChartProps {
  caption: string;
  alt: string;
  rows: readonly ScaleRow[];
  isCaptionHidden?: boolean;
}

/** A bar for each scale: its score, with the interval around it. */
export function ScaleChart({ rows, ...figure }: ScaleChartProps) {
  return (
    <ChartFigure {...figure} table={scoreTable(rows)}>
      <div className={rowsClass}>
        {rows.map((row, place) => (
          <ScaleBarRow key={place} row={row} />
        ))}
        <div className="flex justify-between text-xs text-quiet tabular-nums @min-[36rem]:mr-[8.25rem] @min-[36rem]:ml-[15.75rem]">
          <span>0</span>
          <span>50</span>
          <span>100</span>
        </div>
      </div>
    </ChartFigure>
  );
}
