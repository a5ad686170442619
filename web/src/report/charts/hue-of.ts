import { scaleHues } from '#functions/domain/reports/document/scale-hues.ts';

/** What a scale's elements are marked with, so that the style sheet gives them their main parameter's colour. */
export function hueOf(place: number | undefined): { 'data-hue'?: number } {
  return place === undefined ? {} : { 'data-hue': place % scaleHues.length };
}
