import { describe, expect, it } from 'vitest';
import {
  bandBar,
  bandSwatch,
  comparisonBar,
  scaleBar,
  dialDrawing,
  type Drawing,
  type Part,
  shapeDrawing,
} from '#functions/domain/reports/charts/drawings.ts';

/** The places of a part in a drawing. */
const placesOf = ({ marks }: Drawing, wanted: Part) =>
  marks.flatMap(({ part, at, text }) => (part === wanted ? [{ ...at, ...(text !== undefined && { text }) }] : []));

const score = { low: 52.345, percent: 68, high: 85 };

describe('the bar of a score', () => {
  it('has its interval and its point at their percents of the width', () => {
    const bar = scaleBar(score, 200);
    expect(bar.viewBox).toBe('0 0 200 10');
    expect(placesOf(bar, 'track')).toEqual([{ x: 0, y: 3, width: 200, height: 4 }]);
    expect(placesOf(bar, 'range')).toEqual([{ x: 104.69, y: 1, width: 65.31, height: 8 }]);
    expect(placesOf(bar, 'point')).toEqual([{ x1: 136, x2: 136, y1: 0, y2: 10 }]);
    expect(placesOf(bar, 'middle')).toMatchObject([{ x1: 100 }]);
  });

  it('shows an empty track without a score', () => {
    const { marks } = scaleBar(undefined);
    expect(marks.map(({ part }) => part)).toEqual(['emptyTrack', 'middle']);
  });

  it('shows the earlier sitting above the present one', () => {
    const bar = comparisonBar({ low: 10, percent: 20, high: 30 }, score);
    expect(placesOf(bar, 'before')).toEqual([{ x: 10, y: 1, width: 20, height: 7 }]);
    expect(placesOf(bar, 'now')).toEqual([{ x: 52.35, y: 12, width: 32.66, height: 7 }]);
    expect(placesOf(bar, 'point')).toMatchObject([
      { x1: 20, y1: 0 },
      { x1: 68, y2: 20 },
    ]);
  });
});

describe('a stacked bar', () => {
  it('is divided by the counts, and leaves out empty bands', () => {
    const bar = bandBar([6, 0, 2]);
    expect(placesOf(bar, 'band0')).toEqual([{ x: 0, y: 0, width: 75, height: 10 }]);
    expect(placesOf(bar, 'band1')).toEqual([]);
    expect(placesOf(bar, 'band2')).toEqual([{ x: 75, y: 0, width: 25, height: 10 }]);
  });

  it('shows nothing without answers', () => {
    expect(bandBar([0, 0, 0]).marks).toEqual([]);
  });

  it('has the looks of its legend', () => {
    const partOf = ({ marks }: Drawing) => marks.map(({ part }) => part);
    expect([0, 1, 2].flatMap((step) => partOf(bandSwatch(step)))).toEqual(partOf(bandBar([1, 1, 1])));
  });
});

describe('the dial of a quotient', () => {
  it('runs over a half circle from left to right', () => {
    const dial = dialDrawing({ code: 'EQ', score: { low: 0, percent: 50, high: 100 } });
    expect(placesOf(dial, 'arc')).toEqual([{ d: 'M12 60A48 48 0 0 1 108 60' }]);
    expect(placesOf(dial, 'arcRange')).toEqual(placesOf(dial, 'arc'));
    expect(placesOf(dial, 'needle')).toEqual([{ x1: 60, y1: 20, x2: 60, y2: 4 }]);
  });

  it('names its code, its score and its interval', () => {
    const texts = dialDrawing({ code: 'MQ', score }).marks.flatMap(({ text }) => text ?? []);
    expect(texts).toEqual(['52–85', '68', 'MQ']);
  });

  it('has neither needle nor interval without a score', () => {
    const dial = dialDrawing({ code: 'LQ' });
    expect(dial.marks.map(({ part }) => part)).toEqual(['emptyArc', 'figure', 'code']);
    expect(placesOf(dial, 'figure')).toMatchObject([{ text: '–' }]);
  });
});

describe('the shape of a profile', () => {
  const spokes = [80, 60, 40, 20].map((percent, hue) => ({ hue, score: { low: percent - 10, percent, high: 100 } }));
  const shape = shapeDrawing(spokes);

  it('has its first corner above the centre and the others clockwise', () => {
    expect(placesOf(shape, 'score')).toEqual([
      { cx: 0, cy: -70.4, r: 4.5 },
      { cx: 52.8, cy: 0, r: 4.5 },
      { cx: 0, cy: 35.2, r: 4.5 },
      { cx: -17.6, cy: 0, r: 4.5 },
    ]);
    expect(placesOf(shape, 'profile')).toEqual([{ d: 'M0 -70.4L52.8 0L0 35.2L-17.6 0Z' }]);
  });

  it('has a band between the ends of the intervals', () => {
    expect(placesOf(shape, 'band')).toEqual([{ d: 'M0 -88L88 0L0 88L-88 0ZM0 -61.6L44 0L0 26.4L-8.8 0Z' }]);
    expect(placesOf(shape, 'interval')).toHaveLength(4);
    expect(placesOf(shape, 'interval')[0]).toEqual({ x1: 0, y1: -61.6, x2: 0, y2: -88 });
  });

  it('numbers its spokes', () => {
    expect(placesOf(shape, 'number').map(({ text }) => text)).toEqual(['1', '2', '3', '4']);
  });
});
