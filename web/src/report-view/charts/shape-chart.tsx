import { shapeDrawing } from '#functions/domain/reports/charts/drawings.ts';
import { documentLabels, answersOf, intervalOf, percentOf } from '#functions/domain/reports/document/document-words.ts';
import type { Block } from '#functions/domain/reports/document/report-document.ts';
import { ChartDrawing } from './chart-drawing.tsx';
import { ChartFigure } from './chart-figure.tsx';
import styles from './chart.module.css';
import { hueOf } from './hue-of.ts';
import { ScaleValue } from './scale-chart.tsx';
import shape from './shape-chart.module.css';

const { scale, figure, interval, answers } = documentLabels;

/** The profile: a spoke for each main parameter, a band for the intervals, and the shape through the scores. */
export function ShapeChart({ caption, alt, spokes }: Extract<Block, { kind: 'shape' }>) {
  const table = {
    head: [scale, figure, interval, answers],
    rows: spokes.map((row) => [row.name, percentOf(row.score), intervalOf(row.score), answersOf(row)]),
  };
  return (
    <ChartFigure caption={caption} alt={alt} table={table}>
      <div className={shape.layout}>
        <ChartDrawing drawing={shapeDrawing(spokes)} className={shape.shape} parts={shape} />
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
