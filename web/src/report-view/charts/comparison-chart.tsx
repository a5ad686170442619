import { comparisonBar } from '#functions/domain/reports/charts/drawings.ts';
import { documentLabels, percentOf, scoreOf } from '#functions/domain/reports/document/document-words.ts';
import type { Block } from '#functions/domain/reports/document/report-document.ts';
import { ChartDrawing } from './chart-drawing.tsx';
import { ChartFigure } from './chart-figure.tsx';
import { ChartLegend } from './chart-legend.tsx';
import styles from './chart.module.css';
import comparison from './comparison-chart.module.css';
import { hueOf } from './hue-of.ts';

const { scale, before, now, change, changed, unchanged } = documentLabels;
const parts = { ...styles, ...comparison };

/** Two bars for each scale: the earlier sitting's and the current one's. */
export function ComparisonChart({ caption, alt, rows }: Extract<Block, { kind: 'comparison' }>) {
  const table = {
    head: [scale, before, now, change],
    rows: rows.map((row) => [row.name, scoreOf(row.before), scoreOf(row.now), row.isChanged ? changed : unchanged]),
  };
  return (
    <ChartFigure caption={caption} alt={alt} table={table}>
      <ChartLegend
        entries={[
          { name: before, sample: <Sample className={comparison.before} /> },
          { name: now, sample: <Sample className={comparison.now} /> },
        ]}
      />
      <div className={styles.rows}>
        {rows.map((row, place) => (
          <div key={place} className={styles.row} {...hueOf(row.hue)}>
            <span className={styles.name}>{row.name}</span>
            <ChartDrawing
              isStretched
              drawing={comparisonBar(row.before, row.now)}
              className={comparison.bar}
              parts={parts}
            />
            <span className={comparison.value}>
              <span>
                {percentOf(row.before)} → <strong>{percentOf(row.now)}</strong>
              </span>
              <span className={comparison.change} data-is-changed={row.isChanged}>
                {row.isChanged ? changed : unchanged}
              </span>
            </span>
          </div>
        ))}
      </div>
    </ChartFigure>
  );
}

function Sample({ className }: { className: string | undefined }) {
  return (
    <svg viewBox="0 0 24 10" className={comparison.sample} aria-hidden="true" focusable="false">
      <rect className={className} x="1" y="2" width="22" height="6" />
    </svg>
  );
}
