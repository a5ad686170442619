import { expect } from 'vitest';
import type { Answer, Attempt } from '#functions/domain/attempts/attempt.ts';
import { shownPosition } from '#functions/domain/attempts/shown-order.ts';
import { identifyOptions, paperQuestionOf, questionKey } from '#functions/domain/banks/question-bank.ts';
import type { Question } from '#functions/domain/banks/question.ts';
import { composeReport, type ReportSources } from '#functions/domain/reports/document/compose-report.ts';
import type { ReportDocument } from '#functions/domain/reports/document/report-document.ts';
import { hindiBank, largeBank, sampleBank, smallerBank, withoutPhrases, type Bank } from './people-banks.ts';
import { makeAttempt } from './sample-report.ts';

/** Numbers in [0, 1) that follow from the seed alone. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The points that a person chooses in a question, or the nearest that an option has. */
export type Choose = (question: Question, random: () => number) => number;

/** About so many points, now and then one more or one less. */
export const about =
  (mean: number, spread = 1): Choose =>
  (_, random) =>
    Math.min(5, Math.max(1, Math.round(mean + (random() - 0.5) * 2 * spread)));

const byPillar =
  (...means: number[]): Choose =>
  (question, random) =>
    about(means[[...question.category].length % means.length] ?? 3)(question, random);

export const atRandom: Choose = (_, random) => 1 + Math.floor(random() * 5);

export interface Sitting {
  bank: Bank;
  choose: Choose;
  seed: number;
  /** How many questions are answered, scattered over the bank; all without it. */
  answered?: number;
  /** Chooses the option at this place on the screen, 0 = top, whatever its points are. */
  position?: number;
  change?: Partial<Attempt>;
}

export function attemptOf({ bank, choose, seed, answered, position, change }: Sitting): Attempt {
  const random = randomFrom(seed);
  const shuffled = bank.questions.map((question) => ({ question, at: random() })).sort((a, b) => a.at - b.at);
  const attempt = makeAttempt(bank.questions, {});
  const given = shuffled.slice(0, answered).map(({ question }, index): [string, Answer] => {
    const points = choose(question, random);
    const options = identifyOptions(question.options);
    // This number once gave the place on the screen. Without it, everyone after this answer would be somebody else.
    if (position === undefined) random();
    const isThere = ({ id }: { id: string }) => shownPosition(paperQuestionOf(question), id, attempt.seed) === position;
    const distance = ({ option }: { option: { points: number } }) => Math.abs(option.points - points);
    const nearest = options.toSorted((a, b) => distance(a) - distance(b));
    const chosen = position === undefined ? nearest[0] : options.find(isThere);
    const { id: optionId } = chosen ?? options[0] ?? expect.fail(`Question ${question.number} has no option.`);
    return [questionKey(question.id), { optionId, seconds: (index + 1) * 21 }];
  });
  return {
    ...attempt,
    answers: Object.fromEntries(given),
    answeredCount: given.length,
    ...change,
  };
}

/** A report as the product makes it of a sitting. */
export function reportOf(sitting: Sitting, change: Partial<ReportSources> = {}): ReportDocument {
  const attempt = attemptOf(sitting);
  const { questions, map } = sitting.bank;
  return composeReport({
    attempt,
    questions,
    map,
    candidateName: 'Priya Srivastava',
    quizName: 'TrueIn Assessment',
    presentedCount: questions.length,
    isMinor: false,
    ...change,
  });
}

const uneven = byPillar(4.4, 3.1, 3.8, 2.4, 3.4);

const firstSitting: Sitting = {
  bank: sampleBank(),
  choose: byPillar(3, 2.2, 4, 3.6, 3.8),
  seed: 17,
  change: {
    ref: { quizId: 1, version: 6, ulid: '01JAD0ZK5V3M8Q4T7W2X9Y6B1C' },
    endedAt: Date.parse('2026-05-04T09:10:00Z'),
  },
};

/** The sixteen people whose reports are looked at page by page. */
export const people = {
  high: () => reportOf({ bank: sampleBank(), choose: about(4.5, 0.9), seed: 1 }),
  low: () => reportOf({ bank: sampleBank(), choose: about(1.4, 0.9), seed: 2 }),
  flat: () => reportOf({ bank: sampleBank(), choose: () => 3, seed: 3 }),
  random: () => reportOf({ bank: sampleBank(), choose: atRandom, seed: 4 }),
  'straight-liner': () => reportOf({ bank: sampleBank(), choose: atRandom, seed: 5, position: 0 }),
  'early end': () =>
    reportOf({ bank: sampleBank(), choose: uneven, seed: 6, answered: 26, change: { endReason: 'time', late: ['3'] } }),
  'Hindi name': () => reportOf({ bank: sampleBank(), choose: uneven, seed: 7 }, { candidateName: 'प्रिया श्रीवास्तव' }),
  'long name': () =>
    reportOf(
      { bank: sampleBank(), choose: uneven, seed: 8 },
      { candidateName: 'Thiruvengadathan Venkatanarasimharajuvaripeta Ramakrishnan X' },
    ),
  minor: () => reportOf({ bank: sampleBank(), choose: uneven, seed: 9 }, { isMinor: true }),
  '37 items': () => reportOf({ bank: smallerBank(37), choose: uneven, seed: 10 }),
  '200 items': () => reportOf({ bank: largeBank(), choose: uneven, seed: 11 }),
  'no phrases': () => reportOf({ bank: withoutPhrases(sampleBank()), choose: uneven, seed: 12 }),
  'no map': () => reportOf({ bank: { ...sampleBank(), map: [] }, choose: uneven, seed: 13 }),
  'Devanagari phrases': () => reportOf({ bank: hindiBank(), choose: uneven, seed: 14 }, { candidateName: 'अनिल' }),
  'after a retake': () =>
    reportOf(
      { bank: sampleBank(), choose: about(4, 1), seed: 15 },
      { earlier: { attempt: attemptOf(firstSitting), ...firstSitting.bank, isMinor: false } },
    ),
  ceiling: () => reportOf({ bank: sampleBank(), choose: () => 5, seed: 16 }),
} satisfies Record<string, () => ReportDocument>;

export type PersonName = keyof typeof people;
export const personNames = Object.keys(people) as PersonName[];

export function personReport(name: PersonName): ReportDocument {
  return people[name]();
}
