/** What a shape of a drawing stands for. The web gives each part a style, the PDF gives it colours. */
export type Part =
  | ('track' | 'emptyTrack' | 'middle' | 'range' | 'point' | 'before' | 'now')
  | ('band0' | 'band1' | 'band2')
  | ('ring' | 'rim' | 'band' | 'profile' | 'spoke' | 'interval' | 'score' | 'number')
  | ('arc' | 'emptyArc' | 'arcRange' | 'needle' | 'figure' | 'figureRange' | 'code');

/** One shape of a drawing. */
export interface Mark {
  shape: 'path' | 'rect' | 'line' | 'circle' | 'text';
  part: Part;
  /** SVG attributes for its place and size. */
  at: Readonly<Record<string, string | number>>;
  /** Index of the main parameter whose colour it has, if not that of the whole drawing. */
  hue?: number | undefined;
  /** Content of a `text`. */
  text?: string;
}

/** A chart as an SVG without colours: the same on the web and in the PDF. */
export interface Drawing {
  viewBox: string;
  marks: readonly Mark[];
}

/** Two decimals are enough for a coordinate. */
export const toCoordinate = (value: number): number => Math.round(value * 100) / 100;
