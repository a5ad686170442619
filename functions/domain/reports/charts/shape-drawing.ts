import type { ScaleRow, Score } from '#functions/domain/reports/document/report-document.ts';
import { toCoordinate, type Drawing, type Mark, type Part } from './drawing.ts';

const radius = 88;

/** The profile: a spoke for each main parameter, a band for the intervals, and the shape through the scores. */
export function shapeDrawing(spokes: readonly { hue?: ScaleRow['hue']; score: Score }[]): Drawing {
  const at = (place: number, reach: number): [number, number] => {
    const angle = (place / spokes.length) * 2 * Math.PI - Math.PI / 2;
    const distance = (radius * reach) / 100;
    return [toCoordinate(Math.cos(angle) * distance), toCoordinate(Math.sin(angle) * distance)];
  };
  const outline = (reaches: readonly number[]) =>
    `M${reaches.map((reach, place) => at(place, reach).join(' ')).join('L')}Z`;
  const path = (part: Part, d: string): Mark => ({ shape: 'path', part, at: { d } });
  const through = (key: keyof Score) => outline(spokes.map(({ score }) => score[key]));
  return {
    viewBox: '-106 -106 212 212',
    marks: [
      ...[25, 50, 75, 100].map((ring) => path(ring === 100 ? 'rim' : 'ring', outline(spokes.map(() => ring)))),
      path('band', `${through('high')}${through('low')}`),
      path('profile', through('percent')),
      ...spokes.flatMap(({ hue, score }, place): Mark[] => {
        const [[x1, y1], [x2, y2], [cx, cy]] = [at(place, score.low), at(place, score.high), at(place, score.percent)];
        const [endX, endY] = at(place, 100);
        const [x, y] = at(place, 112);
        return [
          { shape: 'line', part: 'spoke', at: { x1: 0, y1: 0, x2: endX, y2: endY } },
          { shape: 'line', part: 'interval', hue, at: { x1, y1, x2, y2 } },
          { shape: 'circle', part: 'score', hue, at: { cx, cy, r: 4.5 } },
          { shape: 'text', part: 'number', at: { x, y, dy: '0.35em' }, text: String(place + 1) },
        ];
      }),
    ],
  };
}
