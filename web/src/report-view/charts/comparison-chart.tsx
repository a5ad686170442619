import { comparisonBar, type Drawing } from '#functions/domain/reports/charts/drawings.ts';
import { changeOf, documentLabels, percentOf, scoreOf } from '#functions/domain/reports/document/document-words.ts';
import type { Block } from '#functions/domain/reports/document/report-document.ts';
import { ChartFigure } from './chart-figure.tsx';
import { ChartLegend, ChartRow, rowsClass } from './chart-rows.tsx';

const { scale, before, now, change } = documentLabels;

const sample = (part: 'before' | 'now'): Drawing => ({
  viewBox: '0 0 24 10',
  marks: [{ shape: 'rect', part, at: { x: 1, y: 2, width: 22, height: 6 } }],
});
const legend = [
  { name: before, sample: sample('before') },
  { name: now, sample: sample('now') },
];

/** Two bars for each scale: the earlier sitting's and the current one's. */
export function ComparisonChart({ caption, alt, rows }: Extract<Block, { kind: 'comparison' }>) {
  const table = {
    head: [scale, before, now, change],
    rows: rows.map((row) => [row.name, scoreOf(row.before), scoreOf(row.now), changeOf(row)]),
  };
  return (
    <ChartFigure caption={caption} alt={alt} table={table}>
      <ChartLegend entries={legend} />
      <div className={rowsClass}>
        {rows.map((row, place) => (
          <ChartRow
            key={place}
            name={row.name}
            hue={row.hue}
            bar={comparisonBar(row.before, row.now)}
            barClass="h-7 overflow-visible"
          >
            <span className="grid justify-items-end leading-[1.35] tabular-nums">
              <span>
                <span>{`${percentOf(row.before)} → `}</span>
                <strong>{percentOf(row.now)}</strong>
              </span>
              <span
                className="text-end text-xs text-quiet data-[is-changed=true]:font-semibold data-[is-changed=true]:text-body"
                data-is-changed={row.isChanged}
              >
                {changeOf(row)}
              </span>
            </span>
          </ChartRow>
        ))}
      </div>
    </ChartFigure>
  );
}
