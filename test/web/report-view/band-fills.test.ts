import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const read = (path: string) => readFileSync(new URL(`../../../web/src/${path}`, import.meta.url), 'utf8');
const bands = read('report-view/charts/band-chart.module.css');
const [inLight = '', inDark = ''] = read('styles/tokens.css').split('@media screen and (prefers-color-scheme: dark)');
const [onScreen = '', forced = ''] = bands.split('@media (forced-colors: active)');

/** Relative luminance of a colour in oklab, as WCAG has it. */
function luminance([lightness = 0, a = 0, b = 0]: readonly number[]): number {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const red = 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s;
  const green = -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s;
  const blue = -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: readonly number[], other: readonly number[]): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** The token's colour in oklab; references to other tokens are followed. */
function token(name: string, scheme: string): number[] {
  const value =
    new RegExp(`--${name}: ([^;]+);`).exec(scheme)?.[1] ?? new RegExp(`--${name}: ([^;]+);`).exec(inLight)?.[1];
  const other = /^var\(--([\w-]+)\)$/.exec(value ?? '')?.[1];
  if (other) return token(other, scheme);
  const [lightness = 0, chroma = 0, angle = 0] = (/^oklch\(([\d. ]+)\)$/.exec(value ?? '')?.[1] ?? '')
    .split(' ')
    .map(Number);
  return [lightness, chroma * Math.cos((angle * Math.PI) / 180), chroma * Math.sin((angle * Math.PI) / 180)];
}

/** The fills of the three bands, from the first. */
function fillsIn(scheme: string): number[][] {
  return [...onScreen.matchAll(/ fill: ([^;]+);/g)].map(([, fill = '']) => {
    const share = /^color-mix\(in oklab, var\(--text\) (\d+)%, var\(--page\)\)$/.exec(fill)?.[1];
    const part = share ? Number(share) / 100 : fill === 'var(--text)' ? 1 : fill === 'var(--page)' ? 0 : NaN;
    const [text, page] = [token('text', scheme), token('page', scheme)];
    return text.map((value, axis) => part * value + (1 - part) * (page[axis] ?? 0));
  });
}

describe.each([
  ['light', inLight],
  ['dark', inDark],
])('the fills of answer bands in the %s scheme', (_, scheme) => {
  it('three grey fills contrast 3 : 1 with their neighbours', () => {
    const fills = fillsIn(scheme);
    expect(fills).toHaveLength(3);
    for (const [place, fill] of fills.slice(1).entries())
      expect(contrast(fill, fills[place] ?? [])).toBeGreaterThanOrEqual(3);
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
