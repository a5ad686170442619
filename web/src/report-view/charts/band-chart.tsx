import { bandBar, bandSwatch } from '#functions/domain/reports/charts/drawings.ts';
import { documentLabels } from '#functions/domain/reports/document/document-words.ts';
import type { Block } from '#functions/domain/reports/document/report-document.ts';
import { classNames } from '#web/ui/class-names.ts';
import { ChartDrawing } from './chart-drawing.tsx';
import { ChartFigure } from './chart-figure.tsx';
import { ChartLegend } from './chart-legend.tsx';
import styles from './chart.module.css';
import bands from './band-chart.module.css';
import { hueOf } from './hue-of.ts';

/**
 * A stacked bar for each main parameter: the number of its answers in each band. All bars have the legend's fills; a dot beside the
 * name has the parameter's colour.
 */
export function BandChart({ caption, alt, bands: names, rows }: Extract<Block, { kind: 'bands' }>) {
  const table = {
    head: [documentLabels.scale, ...names],
    rows: rows.map(({ name, counts }) => [name, ...counts.map(String)]),
  };
  return (
    <ChartFigure caption={caption} alt={alt} table={table}>
      <ChartLegend
        entries={names.map((name, step) => ({
          name,
          sample: <ChartDrawing drawing={bandSwatch(step)} className={bands.swatch} parts={bands} />,
        }))}
      />
      <div className={styles.rows}>
        {rows.map((row, place) => (
          <div key={place} className={styles.row} {...hueOf(row.hue)}>
            <span className={classNames(styles.name, bands.name)}>{row.name}</span>
            <ChartDrawing isStretched drawing={bandBar(row.counts)} className={bands.bar} parts={bands} />
            <span className={bands.counts}>{row.counts.join(' · ')}</span>
          </div>
        ))}
      </div>
    </ChartFigure>
  );
}
