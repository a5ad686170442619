import { describe, expect, it } from 'vitest';
import { draggedDegrees, trackWidth, turned } from '#web/features/home/use-rotation.ts';

describe('the ring of pillars', () => {
  it.each([
    [320, 1100],
    [640, 1100],
    [641, 2200],
    [1440, 2200],
  ])('has, in a viewport of %i px, a track of %i px', (viewport, track) => expect(trackWidth(viewport)).toBe(track));

  it('rotates half a degree every 50 ms', () => {
    expect(turned(50)).toBe(0.5);
    expect(turned(36_000)).toBe(360);
  });

  it('rotates once for a drag along the whole track', () => {
    expect(draggedDegrees(2200, 2200)).toBe(360);
    expect(draggedDegrees(-550, 1100)).toBe(-180);
  });
});
