import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { benchFile, isMissed } from '#test/bench/support/bench-page.ts';
import { readSections } from '#test/bench/support/figures.ts';
import { missedTargets } from '#test/bench/support/missed-targets.ts';

it('docs/bench.md gives a reason for each missed target, and no reason for a target that is met', () => {
  const figures = readSections().sections.flatMap((section) => section.figures);
  const missed = figures.filter(isMissed).map(({ name }) => name);
  expect(missed.toSorted()).toEqual(Object.keys(missedTargets).toSorted());
  const page = readFileSync(benchFile, 'utf8');
  expect(Object.values(missedTargets).filter((reason) => !page.includes(reason))).toEqual([]);
  expect(page).not.toMatch(/NaN|Infinity|undefined/);
});
