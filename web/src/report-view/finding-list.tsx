import type { Finding } from '#functions/domain/reports/document/report-document.ts';
import chart from './charts/chart.module.css';
import { hueOf } from './charts/hue-of.ts';
import { MomentCard, scaleOf } from './moment-card.tsx';
import styles from './moment-card.module.css';
import { ScaleBar } from './charts/scale-bar.tsx';
import { ScaleValue } from './charts/scale-chart.tsx';
import { rowsInWords } from '#functions/domain/reports/document/document-words.ts';

/** The lines of a SWOT: a scale with its bar, an example answer, or both. */
export function FindingList({ findings }: { findings: readonly Finding[] }) {
  return (
    <ul className={styles.list}>
      {findings.map(({ scale, moment }, place) => (
        <li key={place} className={styles.item} {...hueOf(scale?.hue)}>
          {scale && (
            <div role="img" aria-label={rowsInWords([scale])} className={chart.rows}>
              <div className={chart.row}>
                <span className={chart.name}>{scale.name}</span>
                <ScaleBar score={scale.score} />
                <ScaleValue {...scale} />
              </div>
            </div>
          )}
          {moment && <MomentCard moment={moment} scale={scale ? undefined : scaleOf(moment)} />}
        </li>
      ))}
    </ul>
  );
}
