import { documentLabels } from '#functions/domain/reports/document/document-labels.ts';
import type { BandRow, Block } from '#functions/domain/reports/document/report-document.ts';
import { classNames } from '#web/ui/class-names.ts';
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
      <ChartLegend entries={names.map((name, step) => ({ name, sample: <Swatch step={step} /> }))} />
      <div className={styles.rows}>
        {rows.map((row, place) => (
          <div key={place} className={styles.row} {...hueOf(row.hue)}>
            <span className={classNames(styles.name, bands.name)}>{row.name}</span>
            <BandBar counts={row.counts} />
            <span className={bands.counts}>{row.counts.join(' · ')}</span>
          </div>
        ))}
      </div>
    </ChartFigure>
  );
}

function Swatch({ step }: { step: number }) {
  return (
    <svg viewBox="0 0 14 14" className={bands.swatch} aria-hidden="true" focusable="false">
      <rect className={bands.part} data-step={step} x="1" y="1" width="12" height="12" />
    </svg>
  );
}

function BandBar({ counts }: Pick<BandRow, 'counts'>) {
  const all = counts.reduce((sum, count) => sum + count, 0);
  const before = (step: number) => counts.slice(0, step).reduce((sum, count) => sum + count, 0);
  return (
    <svg
      viewBox={`0 0 ${Math.max(all, 1)} 10`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
      className={bands.bar}
    >
      {counts.map(
        (count, step) =>
          count > 0 && (
            <rect key={step} className={bands.part} data-step={step} x={before(step)} y="0" width={count} height="10" />
          ),
      )}
    </svg>
  );
}
