import { documentLabels, rowsInWords } from '#functions/domain/reports/document/document-words.ts';
import type { Block } from '#functions/domain/reports/document/report-document.ts';
import { BandChart } from './charts/band-chart.tsx';
import { ComparisonChart } from './charts/comparison-chart.tsx';
import { DialList } from './charts/dial-list.tsx';
import { FindingList } from './finding-list.tsx';
import { MomentCard, scaleOf } from './moment-card.tsx';
import moments from './moment-card.module.css';
import styles from './report-block.module.css';
import { ScaleChart, ScaleValue } from './charts/scale-chart.tsx';
import { ShapeChart } from './charts/shape-chart.tsx';
import { hueOf } from './charts/hue-of.ts';

/** A part of a report, rendered by its kind. */
export function ReportBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'lead':
      return <p className={styles.lead}>{block.text}</p>;
    case 'text':
      return <p>{block.text}</p>;
    case 'subheading':
      return <h3>{block.text}</h3>;
    case 'note':
      return <p className={styles.note}>{block.text}</p>;
    case 'list':
      return (
        <ul>
          {block.items.map((item, place) => (
            <li key={place}>{item}</li>
          ))}
        </ul>
      );
    case 'facts':
      return (
        <dl className={styles.facts}>
          {block.items.map(({ label, value }, place) => (
            <div key={place}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      );
    case 'shape':
      return <ShapeChart {...block} />;
    case 'scales':
      return <ScaleChart {...block} />;
    case 'dials':
      return <DialList dials={block.dials} />;
    case 'bands':
      return <BandChart {...block} />;
    case 'comparison':
      return <ComparisonChart {...block} />;
    case 'findings':
      return <FindingList findings={block.findings} />;
    case 'pillar':
      return <PillarSection {...block} />;
    case 'moments':
      return (
        <ul className={moments.list}>
          {block.moments.map((moment, place) => (
            <li key={place} className={moments.item}>
              <MomentCard moment={moment} scale={scaleOf(moment)} />
            </li>
          ))}
        </ul>
      );
    case 'steps':
      return <StepList steps={block.steps} />;
  }
}

/** The next steps; on paper with a line for a date. */
function StepList({ steps }: Pick<Extract<Block, { kind: 'steps' }>, 'steps'>) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ step, reason }, place) => (
        <li key={place}>
          {reason && <p className={styles.reason}>{reason}</p>}
          <p className={styles.step}>{step}</p>
          <p className={styles.dateLine}>{documentLabels.dateLine}</p>
        </li>
      ))}
    </ol>
  );
}

/** One main parameter: its score, its meaning, its sub-parameters, and an example answer. */
function PillarSection({ scale, meaning, text, rows, moment }: Extract<Block, { kind: 'pillar' }>) {
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
