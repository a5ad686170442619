import { expect, it } from 'vitest';
import { wasMinor } from '#functions/domain/people/consent.ts';

const [child, adult] = [
  { at: 10, isAdult: false },
  { at: 50, isAdult: true },
];

it.each([
  ['the consent valid at that moment', [adult, child], 30, true],
  ['the latest consent before that moment', [child, adult], 60, false],
  ['the first consent if all are later', [adult, child], 5, true],
  ['an adult’s consent', [adult], 60, false],
  ['no consent, which means an adult', [], 60, false],
])('wasMinor uses %s', (_, consents, at, expected) => {
  expect(wasMinor(consents, at)).toBe(expected);
});
