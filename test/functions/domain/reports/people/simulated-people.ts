import type { Attempt } from '#functions/domain/attempts/attempt.ts';
import type { Question } from '#functions/domain/banks/question.ts';
import { makeReportFigures } from '#functions/domain/reports/figures/make-report-figures.ts';
import type { ScaleFigures } from '#functions/domain/reports/figures/report-figures.ts';
import { randomFrom } from './people.ts';
import type { Bank } from './people-banks.ts';
import { plainBank } from './plain-bank.ts';
import { makeAttempt, makeOption } from './sample-report.ts';

export type Chance = () => number;

/** Numbers in [0, 1), the same for the same seed. */
export const chanceOf: (seed: number) => Chance = randomFrom;

/** The points of a question's options, upwards, by the question's place in the bank. */
const keys = {
  'five options': [[1, 2, 3, 4, 5]],
  'two options': [[0, 1]],
  'three options': [[1, 2, 3]],
  'ten options': [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
  'mixed options and ranges': [
    [0, 1],
    [-3, -1, 1, 3],
    [1, 2, 3, 4, 5],
    [0, 5, 10],
    [2, 4, 6, 8],
  ],
  'skewed points': [[1, 2, 3, 4, 20]],
};
type KeyName = keyof typeof keys;
export const keyNames = Object.keys(keys) as KeyName[];

/** Main parameters, areas in each, and questions in each of these, by the number of questions. */
const shapes = { 12: [2, 2, 3], 24: [2, 4, 3], 60: [5, 4, 3], 200: [5, 8, 5] } as const;
export const bankSizes = [12, 24, 60, 200] as const;

export function bankOf(key: KeyName, size: keyof typeof shapes = 60): Bank {
  const [pillars, areas, each] = shapes[size];
  const { questions, map } = plainBank(pillars, areas, each, [1, 2], true);
  const optionsAt = (index: number) => keys[key][index % keys[key].length]?.map((points) => makeOption(points)) ?? [];
  return { map, questions: questions.map((question, index) => ({ ...question, options: optionsAt(index) })) };
}

/** Of mean 0 and variance 1 (Box–Muller). */
const normal = (chance: Chance) => Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance());

/** How likely somebody chooses each option, by question. */
export type Person = number[][];

/** A way in which people answer: `person` draws one. */
interface Behaviour {
  name: string;
  isHonest: boolean;
  person: (chance: Chance, questions: readonly Question[]) => Person;
}

/** Options near this place are likelier than others, where the first has the place 1 and the last 5. */
function around({ options }: Question, centre: number, spread: number): number[] {
  const placeOf = (index: number) => 1 + (4 * index) / (options.length - 1);
  const weights = options.map((_, index) => Math.exp(-((placeOf(index) - centre) ** 2) / (2 * spread ** 2)));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}

/** Items differ in how much they ask. */
const difficulty = (question: Question) => ((question.id * 37) % 11) / 11 - 0.5;

/** Everybody has one level, to which each main parameter and each area adds its own. */
const trait = (
  name: string,
  [mean, between, pillar, area, spread]: [number, number, number, number, number],
  isHonest = true,
): Behaviour => ({
  name,
  isHonest,
  person: (chance, questions) => {
    const level = mean + between * normal(chance);
    const own = new Map<string, number>();
    const shiftOf = (scale: string, by: number) =>
      own.get(scale) ?? own.set(scale, by * normal(chance)).get(scale) ?? 0;
    return questions.map((question) => {
      const { category, subCategory } = question;
      const shift = shiftOf(category, pillar) + shiftOf(`${category} ${subCategory}`, area);
      return around(question, level + shift + difficulty(question), spread);
    });
  },
});

const dishonest = (name: string, person: Behaviour['person']): Behaviour => ({ name, isHonest: false, person });
const evenly = (likely: readonly number[]) => likely.map(() => 1 / likely.length);
const honest = trait('a level for each main parameter', [3.3, 0.4, 0.8, 0, 1.1]);

export const randomAnswering = dishonest('random answering', (_, questions) =>
  questions.map(({ options }) => evenly(options.map(() => 1))),
);

