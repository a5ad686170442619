import { describe, expect, it } from 'vitest';
import { profilePath, spokeEnd } from '#web/ui/figure/profile-geometry.ts';

describe('the profile’s geometry', () => {
  it('the first spoke points up, the others follow clockwise', () => {
    expect(spokeEnd(0, 1)).toEqual([0, -44]);
    const [x, y] = spokeEnd(1, 1);
    expect(x).toBeCloseTo(41.85);
    expect(y).toBeCloseTo(-13.6);
  });

  it('a spoke’s length follows its value', () => {
    const [x, y] = spokeEnd(3, 0.5);
    expect(Math.hypot(x, y)).toBeCloseTo(22, 1);
  });

  it('all shapes have the same path commands, so they can morph', () => {
    const commands = (path: string) => path.replace(/[^A-Z]/g, '');
    expect(commands(profilePath([1, 0.2, 0.6, 0.4, 0]))).toBe(commands(profilePath([1, 1, 1, 1, 1])));
    expect(commands(profilePath([1, 1, 1, 1, 1]))).toBe('MQLQLQLQLQZ');
  });
});
