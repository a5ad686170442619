import type { Oklch } from '#functions/domain/reports/document/scale-hues.ts';

/** Converts a colour to sRGB, `#rrggbb`; clips what is out of gamut. Matrices: Ottosson, "A perceptual color space" (2020). */
export function hexOf({ lightness, chroma, angle }: Oklch): string {
  const a = chroma * Math.cos((angle * Math.PI) / 180);
  const b = chroma * Math.sin((angle * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${linear
    .map((channel) =>
      Math.round(encoded(channel) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

function encoded(linear: number): number {
  const value = Math.min(1, Math.max(0, linear));
  return value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;
}