export const behaviours: Behaviour[] = [
  randomAnswering,
  trait('one trait', [3.4, 0.7, 0, 0, 1.1]),
  honest,
  trait('a level for each area', [3.3, 0.4, 0.4, 0.7, 1]),
  trait('high stakes', [5, 0.4, 0.2, 0, 0.9]),
  trait('faking good', [5.8, 0.3, 0.1, 0, 0.7], false),
  trait('low', [1.2, 0.5, 0.3, 0, 1]),
  trait('middle answering', [3, 0.2, 0.1, 0, 0.5]),
  // Only the first and the last option, on one side more often in some main parameters than in others.
  dishonest('extreme answering', (chance, questions) =>
    honest.person(chance, questions).map((likely) => {
      const last = likely.length - 1;
      const high = likely.reduce((sum, share, index) => sum + (share * index) / last, 0);
      return likely.map((_, index) => (index === last ? high : index === 0 ? 1 - high : 0));
    }),
  ),
  dishonest('random from half on', (chance, questions) =>
    honest.person(chance, questions).map((likely, index) => (index * 2 < questions.length ? likely : evenly(likely))),
  ),
];

/** A person's attempt: of each question the option that chance gives them. */
export function attemptOf(person: Person, chance: Chance, questions: readonly Question[]): Attempt {
  const chosen = questions.map(({ number }, index): [number, number] => {
    const likely = person[index] ?? [];
    let left = chance();
    const found = likely.findIndex((share) => (left -= share) < 0);
    return [number, found < 0 ? likely.length - 1 : found];
  });
  return makeAttempt(questions, Object.fromEntries(chosen));
}

/** The percent of range that somebody would have of these questions if they answered them for ever. */
function expectedPercent(person: Person, of: readonly Question[]): number {
  let [sum, ranges] = [0, 0];
  for (const { number, options } of of) {
    const points = options.map((option) => option.points);
    const least = Math.min(...points);
    ranges += Math.max(...points) - least;
    points.forEach((worth, index) => (sum += (person[number - 1]?.[index] ?? 0) * (worth - least)));
  }
  return (100 * sum) / ranges;
}

/** Rounding of a true percent. */
const rounding = 1e-9;

/**
 * What the reports of so many people who answer alike say: the share of intervals that hold the true score, and of people who read that
 * an area is above or below the middle, or one main parameter above another, when it is not.
 */
export function simulate(behaviour: Behaviour, { questions, map }: Bank, count: number, chance: Chance) {
  let [held, intervals, wrongSide, wrongPair] = [0, 0, 0, 0];
  for (let index = 0; index < count; index++) {
    const person = behaviour.person(chance, questions);
    const { total, parameters, quotients, pairs } = makeReportFigures(
      attemptOf(person, chance, questions),
      questions,
      map,
    );
    const truthOf = (isIn: (question: Question) => boolean) => expectedPercent(person, questions.filter(isIn));
    const ofPillar = (name: string) => truthOf(({ category }) => category === name);
    const scales: [ScaleFigures, number][] = [
      [total, truthOf(() => true)],
      ...parameters.flatMap((pillar): [ScaleFigures, number][] => [
        [pillar, ofPillar(pillar.name)],
        ...pillar.subParameters.map((area): [ScaleFigures, number] => [
          area,
          truthOf(({ category, subCategory }) => category === pillar.name && subCategory === area.name),
        ]),
      ]),
      ...quotients.map((quotient): [ScaleFigures, number] => [
        quotient,
        truthOf((one) =>
          quotient.members.some((of) => of.parameter === one.category && of.subParameter === one.subCategory),
        ),
      ]),
    ];
    for (const [{ score }, truth] of scales) {
      intervals += score ? 1 : 0;
      held += score && score.low <= truth && truth <= score.high ? 1 : 0;
    }
    const isWrong = ([{ side }, truth]: [ScaleFigures, number]) =>
      side === 'above' ? truth <= 50 + rounding : side === 'below' && truth >= 50 - rounding;
    wrongSide += scales.some(isWrong) ? 1 : 0;
    wrongPair += pairs.some(({ higher, lower }) => ofPillar(higher) <= ofPillar(lower) + rounding) ? 1 : 0;
  }
  return { coverage: held / intervals, wrongSide: wrongSide / count, wrongPair: wrongPair / count };
}
