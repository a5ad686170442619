import type { Attempt } from '#functions/domain/attempts/attempt.ts';
import type { Question } from '#functions/domain/banks/question.ts';
import { makeReportFigures } from '#functions/domain/reports/figures/make-report-figures.ts';
import { parametersOf } from '#functions/domain/reports/figures/parameters.ts';
import type { ReportFigures, ScaleFigures } from '#functions/domain/reports/figures/report-figures.ts';
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
export type KeyName = keyof typeof keys;
export const keyNames = Object.keys(keys) as KeyName[];

/** Main parameters, areas in each, and questions in each of these, by the number of questions. */
const shapes = { 12: [2, 2, 3], 24: [2, 4, 3], 60: [5, 4, 3], 200: [5, 8, 5] } as const;
export type BankSize = keyof typeof shapes;
export const bankSizes = [12, 24, 60, 200] as const;

export function bankOf(key: KeyName, size: BankSize = 60): Bank {
  const [pillars, areas, each] = shapes[size];
  const { questions, map } = plainBank(pillars, areas, each, [1, 2], true);
  const points = keys[key];
  return {
    map,
    questions: questions.map((question, index) => ({
      ...question,
      options: (points[index % points.length] ?? []).map((worth) => makeOption(worth)),
    })),
  };
}

/** Of mean 0 and variance 1 (Box–Muller). */
function normal(chance: Chance): number {
  return Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance());
}

/** How likely somebody chooses each option, by question. */
export type Person = number[][];

/** A way in which people answer: `person` draws one. */
export interface Behaviour {
  name: string;
  isHonest: boolean;
  person: (chance: Chance, questions: readonly Question[]) => Person;
}

const evenly = ({ options }: Question) => options.map(() => 1 / options.length);

/** Options near this place are likelier than others, where the first has the place 1 and the last 5. */
function around({ options }: Question, centre: number, spread: number): number[] {
  const placeOf = (index: number) => 1 + (4 * index) / (options.length - 1);
  const weights = options.map((_, index) => Math.exp(-((placeOf(index) - centre) ** 2) / (2 * spread ** 2)));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}

/** Items differ in how much they ask. */
const difficulty = (question: Question) => ((question.id * 37) % 11) / 11 - 0.5;

type Levels = Record<'mean' | 'between' | 'pillar' | 'area' | 'spread', number>;

/** Everybody has one level, to which each main parameter and each area adds its own. */
const trait = (name: string, { mean, between, pillar, area, spread }: Levels, isHonest = true): Behaviour => ({
  name,
  isHonest,
  person: (chance, questions) => {
    const level = mean + between * normal(chance);
    const own = new Map<string, number>();
    const shiftOf = (scale: string, by: number) => {
      const shift = own.get(scale) ?? by * normal(chance);
      own.set(scale, shift);
      return shift;
    };
    return questions.map((question) => {
      const { category, subCategory } = question;
      const shift = shiftOf(category, pillar) + shiftOf(`${category} ${subCategory}`, area);
      return around(question, level + shift + difficulty(question), spread);
    });
  },
});

export const randomAnswering: Behaviour = {
  name: 'random answering',
  isHonest: false,
  person: (_, questions) => questions.map(evenly),
};

const ownLevels: Levels = { mean: 3.3, between: 0.4, pillar: 0.8, area: 0, spread: 1.1 };
const honest = trait('a level for each main parameter', ownLevels);

/** Only the first and the last option, on one side more often in some main parameters than in others. */
const extremes: Behaviour = {
  name: 'extreme answering',
  isHonest: false,
  person: (chance, questions) => {
    const levels = trait('', { ...ownLevels, mean: 3.6 }).person(chance, questions);
    return levels.map((likely) => {
      const high = likely.reduce((sum, share, index) => sum + (share * index) / (likely.length - 1), 0);
      return likely.map((_, index) => (index === 0 ? 1 - high : index === likely.length - 1 ? high : 0));
    });
  },
};

export const behaviours: Behaviour[] = [
  randomAnswering,
  trait('one trait', { mean: 3.4, between: 0.7, pillar: 0, area: 0, spread: 1.1 }),
  honest,
  trait('a level for each area', { mean: 3.3, between: 0.4, pillar: 0.4, area: 0.7, spread: 1 }),
  trait('high stakes', { mean: 5, between: 0.4, pillar: 0.2, area: 0, spread: 0.9 }),
  trait('faking good', { mean: 5.8, between: 0.3, pillar: 0.1, area: 0, spread: 0.7 }, false),
  trait('low', { mean: 1.2, between: 0.5, pillar: 0.3, area: 0, spread: 1 }),
  extremes,
  trait('middle answering', { mean: 3, between: 0.2, pillar: 0.1, area: 0, spread: 0.5 }),
  {
    name: 'random from half on',
    isHonest: false,
    person: (chance, questions) =>
      honest
        .person(chance, questions)
        .map((likely, index) => (index * 2 < questions.length ? likely : likely.map(() => 1 / likely.length))),
  },
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

/** Every scale of a report that has a score, with the true one. */
function truthsOf(figures: ReportFigures, person: Person, questions: readonly Question[]) {
  const groups = parametersOf(questions);
  const truth = (scale: ScaleFigures, of: readonly Question[]) =>
    scale.score ? [{ ...scale, score: scale.score, truth: expectedPercent(person, of) }] : [];
  return [
    ...truth(figures.total, questions),
    ...figures.parameters.flatMap((parameter, at) => [
      ...truth(parameter, groups[at]?.questions ?? []),
      ...parameter.subParameters.flatMap((sub, place) => truth(sub, groups[at]?.subParameters[place]?.questions ?? [])),
    ]),
    ...figures.quotients.flatMap((quotient) =>
      truth(
        quotient,
        questions.filter(({ category, subCategory }) =>
          quotient.members.some((one) => one.parameter === category && one.subParameter === subCategory),
        ),
      ),
    ),
  ];
}

/** Rounding of a true percent of 50. */
const rounding = 1e-9;

/**
 * What the reports of so many people who answer alike say that is not so: the share of intervals that hold the true score, and of people
 * who read that an area is above or below the middle, or one main parameter above another, when it is not.
 */
export function simulate(behaviour: Behaviour, { questions, map }: Bank, count: number, chance: Chance) {
  let [held, intervals, wrongSide, wrongPair, named] = [0, 0, 0, 0, 0];
  for (let index = 0; index < count; index++) {
    const person = behaviour.person(chance, questions);
    const figures = makeReportFigures(attemptOf(person, chance, questions), questions, map);
    const scales = truthsOf(figures, person, questions);
    intervals += scales.length;
    held += scales.filter(({ score, truth }) => score.low <= truth && truth <= score.high).length;
    const isWrong = ({ side, truth }: (typeof scales)[number]) =>
      side === 'above' ? truth <= 50 + rounding : side === 'below' && truth >= 50 - rounding;
    wrongSide += scales.some(isWrong) ? 1 : 0;
    named += scales.filter(({ side }) => side === 'above').length;
    const truthOf = (name: string) =>
      expectedPercent(
        person,
        questions.filter(({ category }) => category === name),
      );
    wrongPair += figures.pairs.some(({ higher, lower }) => truthOf(higher) <= truthOf(lower) + rounding) ? 1 : 0;
  }
  return {
    coverage: held / intervals,
    wrongSide: wrongSide / count,
    wrongPair: wrongPair / count,
    strengths: named / count,
  };
}
