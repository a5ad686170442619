import { describe, expect, it } from 'vitest';
import { dialArc, dialAt } from '#web/report-view/charts/dial-arc.ts';
import { outline, spokeAt } from '#web/report-view/charts/shape-geometry.ts';

describe('the shape chart', () => {
  it('the first spoke points up, the others follow clockwise', () => {
    expect(spokeAt(0, 4, 100, 80)).toEqual([0, -80]);
    expect(spokeAt(1, 4, 50, 80)).toEqual([40, 0]);
    expect(spokeAt(2, 4, 25, 80)).toEqual([0, 20]);
  });

  it('the outline has one corner for each spoke', () => {
    for (const count of [3, 5, 12])
      expect(
        outline(
          Array.from({ length: count }, () => 50),
          80,
        ).match(/[ML]/g),
      ).toHaveLength(count);
  });
});

describe('the dial', () => {
  it('a dial’s arc runs from left over the top to right', () => {
    expect([0, 50, 100].map((percent) => dialAt(percent))).toEqual([
      [12, 60],
      [60, 12],
      [108, 60],
    ]);
    expect(dialArc(0, 100)).toBe('M12 60A48 48 0 0 1 108 60');
    expect(dialArc(0, 50)).toBe('M12 60A48 48 0 0 1 60 12');
    expect(dialArc(50, 100)).toBe('M60 12A48 48 0 0 1 108 60');
  });
});
