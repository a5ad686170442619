import { documentLabels } from '#functions/domain/reports/document/document-labels.ts';
import { answersOf, intervalOf, missingText, percentOf } from '#functions/domain/reports/document/figure-words.ts';
import type { Dial } from '#functions/domain/reports/document/report-document.ts';
import { ChartFigure } from './chart-figure.tsx';
import { dialArc, dialAt } from './dial-arc.ts';
import styles from './dial-list.module.css';
import { rowsInWords } from './score-words.ts';

const { scale, figure, interval, answers, members } = documentLabels;

/** The quotients side by side, each with its sub-parameters. */
export function DialList({ dials }: { dials: readonly Dial[] }) {
  const caption = dials.map(({ code }) => code).join(' / ');
  const table = {
    head: [scale, figure, interval, answers],
    rows: dials.map((dial) => [
      `${dial.name} (${dial.code})`,
      ...(dial.score ? [percentOf(dial.score), intervalOf(dial.score)] : [missingText(dial), '–']),
      answersOf(dial),
    ]),
  };
  return (
    <div className={styles.list}>
      <ChartFigure isCaptionHidden caption={caption} alt={rowsInWords(dials)} table={table}>
        <div className={styles.dials}>
          {dials.map((dial) => (
            <DialDrawing key={dial.code} dial={dial} />
          ))}
        </div>
      </ChartFigure>
      <dl className={styles.texts}>
        {dials.map((dial) => (
          <div key={dial.code}>
            <dt>{dial.name}</dt>
            <dd>
              {dial.text}
              <span className={styles.members}>
                {members}: {dial.members.join(' · ')}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function DialDrawing({ dial: { code, score } }: { dial: Dial }) {
  const [x1, y1] = dialAt(score?.percent ?? 0, 40);
  const [x2, y2] = dialAt(score?.percent ?? 0, 56);
  return (
    <svg viewBox="0 0 120 78" aria-hidden="true" focusable="false" className={styles.dial}>
      <path className={score ? styles.track : styles.emptyTrack} d={dialArc(0, 100)} />
      {score && (
        <>
          <path className={styles.range} d={dialArc(score.low, score.high)} />
          <line className={styles.point} x1={x1} y1={y1} x2={x2} y2={y2} />
        </>
      )}
      <text className={styles.figure} x="60" y="49">
        {score ? Math.round(score.percent) : '–'}
      </text>
      {score && (
        <text className={styles.interval} x="60" y="60">
          {intervalOf(score)}
        </text>
      )}
      <text className={styles.code} x="60" y="75">
        {code}
      </text>
    </svg>
  );
}
