/**
 * The hue (degrees in oklch) of a main parameter, by its place in the bank: the five of the brand, then seven more that are
 * drawn darker on paper and paler in the dark. The name always stands beside it.
 */
export const parameterHues = [40, 95, 160, 235, 310, 355, 197, 272, 127, 67, 17, 333] as const;
export const brandHueCount = 5;

/** Which of the hues a place has: from the thirteenth main parameter on they come again. */
export function hueIndexOf(place: number): number {
  return place % parameterHues.length;
}
