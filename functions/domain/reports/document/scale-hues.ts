/** A colour in oklch: lightness 0 … 1, chroma, angle in degrees. */
export interface Oklch {
  lightness: number;
  chroma: number;
  angle: number;
}

const of = (lightness: number, chroma: number, angle: number): Oklch => ({ lightness, chroma, angle });

/**
 * The colours of a bank's main parameters, by their index: the brand's five, then seven that differ from them and from each other by at
 * least 0.09 in OKLab. On white each has a contrast of at least 3 : 1, as a bar needs.
 */
export const scaleHues: readonly Oklch[] = [
  of(0.62, 0.13, 40),
  of(0.62, 0.12, 95), // the most chroma that sRGB has there
  of(0.62, 0.13, 160),
  of(0.62, 0.13, 235),
  of(0.62, 0.13, 310),
  of(0.46, 0.14, 15),
  of(0.46, 0.11, 275),
  of(0.46, 0.085, 130),
  of(0.46, 0.075, 200),
  of(0.46, 0.085, 65),
  of(0.46, 0.13, 335),
  of(0.64, 0.14, 0),
];

/** The colour of a bar or a spoke. A bank with more main parameters starts over; the name is always printed beside the colour. */
export function hueAt(place: number): Oklch {
  return scaleHues[place % scaleHues.length] ?? of(0.26, 0.05, 275);
}

/** The colour for text on white: a contrast of at least 4.5 : 1. */
export function textHueAt(place: number): Oklch {
  const { lightness, chroma, angle } = hueAt(place);
  return lightness > 0.5 ? of(0.46, Math.min(chroma, 0.09), angle) : of(lightness, chroma, angle);
}
