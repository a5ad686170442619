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
const percent = (values: readonly number[]) => (100 * values.reduce((sum, value) => sum + value, 0)) / values.length;

it('measures how often the intervals hold the true score, and what is called clear is so', () => {
  const chance = chanceOf(28);
  const cells = keyNames.flatMap((key) =>
    bankSizes.flatMap((size) =>
      behaviours.map(({ name, ...behaviour }) => {
        return { key, size, name, ...simulate({ name, ...behaviour }, bankOf(key, size), people, chance) };
      }),
    ),
  );
  const sixty = cells.filter(({ size }) => size === 60);
  expect(sixty).toHaveLength(60);
  const held = (name: string, of: typeof cells, min: number, target: number): Figure => {
    return { name, value: percent(of.map(({ coverage }) => coverage)), unit: '%', min, target };
  };
  const wrong = (name: string, values: number[]): Figure => ({ name, value: percent(values), unit: '%', target: 10 });
  keepSection('coverage', {
    title: 'How sure a report is',
    how: `Reports of ${people} simulated people for each of ${behaviours.length} ways of answering, ${keyNames.length} keys and ${bankSizes.length} sizes of a bank. “Held” is the share of the 90 % intervals that hold the true score; “false side” and “false order” the share of people who read that an area is above or below the middle, or one main parameter above another, when it is not. The ways of answering are assumptions, not data. Where nothing else is said, the bank has 60 questions.`,
    figures: [
      held('Held, all', sixty, 88, 95),
      ...sixty.map((cell) => held(`Held, ${cell.name}, ${cell.key}`, [cell], 87, 97)),
      ...behaviours.flatMap(({ name }) => {
        const own = sixty.filter((cell) => cell.name === name);
        return [
          wrong(
            `False side, ${name}`,
            own.map(({ wrongSide }) => wrongSide),
          ),
          wrong(
            `False order, ${name}`,
            own.map(({ wrongPair }) => wrongPair),
          ),
        ];
      }),
      ...keyNames.flatMap((key) =>
        bankSizes.map((size) => {
          return held(
            `Held, ${key}, ${size} questions`,
            cells.filter((cell) => cell.key === key && cell.size === size),
            87,
            100,
          );
        }),
      ),
    ],
  });
}, 3_600_000);
