import type { Block } from '#functions/domain/reports/document/report-document.ts';
import { hueOf } from './charts/hue-of.ts';
import { MomentCard } from './moment-card.tsx';
import styles from './report-block.module.css';
import { ScaleChart, ScaleValue } from './charts/scale-chart.tsx';
import { rowsInWords } from './charts/score-words.ts';

/** One main parameter: its score, what it means, its sub-parameters, and a moment that shows it. */
export function PillarSection({ scale, meaning, text, rows, moment }: Extract<Block, { kind: 'pillar' }>) {
  const charted = rows.length > 0 ? rows : [scale];
  return (
    <div className={styles.pillar} {...hueOf(scale.hue)}>
      <div className={styles.pillarHead}>
        <h3>{scale.name}</h3>
        <ScaleValue {...scale} />
      </div>
      {meaning && <p>{meaning}</p>}
      {text && <p>{text}</p>}
      <ScaleChart isCaptionHidden caption={`Scores in ${scale.name}`} alt={rowsInWords(charted)} rows={charted} />
      {moment && <MomentCard moment={moment} scale={moment.subParameter} />}
    </div>
  );
}
