import { type Oklch, hueAt } from '#functions/domain/reports/document/scale-hues.ts';
import type { Drawing, Mark, Part } from '#functions/domain/reports/charts/drawings.ts';

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

const ink = '#1d223c';
const quiet = '#52576c';
const rule = '#d5d7e0';
const label = { fill: ink, 'font-family': 'Mukta', 'font-size': 10, 'text-anchor': 'middle' };

type Attributes = Readonly<Record<string, string | number>>;

/** How each part of a drawing looks on white paper. `currentColor` is the colour of its main parameter. */
const looks: Record<Part, Attributes> = {
  // Bars
  track: { fill: '#e8e9ee' },
  emptyTrack: { fill: 'none', stroke: '#9a9eb0', 'stroke-dasharray': '2 3', 'stroke-width': 0.8 },
  middle: { stroke: '#9a9eb0', 'stroke-width': 0.7 },
  range: { fill: 'currentColor', 'fill-opacity': 0.45, stroke: 'currentColor', 'stroke-width': 0.7 },
  point: { stroke: ink, 'stroke-width': 2.2 },
  before: { fill: '#ffffff', stroke: 'currentColor', 'stroke-width': 0.7, 'stroke-dasharray': '3 2' },
  now: { fill: 'currentColor', 'fill-opacity': 0.45, stroke: 'currentColor', 'stroke-width': 0.7 },
  // Told apart without colour: full, half and empty, each within an edge
  band0: { fill: ink, stroke: ink, 'stroke-width': 0.8 },
  band1: { fill: '#949bc4', stroke: ink, 'stroke-width': 0.8 },
  band2: { fill: '#ffffff', stroke: ink, 'stroke-width': 0.8 },
  // The profile
  ring: { fill: 'none', stroke: rule, 'stroke-width': 0.75 },
  rim: { fill: 'none', stroke: '#9a9eb0', 'stroke-width': 0.75 },
  band: { fill: '#f9ad26', 'fill-opacity': 0.32, 'fill-rule': 'evenodd' },
  profile: { fill: 'none', stroke: ink, 'stroke-width': 1.75, 'stroke-linejoin': 'round' },
  spoke: { stroke: rule, 'stroke-width': 0.75 },
  interval: { stroke: 'currentColor', 'stroke-width': 3.5, 'stroke-linecap': 'round' },
  score: { fill: '#ffffff', stroke: 'currentColor', 'stroke-width': 2.5 },
  number: { ...label, 'font-weight': 600 },
  // Dials
  arc: { fill: 'none', stroke: '#e8e9ee', 'stroke-width': 9 },
  emptyArc: { fill: 'none', stroke: '#9a9eb0', 'stroke-width': 1.5, 'stroke-dasharray': '2 4' },
  arcRange: { fill: 'none', stroke: '#f4c77b', 'stroke-width': 9 },
  needle: { stroke: ink, 'stroke-width': 3, 'stroke-linecap': 'round' },
  figure: { fill: ink, 'font-family': 'Fraunces', 'font-size': 24, 'text-anchor': 'middle' },
  figureRange: { ...label, fill: quiet, 'font-size': 9.5 },
  code: { ...label, 'font-weight': 600 },
};

const colourOf = (hue: number | undefined): string => (hue === undefined ? ink : hexOf(hueAt(hue)));
const written = (attributes: Attributes): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');

function markOf({ shape, part, at, hue, text = '' }: Mark): string {
  const colour = hue === undefined ? {} : { color: colourOf(hue) };
  return `<${shape}${written({ ...at, ...looks[part], ...colour })}>${text}</${shape}>`;
}

/** The drawing as an SVG with the colours of paper. `hue`: index of the main parameter that it belongs to. */
export function svgOf({ viewBox, marks }: Drawing, hue?: number): string {
  const shapes = marks.map(markOf).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" color="${colourOf(hue)}">${shapes}</svg>`;
}
