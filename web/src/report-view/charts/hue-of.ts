import { scaleHues } from '#functions/domain/reports/document/scale-hues.ts';

/** The attribute by which the style sheet gives a scale its main parameter's colour. */
export function hueOf(place: number | undefined): { 'data-hue'?: number } {
  return place === undefined ? {} : { 'data-hue': place % scaleHues.length };
}
