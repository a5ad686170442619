import { dialDrawing } from '#functions/domain/reports/charts/drawings.ts';
import {
  documentLabels,
  answersOf,
  intervalOf,
  missingText,
  percentOf,
  rowsInWords,
} from '#functions/domain/reports/document/document-words.ts';
import type { Dial } from '#functions/domain/reports/document/report-document.ts';
import { ChartDrawing } from './chart-drawing.tsx';
import { ChartFigure } from './chart-figure.tsx';
import styles from './dial-list.module.css';

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
            <ChartDrawing key={dial.code} drawing={dialDrawing(dial)} className={styles.dial} parts={styles} />
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
