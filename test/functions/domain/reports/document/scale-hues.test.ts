import { describe, expect, it } from 'vitest';
import { hexOf } from '#functions/adapters/pdf/svg.ts';
import { scaleHues, textHueAt, type Oklch } from '#functions/domain/reports/document/scale-hues.ts';

const pointOf = ({ lightness, chroma, angle }: Oklch) => {
  const radians = (angle * Math.PI) / 180;
  return [lightness, chroma * Math.cos(radians), chroma * Math.sin(radians)];
};
const distance = (one: Oklch, other: Oklch) => {
  const at = pointOf(other);
  return Math.hypot(...pointOf(one).map((value, index) => value - (at[index] ?? 0)));
};

/** By WCAG, on white. */
function contrastOf(colour: Oklch): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const value = parseInt(hexOf(colour).slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}

describe('the colours of main parameters', () => {
  it('are twelve distinguishable colours', () => {
    expect(scaleHues).toHaveLength(12);
    const near = scaleHues.flatMap((one, index) =>
      scaleHues.slice(index + 1).filter((two) => distance(one, two) < 0.09),
    );
    expect(near).toEqual([]);
  });

  it.each(scaleHues.map((hue, place) => [place, hue] as const))('have enough contrast on white (%i)', (place, hue) => {
    expect(contrastOf(hue)).toBeGreaterThanOrEqual(3);
    expect(contrastOf(textHueAt(place))).toBeGreaterThanOrEqual(4.5);
  });
});
