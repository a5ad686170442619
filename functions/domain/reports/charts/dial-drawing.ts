import { intervalOf } from '#functions/domain/reports/document/figure-words.ts';
import type { Dial } from '#functions/domain/reports/document/report-document.ts';
import { toCoordinate, type Drawing, type Mark, type Part } from './drawing.ts';

const [centreX, centreY, radius] = [60, 60, 48];

/** The point of a percent on the half circle of a dial; 0 is on the left. */
function dialAt(percent: number, distance = radius): [number, number] {
  const angle = Math.PI * (1 - percent / 100);
  return [toCoordinate(centreX + Math.cos(angle) * distance), toCoordinate(centreY - Math.sin(angle) * distance)];
}

const arc = (part: Part, from: number, to: number): Mark => ({
  shape: 'path',
  part,
  at: { d: `M${dialAt(from).join(' ')}A${radius} ${radius} 0 0 1 ${dialAt(to).join(' ')}` },
});

const text = (part: Part, y: number, content: string): Mark => ({
  shape: 'text',
  part,
  at: { x: centreX, y },
  text: content,
});

/** A quotient as a half circle from 0 to 100: the interval as an arc, the score as a line across it and as a figure. */
export function dialDrawing({ code, score }: Pick<Dial, 'code' | 'score'>): Drawing {
  const [x1, y1] = dialAt(score?.percent ?? 0, 40);
  const [x2, y2] = dialAt(score?.percent ?? 0, 56);
  return {
    viewBox: '0 0 120 78',
    marks: [
      arc(score ? 'arc' : 'emptyArc', 0, 100),
      ...(score
        ? [
            arc('arcRange', score.low, score.high),
            { shape: 'line', part: 'needle', at: { x1, y1, x2, y2 } } as const,
            text('figureRange', 60, intervalOf(score)),
          ]
        : []),
      text('figure', 49, score ? String(Math.round(score.percent)) : '–'),
      text('code', 75, code),
    ],
  };
}
