import { describe, expect, it } from 'vitest';
import { profilePath, spokeEnd } from '#web/ui/figure/profile-geometry.ts';

describe('the geometry of the profile', () => {
  it('has its first side at the top, and the others clockwise', () => {
    expect(spokeEnd(0, 1)).toEqual([0, -44]);
    const [x, y] = spokeEnd(1, 1);
    expect(x).toBeCloseTo(41.85);
    expect(y).toBeCloseTo(-13.6);
  });

  it('reaches as far as it is told', () => {
    const [x, y] = spokeEnd(3, 0.5);
    expect(Math.hypot(x, y)).toBeCloseTo(22, 1);
  });

  it('draws every shape with the same commands, so that they morph', () => {
    const commands = (path: string) => path.replace(/[^A-Z]/g, '');
    expect(commands(profilePath([1, 0.2, 0.6, 0.4, 0]))).toBe(commands(profilePath([1, 1, 1, 1, 1])));
    expect(commands(profilePath([1, 1, 1, 1, 1]))).toBe('MQLQLQLQLQZ');
  });
});
