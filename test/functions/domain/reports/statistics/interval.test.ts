import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countBehind, effectiveCount, scoreItems, wilsonScore } from '#functions/domain/reports/statistics/interval.ts';
import { readFixture } from '#test/support/reports/r-fixture.ts';
import { readItem } from '#test/support/reports/read-item.ts';

/** How far the answers vary, see `answerSpread`. */
const half = 0.5;

describe('the interval of a score', () => {
  it('equals R’s result', () => {
    const rows = readFixture<'items' | 'spread' | 'percent' | 'n' | 'low' | 'high'>('wilson');
    expect(rows).toHaveLength(120);
    for (const { items, ...expected } of rows) {
      const read = items.split('|').map(readItem);
      const score = scoreItems(read, Number(expected.spread));
      expect(effectiveCount(read, Number(expected.spread))).toBeCloseTo(Number(expected.n), 9);
      expect(score?.percent).toBeCloseTo(Number(expected.percent), 9);
      expect(score?.low).toBeCloseTo(Number(expected.low), 9);
      expect(score?.high).toBeCloseTo(Number(expected.high), 9);
    }
  });

  it('is wider for items of two distinct points, or if one item outweighs the others', () => {
    const item = { points: 3, lowest: 1, highest: 5 };
    const of = (distinctPoints: number) => Array.from({ length: 6 }, () => ({ ...item, distinctPoints }));
    expect(effectiveCount(of(5), half)).toBe(12);
    expect(effectiveCount(of(3), half)).toBe(12);
    expect(effectiveCount(of(2), half)).toBe(6);
    const heavy = { points: 21, lowest: 1, highest: 41, distinctPoints: 5 };
    expect(effectiveCount([...of(5).slice(1), heavy], half)).toBeLessThan(5);
  });

  const items = fc.array(
    fc
      .record({
        points: fc.array(fc.oneof(fc.integer({ min: -1000, max: 1000 }), fc.constantFrom(0.1, 0.25, 2.5)), {
          minLength: 1,
          maxLength: 6,
        }),
        pick: fc.nat(),
      })
      .map(({ points, pick }) => readItem(`${points.join(' ')}>${points[pick % points.length] ?? 0}`)),
    { minLength: 1, maxLength: 60 },
  );

  it('keeps 0 ≤ low ≤ percent ≤ high ≤ 100 and a width above 0', () => {
    fc.assert(
      fc.property(items, (drawn) => {
        const score = scoreItems(drawn, half);
        expect(score === undefined).toBe(drawn.every(({ lowest, highest }) => lowest === highest));
        if (!score) return;
        const { percent, low, high } = score;
        expect(0 <= low && low <= percent && percent <= high && high <= 100).toBe(true);
        expect(high - low).toBeGreaterThan(0);
      }),
    );
  });

  it('reveals the number of items behind it, also at both ends of the scale', () => {
    const percents = fc.oneof(fc.constantFrom(0, 50, 100), fc.integer({ min: 1, max: 99 }));
    fc.assert(
      fc.property(percents, fc.integer({ min: 1, max: 400 }), (percent, count) => {
        expect(countBehind(wilsonScore(percent, count)) / count).toBeCloseTo(1, 6);
      }),
    );
  });
});
