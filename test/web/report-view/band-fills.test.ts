import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const read = (path: string) => readFileSync(new URL(`../../../web/src/${path}`, import.meta.url), 'utf8');
/** The utilities of the three bands, from the first. */
const bands = [...read('report-view/charts/drawing.module.css').matchAll(/\.band\d \{\s*@apply ([^;]+);/g)].map(
  ([, utilities = '']) => utilities.split(' '),
);
const valueOf = (band: readonly string[], utility: RegExp) =>
  band.flatMap((name) => utility.exec(name)?.[1] ?? [])[0] ?? '';
const [inLight = '', inDark = ''] = read('styles/tokens.css').split('@media screen and (prefers-color-scheme: dark)');

/** Relative luminance of a hexadecimal colour, as WCAG has it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = hex.match(/\w\w/g)?.map((part) => linear(parseInt(part, 16) / 255)) ?? [];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** The token's colour; references to other tokens are followed. */
function token(name: string, scheme: string): string {
  const value =
    new RegExp(`--${name}: ([^;]+);`).exec(scheme)?.[1] ?? new RegExp(`--${name}: ([^;]+);`).exec(inLight)?.[1] ?? '';
  const other = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  return other ? token(other, scheme) : value;
}

/** The tokens that utilities name otherwise. */
const tokenOf: Readonly<Record<string, string>> = { body: 'text', '(--chart-middle)': 'chart-middle', page: 'page' };
const colourOf = (name: string, scheme: string) => token(tokenOf[name] ?? '', scheme);

describe.each([
  ['light', inLight],
  ['dark', inDark],
])('the fills of answer bands in the %s scheme', (_, scheme) => {
  it('three grey fills contrast 3 : 1 with their neighbours', () => {
    const fills = bands.map((band) => colourOf(valueOf(band, /^fill-(.+)$/), scheme));
    expect(fills).toHaveLength(3);
    for (const [place, fill] of fills.slice(1).entries())
      expect(contrast(fill, fills[place] ?? '')).toBeGreaterThanOrEqual(3);
  });

  it('the edges contrast 3 : 1 with the page', () => {
    expect(bands.map((band) => valueOf(band, /^stroke-(\D+)$/))).toEqual(['body', 'body', 'body']);
    expect(contrast(token('text', scheme), token('page', scheme))).toBeGreaterThanOrEqual(3);
  });
});

it('forced colours show the bands as solid, highlighted and outlined', () => {
  const forced = (band: readonly string[], of: string) =>
    valueOf(band, new RegExp(`^forced-colors:${of}-\\[([A-Z]\\w+)\\]$`));
  const parts = bands.map((band) => [forced(band, 'fill'), forced(band, 'stroke')]);
  expect(parts).toEqual([
    ['CanvasText', 'CanvasText'],
    ['Highlight', 'Canvas'],
    ['Canvas', 'CanvasText'],
  ]);
});
