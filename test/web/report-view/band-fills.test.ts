import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const read = (path: string) => readFileSync(new URL(`../../../web/src/${path}`, import.meta.url), 'utf8');
const bands = read('report-view/charts/band-chart.module.css');
const [inLight = '', inDark = ''] = read('styles/tokens.css').split('@media screen and (prefers-color-scheme: dark)');
const [onScreen = '', forced = ''] = bands.split('@media (forced-colors: active)');

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

/** The fills of the three bands, from the first. */
const fillsIn = (scheme: string) =>
  [...onScreen.matchAll(/ fill: var\(--([\w-]+)\);/g)].map(([, name = '']) => token(name, scheme));

describe.each([
  ['light', inLight],
  ['dark', inDark],
])('the fills of answer bands in the %s scheme', (_, scheme) => {
  it('three grey fills contrast 3 : 1 with their neighbours', () => {
    const fills = fillsIn(scheme);
    expect(fills).toHaveLength(3);
    for (const [place, fill] of fills.slice(1).entries())
      expect(contrast(fill, fills[place] ?? '')).toBeGreaterThanOrEqual(3);
  });

  it('the edges contrast 3 : 1 with the page', () => {
    expect(onScreen).toMatch(/\.band2 \{[^}]*stroke: var\(--text\);/);
    expect(contrast(token('text', scheme), token('page', scheme))).toBeGreaterThanOrEqual(3);
  });
});

it('forced colours show the bands as solid, highlighted and outlined', () => {
  const parts = [...forced.matchAll(/ fill: (\w+);\s+stroke: (\w+);/g)].map(([, fill, stroke]) => [fill, stroke]);
  expect(parts).toEqual([
    ['CanvasText', 'CanvasText'],
    ['Highlight', 'Canvas'],
    ['Canvas', 'CanvasText'],
  ]);
});
