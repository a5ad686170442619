import { expect, it } from 'vitest';
import { wasMinor } from '#functions/domain/people/consent.ts';

const [child, adult] = [
  { at: 10, isAdult: false },
  { at: 50, isAdult: true },
];

it.each([
  ['the consent that stood then', [adult, child], 30, true],
  ['a later one that stood by then', [child, adult], 60, false],
  ['the first, if it was given later', [adult, child], 5, true],
  ['an adult’s', [adult], 60, false],
  ['nothing', [], 60, false],
])('goes by %s', (_, consents, at, expected) => {
  expect(wasMinor(consents, at)).toBe(expected);
});
