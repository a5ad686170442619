import {
  documentLabels,
  answersOf,
  intervalOf,
  missingText,
  percentOf,
} from '#functions/domain/reports/document/document-words.ts';
import type { ScaleRow } from '#functions/domain/reports/document/report-document.ts';
import { ChartFigure } from './chart-figure.tsx';
import styles from './chart.module.css';
import { hueOf } from './hue-of.ts';
import { ScaleBar } from './scale-bar.tsx';

interface ScaleChartProps {
  caption: string;
  alt: string;
  rows: readonly ScaleRow[];
  isCaptionHidden?: boolean;
}

const { scale, figure, interval, answers } = documentLabels;

/** A bar for each scale: its score, with the interval around it. */
export function ScaleChart({ caption, alt, rows, isCaptionHidden }: ScaleChartProps) {
  const table = {
    head: [scale, figure, interval, answers],
    rows: rows.map((row) => [
      row.name,
      ...(row.score ? [percentOf(row.score), intervalOf(row.score)] : [missingText(row), '–']),
      answersOf(row),
    ]),
  };
  return (
    <ChartFigure caption={caption} alt={alt} table={table} isCaptionHidden={isCaptionHidden}>
      <div className={styles.rows}>
        {rows.map((row, place) => (
          <div key={place} className={styles.row} data-kind={row.kind} {...hueOf(row.hue)}>
            <span className={styles.name}>{row.name}</span>
            <ScaleBar score={row.score} />
            <ScaleValue {...row} />
          </div>
        ))}
        <div className={styles.axis}>
          <span>0</span>
          <span>50</span>
          <span>100</span>
        </div>
      </div>
    </ChartFigure>
  );
}

/** `71` with `52–85` beside it, or the reason why there is none. */
export function ScaleValue({ score, ...scale }: Pick<ScaleRow, 'score' | 'missing'>) {
  if (!score) return <span className={styles.none}>{missingText(scale)}</span>;
  return (
    <span className={styles.value}>
      <strong>{percentOf(score)}</strong> <span>{intervalOf(score)}</span>
    </span>
  );
}
