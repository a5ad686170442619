import { documentLabels } from '#functions/domain/reports/document/document-labels.ts';
import { answersOf, intervalOf, percentOf } from '#functions/domain/reports/document/figure-words.ts';
import type { Block } from '#functions/domain/reports/document/report-document.ts';
import { ChartFigure } from './chart-figure.tsx';
import styles from './chart.module.css';
import { hueOf } from './hue-of.ts';
import { ScaleValue } from './scale-chart.tsx';
import { outline, spokeAt } from './shape-geometry.ts';
import shape from './shape-chart.module.css';

const radius = 88;
const { scale, figure, interval, answers } = documentLabels;

/** The profile: a spoke for each main parameter, a band for the intervals, and the shape through the scores. */
export function ShapeChart({ caption, alt, spokes }: Extract<Block, { kind: 'shape' }>) {
  const table = {
    head: [scale, figure, interval, answers],
    rows: spokes.map((row) => [row.name, percentOf(row.score), intervalOf(row.score), answersOf(row)]),
  };
  const through = (key: 'low' | 'percent' | 'high') =>
    outline(
      spokes.map(({ score }) => score[key]),
      radius,
    );
  const at = (place: number, reach: number) => spokeAt(place, spokes.length, reach, radius);
  return (
    <ChartFigure caption={caption} alt={alt} table={table}>
      <div className={shape.layout}>
        <svg viewBox="-106 -106 212 212" aria-hidden="true" focusable="false" className={shape.shape}>
          {[25, 50, 75, 100].map((ring) => (
            <path
              key={ring}
              className={ring === 100 ? shape.rim : shape.ring}
              d={outline(
                spokes.map(() => ring),
                radius,
              )}
            />
          ))}
          <path className={shape.band} fillRule="evenodd" d={`${through('high')}${through('low')}`} />
          <path className={shape.profile} d={through('percent')} />
          {spokes.map(({ hue, score }, place) => {
            const [[x1, y1], [x2, y2], [cx, cy]] = [
              at(place, score.low),
              at(place, score.high),
              at(place, score.percent),
            ];
            const [endX, endY] = at(place, 100);
            const [textX, textY] = at(place, 112);
            return (
              <g key={place} {...hueOf(hue)}>
                <line className={shape.spoke} x1="0" y1="0" x2={endX} y2={endY} />
                <line className={shape.interval} x1={x1} y1={y1} x2={x2} y2={y2} />
                <circle className={shape.score} cx={cx} cy={cy} r="4.5" />
                <text className={shape.number} x={textX} y={textY} dy="0.35em">
                  {place + 1}
                </text>
              </g>
            );
          })}
        </svg>
        <div className={shape.legend}>
          {spokes.map(({ name, hue, score }, place) => (
            <div key={place} className={shape.entry} {...hueOf(hue)}>
              <span className={shape.badge}>{place + 1}</span>
              <span className={styles.name}>{name}</span>
              <ScaleValue score={score} />
            </div>
          ))}
        </div>
      </div>
    </ChartFigure>
  );
}
