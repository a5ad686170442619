import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { figures } from '#web/lib/words/method.ts';

interface Measured {
  how: string;
  figures: { name: string; value: number }[];
}

// Notices a measurement that changes while the page keeps the old figures.
it('the method page has the figures of the benchmark', () => {
  const { how, figures: all } = JSON.parse(readFileSync('test/bench/figures/coverage.json', 'utf8')) as Measured;
  const valuesOf = (name: RegExp) => all.flatMap((one) => (name.test(one.name) ? [one.value] : []));
  const { people, ways, keys, sizes, held, lowest, side, order } = figures;
  expect(how).toContain(
    `of ${people} simulated people for each of ${ways} ways of answering, ${keys} keys and ${sizes}`,
  );
  expect(valuesOf(/^Held, all$/).map(Math.round)).toEqual([held]);
  const worst = Math.min(...valuesOf(/^Held, (?!.*questions$)/));
  expect([worst, Math.round(worst)]).toEqual([...valuesOf(/^Held, random answering, two options$/), lowest]);
  const most = [/^False side/, /^False order/].map((name) => Math.max(...valuesOf(name)).toFixed(1));
  expect(most.map(Number)).toEqual([side, order]);
});
