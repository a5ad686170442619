import { readSampleBank, readSampleParameters } from '#infra/local/seed/sample-bank.ts';
import type { Attempt } from '#functions/domain/attempts/attempt.ts';
import type { Question } from '#functions/domain/banks/question.ts';
import { randomFrom } from './people.ts';
import { makeAttempt, makeOption, makeQuestion } from './sample-report.ts';

/** The scales of the sample bank, and its map; the words do not matter. */
export const sampleMap = readSampleParameters();
export const sampleQuestions: Question[] = readSampleBank().map(({ parameter, subParameter, options }, index) =>
  makeQuestion(index + 1, {
    category: parameter,
    subCategory: subParameter,
    options: options.map(({ points }) => makeOption(points)),
  }),
);

export type Chance = () => number;

/** Numbers in [0, 1), the same for the same seed. */
export const chanceOf: (seed: number) => Chance = randomFrom;

/** Of mean 0 and variance 1 (Box–Muller). */
function normal(chance: Chance): number {
  return Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance());
}

/** How likely somebody chooses the option of 1, 2 … 5 points, by question. */
export type Person = number[][];

/** A way in which people answer: `person` draws one. */
export interface Behaviour {
  name: string;
  isHonest: boolean;
  person: (chance: Chance, questions: readonly Question[]) => Person;
}

/** Options near this many points are likelier than others. */
function around(centre: number, spread: number): number[] {
  const weights = [1, 2, 3, 4, 5].map((points) => Math.exp(-((points - centre) ** 2) / (2 * spread ** 2)));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}

/** Items differ in how much they ask. */
const difficulty = (question: Question) => ((question.id * 37) % 11) / 11 - 0.5;

/** Everybody has one level, to which each main parameter adds its own. */
const trait = (
  name: string,
  { mean, between, within, spread }: Record<'mean' | 'between' | 'within' | 'spread', number>,
): Behaviour => ({
  name,
  isHonest: true,
  person: (chance, questions) => {
    const level = mean + between * normal(chance);
    const own = new Map<string, number>();
    return questions.map((question) => {
      const shift = own.get(question.category) ?? within * normal(chance);
      own.set(question.category, shift);
      return around(level + shift + difficulty(question), spread);
    });
  },
});

export const randomAnswering: Behaviour = {
  name: 'random answering',
  isHonest: false,
  person: (_, questions) => questions.map(() => [0.2, 0.2, 0.2, 0.2, 0.2]),
};

export const behaviours: Behaviour[] = [
  randomAnswering,
  trait('one trait', { mean: 3.4, between: 0.7, within: 0, spread: 1.1 }),
  trait('a level for each main parameter', { mean: 3.3, between: 0.4, within: 0.8, spread: 1.1 }),
  trait('high stakes', { mean: 5, between: 0.4, within: 0.2, spread: 0.9 }),
  trait('low', { mean: 1.2, between: 0.5, within: 0.3, spread: 1 }),
];

/** Index of the option chosen by question number. */
function answersOf(person: Person, chance: Chance): Record<number, number> {
  return Object.fromEntries(
    person.map((likely, index) => {
      let left = chance();
      const chosen = likely.findIndex((share) => (left -= share) < 0);
      return [index + 1, chosen < 0 ? likely.length - 1 : chosen];
    }),
  );
}

export function attemptOf(person: Person, chance: Chance, questions: readonly Question[] = sampleQuestions): Attempt {
  // `around` is by points, the bank may have them in any order.
  const byPoints = answersOf(person, chance);
  const chosen = Object.fromEntries(
    questions.map(({ number, options }) => [
      number,
      options.findIndex(({ points }) => points === (byPoints[number] ?? 0) + 1),
    ]),
  );
  return makeAttempt(questions, chosen);
}

/** The percent of range that somebody would have of these questions if they answered them for ever. */
export function expectedPercent(person: Person, questions: readonly Question[]): number {
  const shares = questions.map(({ number }) =>
    (person[number - 1] ?? []).reduce((sum, likely, place) => sum + likely * (place / 4), 0),
  );
  return (100 * shares.reduce((sum, share) => sum + share, 0)) / shares.length;
}
