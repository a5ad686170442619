import type { Finding } from '#functions/domain/report/report-document.ts';
import chart from './chart.module.css';
import { hueOf } from './hue-of.ts';
import { MomentCard, scaleOf } from './moment-card.tsx';
import styles from './moment-card.module.css';
import { ScaleBar } from './scale-bar.tsx';
import { ScaleValue } from './scale-chart.tsx';
import { rowsInWords } from './score-words.ts';

/** The lines of a SWOT: a scale with its bar, the moment that shows it, or both. */
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
