import { describe, expect, it } from 'vitest';
import { colours } from '#functions/adapters/pdf/page-style.ts';
import type { Block, Dial } from '#functions/domain/reports/document/report-document.ts';
import {
  drawnScores,
  expectNear,
  fileOf,
  groupsOf,
  middleOf,
  shapesOf,
} from '#test/functions/adapters/pdf/support/draw-block.ts';
import type { Shape } from '#test/functions/adapters/pdf/support/read-shapes.ts';
import { readTags } from '#test/functions/adapters/pdf/support/read-tags.ts';

/** Where an arc begins and ends, and how long it is, clockwise. */
function arcOf({ points }: Shape, [x, y]: readonly [number, number]): number[] {
  const [first = [x, y]] = points;
  let [length, before] = [0, first];
  for (const point of points) {
    const turn = Math.atan2(point[1] - y, point[0] - x) - Math.atan2(before[1] - y, before[0] - x);
    length += Math.atan2(Math.sin(turn), Math.cos(turn)) * Math.hypot(point[0] - x, point[1] - y);
    before = point;
  }
  return [...first, ...before, length];
}

describe('the dial of a quotient', () => {
  const counts = { members: [], answerCount: 9, questionCount: 9, text: 'Drawn.' };
  const scored = drawnScores.map((score): Dial => ({ code: 'EQ', name: 'Emotional Quotient', ...counts, score }));
  const unscored: Dial = { code: 'MQ', name: 'Moral Quotient', ...counts, missing: 'fewQuestions' };
  const block: Block = { kind: 'dials', dials: [...scored, unscored] };

  it('spans 240 degrees from 0 to 100, with an arc over the interval and a point at the score', async () => {
    const isTrack = ({ paint, stroke }: Shape) => paint === 'stroke' && stroke === colours.track;
    const drawn = groupsOf(await shapesOf(block), isTrack);
    expect(drawn).toHaveLength(scored.length + 1);
    drawn.forEach(({ first: track, rest }, index) => {
      const radius = (track.right - track.left) / 2 / Math.cos(Math.PI / 6);
      const centre = [middleOf(track), track.bottom - radius / 2] as const;
      const angleAt = (share: number) => ((150 + 2.4 * share) * Math.PI) / 180;
      const pointAt = (share: number) => [
        centre[0] + Math.cos(angleAt(share)) * radius,
        centre[1] + Math.sin(angleAt(share)) * radius,
      ];
      const arc = (low: number, high: number) => [
        ...pointAt(low),
        ...pointAt(high),
        radius * (angleAt(high) - angleAt(low)),
      ];
      const arcs = rest.filter(({ paint }) => paint === 'stroke');
      const point = rest.filter(({ paint, fill }) => paint === 'fill' && fill === colours.ink);
      const score = drawnScores[index];
      expect(arcs.filter(({ lineCap }) => lineCap !== 0)).toEqual([]);
      expectNear(arcOf(track, centre), arc(0, 100));
      expectNear(
        arcs.flatMap((shape) => arcOf(shape, centre)),
        score ? arc(score.low, score.high) : [],
      );
      expectNear(
        point.flatMap((shape) => [middleOf(shape), (shape.top + shape.bottom) / 2]),
        score ? pointAt(score.percent) : [],
      );
    });
  });

  it('has an alternative text with score and interval, or the reason for no score', async () => {
    const tags = (await readTags(await fileOf(block))).flat();
    const whole = drawnScores.map(({ low, percent, high }) => [percent, low, high].map((share) => Math.round(share)));
    expect(tags.flatMap(({ role, alt }) => (role === 'Figure' ? [alt] : []))).toEqual([
      ...whole.map(([percent, low, high]) => `EQ, Emotional Quotient: ${percent} of 100, ${low}–${high}`),
      'MQ, Moral Quotient: too few questions',
    ]);
  });
});
