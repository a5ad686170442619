// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MethodPage } from '#web/features/legal/method-page.tsx';
import { figures } from '#web/lib/words/method.ts';

interface Measured {
  how: string;
  figures: { name: string; value: number }[];
}

const read = () => JSON.parse(readFileSync('test/bench/figures/coverage.json', 'utf8')) as Measured;
const round = (value: number, step: number) => Math.round(value * step) / step;

// Notices a measurement that changes while the page keeps the old figures.
it('the method page has the figures of the benchmark', () => {
  const { how, figures: measured } = read();
  const valuesOf = (name: RegExp) => measured.flatMap((one) => (name.test(one.name) ? [one.value] : []));
  const { people, ways, keys, sizes, ...shares } = figures;
  expect(how).toContain(
    `${people} simulated people for each of ${ways} ways of answering, ${keys} keys and ${sizes} sizes`,
  );
  expect(shares).toEqual({
    held: round(valuesOf(/^Held, all$/)[0] ?? 0, 1),
    lowest: round(Math.min(...valuesOf(/^Held, (?!.*questions$)/)), 1),
    side: round(Math.max(...valuesOf(/^False side/)), 10),
    order: round(Math.max(...valuesOf(/^False order/)), 10),
  });
  expect(valuesOf(/^Held, random answering, two options$/)[0]).toBe(Math.min(...valuesOf(/^Held, (?!.*questions$)/)));
  render(<MethodPage />);
  expect(screen.getByText(/72,000/).textContent).toContain('reports');
});
