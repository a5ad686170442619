import { hueAt, textHueAt } from '#functions/domain/reports/document/scale-hues.ts';
import type { Weight } from './font-bytes.ts';
import { hexOf } from './hex-of.ts';

/** A4 in points, with the margins of every page but the cover's band. */
export const paper = { width: 595.28, height: 841.89, left: 56, right: 56, top: 60, bottom: 70 } as const;
export const contentWidth = paper.width - paper.left - paper.right;
export const contentBottom = paper.height - paper.bottom;
export const contentHeight = contentBottom - paper.top;
export const right = paper.left + contentWidth;

/** Two columns: names and figures on the left, their explanation on the right, in lines of 60 to 75 characters. */
export const side = { x: paper.left, width: 134 } as const;
export const main = { x: paper.left + 152, width: contentWidth - 152 } as const;

/** The brand's colours as sRGB. On white: ink 15.6 : 1, muted 7.2 : 1. On ink: white 15.6, marigold 8.2, pale 10.2. */
export const colours = {
  ink: '#1d223c', // oklch(0.26 0.05 275)
  muted: '#52576c', // oklch(0.46 0.035 275)
  rule: '#d5d7e0', // oklch(0.88 0.012 275)
  interval: '#f4c77b', // oklch(0.86 0.11 78): an interval on its track
  track: '#eceef4', // oklch(0.95 0.009 275)
  pale: '#cdd0df', // oklch(0.86 0.02 275)
  wash: '#fdfaf4', // oklch(0.985 0.008 85)
  marigold: '#f9ad26', // oklch(0.80 0.16 75)
  white: '#ffffff',
} as const;

/** Fills of a stacked bar's parts, each with an ink outline, so that they can be told apart without colour. */
export const bandFills = [colours.ink, '#949bc4', colours.white] as const;

/** A main parameter's colour for bars, by its place in the bank. Its name is always printed beside it. */
export const hueOf = (place: number | undefined): string => (place === undefined ? colours.ink : hexOf(hueAt(place)));
/** A main parameter's colour for text. */
export const textHueOf = (place: number | undefined): string =>
  place === undefined ? colours.ink : hexOf(textHueAt(place));

export interface TextStyle {
  weight: Weight;
  size: number;
  /** Distance between baselines. */
  leading: number;
  colour: string;
}

const { ink, muted, white, pale, marigold } = colours;

export const styles = {
  wordmark: { weight: 'semibold', size: 19, leading: 24, colour: white },
  kicker: { weight: 'semibold', size: 12, leading: 16, colour: marigold },
  coverQuiz: { weight: 'regular', size: 13, leading: 19, colour: pale },
  small: { weight: 'regular', size: 8.5, leading: 12, colour: muted },
  label: { weight: 'semibold', size: 9.5, leading: 12.5, colour: ink },
  title: { weight: 'display', size: 27, leading: 33, colour: ink },
  name: { weight: 'display', size: 38, leading: 45, colour: white },
  longName: { weight: 'display', size: 22, leading: 28, colour: white },
  hang: { weight: 'display', size: 13, leading: 17, colour: ink },
  opening: { weight: 'display', size: 17, leading: 26, colour: ink },
  closeOpening: { weight: 'display', size: 14, leading: 20.5, colour: ink },
  sectionLead: { weight: 'regular', size: 11.5, leading: 17, colour: muted },
  text: { weight: 'regular', size: 10.5, leading: 16, colour: ink },
  strong: { weight: 'semibold', size: 10.5, leading: 16, colour: ink },
  quiet: { weight: 'regular', size: 9.5, leading: 13.5, colour: muted },
  reading: { weight: 'regular', size: 11.5, leading: 18, colour: ink },
  fine: { weight: 'regular', size: 9.5, leading: 13.5, colour: ink },
  fineStrong: { weight: 'semibold', size: 9.5, leading: 13.5, colour: ink },
  scaleName: { weight: 'semibold', size: 10, leading: 13, colour: ink },
  scaleSmall: { weight: 'regular', size: 9.5, leading: 13, colour: ink },
  figure: { weight: 'semibold', size: 10.5, leading: 14, colour: ink },
  axis: { weight: 'regular', size: 8, leading: 11, colour: muted },
  dial: { weight: 'display', size: 42, leading: 48, colour: ink },
  code: { weight: 'semibold', size: 10.5, leading: 14, colour: muted },
  smallLabel: { weight: 'semibold', size: 8.5, leading: 13, colour: muted },
  large: { weight: 'display', size: 30, leading: 34, colour: ink },
} as const satisfies Record<string, TextStyle>;
