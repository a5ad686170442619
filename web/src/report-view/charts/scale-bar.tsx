import type { Score } from '#functions/domain/reports/document/report-document.ts';
import styles from './chart.module.css';

/** A score as a line on its interval, on a track from 0 to 100. Without a score only the track. */
export function ScaleBar({ score }: { score?: Score | undefined }) {
  return (
    <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" focusable="false" className={styles.bar}>
      <rect className={score ? styles.track : styles.emptyTrack} x="0" y="3" width="100" height="4" />
      <line className={styles.middle} x1="50" x2="50" y1="0" y2="10" />
      {score && (
        <>
          <rect className={styles.range} x={score.low} y="1" width={score.high - score.low} height="8" />
          <line className={styles.point} x1={score.percent} x2={score.percent} y1="0" y2="10" />
        </>
      )}
    </svg>
  );
}
