import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { hexOf } from '#functions/adapters/pdf/svg.ts';
import { scaleHues } from '#functions/domain/reports/document/scale-hues.ts';
import { hueOf } from '#web/report-view/charts/hue-of.ts';

const sheet = readFileSync(new URL('../../../web/src/report-view/scale-hues.css', import.meta.url), 'utf8');
const coloursIn = (scheme: '' | 'dark:') =>
  [...sheet.matchAll(new RegExp(`\\[data-hue='(\\d+)'\\] \\{[^}]* ${scheme}\\[--scale:(#\\w{6})\\]`, 'g'))].map(
    ([, place, hex]) => [Number(place), hex],
  );

it('a main parameter has the same colour on the web as on paper', () => {
  expect(coloursIn('')).toEqual(scaleHues.map((hue, place) => [place, hexOf(hue)]));
});

it('the dark scheme keeps each colour’s angle and lightens it', () => {
  const lighter = scaleHues.map((hue) =>
    hue.lightness > 0.5 ? { ...hue, lightness: 0.7 } : { ...hue, lightness: 0.84, chroma: Math.min(hue.chroma, 0.1) },
  );
  expect(coloursIn('dark:')).toEqual(lighter.map((hue, place) => [place, hexOf(hue)]));
});

it('a bank with more main parameters reuses the colours', () => {
  expect(hueOf(scaleHues.length + 2)).toEqual({ 'data-hue': 2 });
  expect(hueOf(undefined)).toEqual({});
});
