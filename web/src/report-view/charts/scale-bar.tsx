import { scaleBar } from '#functions/domain/reports/charts/drawings.ts';
import type { Score } from '#functions/domain/reports/document/report-document.ts';
import { ChartDrawing } from './chart-drawing.tsx';
import styles from './chart.module.css';

/** A score as a line on its interval, on a track from 0 to 100. Without a score only the track. */
export function ScaleBar({ score }: { score?: Score | undefined }) {
  return <ChartDrawing isStretched drawing={scaleBar(score)} className={styles.bar} parts={styles} />;
}
