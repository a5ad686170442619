import { expect, it } from 'vitest';
import {
  bankOf,
  bankSizes,
  behaviours,
  chanceOf,
  keyNames,
  simulate,
} from '#test/functions/domain/reports/people/simulated-people.ts';
import { keepSection, type Figure } from './support/figures.ts';

const people = 300;
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

it('measures how often the intervals hold the true score, and what is called clear is so', () => {
  const chance = chanceOf(28);
  const classes = keyNames.flatMap((key) =>
    bankSizes.map((size) => {
      const bank = bankOf(key, size);
      return {
        key,
        size,
        cells: behaviours.map((behaviour) => ({ behaviour, ...simulate(behaviour, bank, people, chance) })),
      };
    }),
  );
  const cells = classes.flatMap(({ key, size, cells: of }) =>
    size === 60 ? of.map((cell) => ({ key, ...cell })) : [],
  );
  expect(cells).toHaveLength(60);
  const coverage = (name: string, value: number, min: number, target: number): Figure => ({
    ...{ name, value: 100 * value, unit: '%', min, target },
  });
  keepSection('coverage', {
    title: 'How sure a report is',
    how: `Reports of ${people} simulated people for each of ${behaviours.length} ways of answering and each of ${keyNames.length} keys. Coverage is the share of the 90 % intervals that hold the true score. A false claim is an area that is named above or below the middle, or a main parameter above another, when the true one is not. The ways of answering are assumptions, not data.`,
    figures: [
      coverage('Coverage, 60 questions', mean(cells.map((cell) => cell.coverage)), 88, 95),
      ...cells.map(({ behaviour, key, coverage: value }) => coverage(`${behaviour.name}, ${key}`, value, 87, 97)),
      ...behaviours.flatMap((behaviour): Figure[] => {
        const own = cells.filter((cell) => cell.behaviour === behaviour);
        const share = (of: number[]) => ({ value: 100 * mean(of), unit: '%', target: 10 });
        return [
          { name: `${behaviour.name}, false side`, ...share(own.map(({ wrongSide }) => wrongSide)) },
          { name: `${behaviour.name}, false order`, ...share(own.map(({ wrongPair }) => wrongPair)) },
        ];
      }),
      ...classes.map(({ key, size, cells: of }) =>
        coverage(`All, ${key}, ${size} questions`, mean(of.map((cell) => cell.coverage)), 87, 100),
      ),
    ],
  });
});
