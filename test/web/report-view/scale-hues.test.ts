import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { scaleHues } from '#functions/domain/reports/document/scale-hues.ts';
import { hueOf } from '#web/report-view/charts/hue-of.ts';

const sheet = readFileSync(new URL('../../../web/src/report-view/scale-hues.css', import.meta.url), 'utf8');
const [onPaper = '', inTheDark = ''] = sheet.split('@media screen and (prefers-color-scheme: dark)');
const coloursIn = (part: string) =>
  [...part.matchAll(/\[data-hue='(\d+)'\] \{\s*--scale: oklch\(([\d.]+) ([\d.]+) ([\d.]+)\);/g)].map(([, ...numbers]) =>
    numbers.map(Number),
  );

it('a main parameter has the same colour on the web as on paper', () => {
  const colours = scaleHues.map(({ lightness, chroma, angle }, place) => [place, lightness, chroma, angle]);
  expect(coloursIn(onPaper)).toEqual(colours);
});

it('the dark scheme keeps each colour’s angle and lightens it', () => {
  const dark = coloursIn(inTheDark);
  expect(dark.map(([, , , angle]) => angle)).toEqual(scaleHues.map(({ angle }) => angle));
  for (const [, lightness] of dark) expect(lightness).toBeGreaterThanOrEqual(0.7);
});

it('a bank with more main parameters reuses the colours', () => {
  expect(hueOf(scaleHues.length + 2)).toEqual({ 'data-hue': 2 });
  expect(hueOf(undefined)).toEqual({});
});
