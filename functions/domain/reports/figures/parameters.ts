import { normaliseText, type Question, type Option } from '#functions/domain/banks/question.ts';
import type { Attempt } from '#functions/domain/attempts/attempt.ts';
import { identifyOptions, questionKey } from '#functions/domain/banks/question-bank.ts';
import type { MissingReason } from '#functions/domain/reports/document/report-document.ts';
import { isEnoughForParameter, isEnoughForSubParameter } from './withhold-figures.ts';

/** The label for questions without a parameter, which some early banks have. It does not count as a parameter. */
const withoutParameter = 'Questions without a parameter';

/** The form of a scale's name in which spellings are equal. */
export function parameterKey(name: string): string {
  return normaliseText(name);
}

/** Groups in the order of first appearance. Spellings that differ in case or spacing are one; the first is shown. */
export function groupByName<T>(things: readonly T[], nameOf: (thing: T) => string): { name: string; members: T[] }[] {
  const groups = new Map<string, { name: string; members: T[] }>();
  for (const thing of things) {
    const name = nameOf(thing).replace(/\s+/g, ' ').trim() || withoutParameter;
    const group = groups.get(parameterKey(name));
    if (group) group.members.push(thing);
    else groups.set(parameterKey(name), { name, members: [thing] });
  }
  return [...groups.values()];
}

export interface Parameter {
  name: string;
  questions: Question[];
  /** Empty if no question of the parameter has a sub-parameter. */
  subParameters: { name: string; questions: Question[] }[];
}

/** The main parameters of a bank with their sub-parameters. */
export function parametersOf(questions: readonly Question[]): Parameter[] {
  return groupByName(questions, ({ category }) => category).map(({ name, members }) => ({
    name,
    questions: members,
    subParameters: members.some(({ subCategory }) => subCategory.trim())
      ? groupByName(members, ({ subCategory }) => subCategory).map((sub) => ({
          name: sub.name,
          questions: sub.members,
        }))
      : [],
  }));
}

/**
 * The chosen option by question id.
 * @throws Error for an answer that the bank does not know: the attempt and the bank version do not belong together.
 */
export function chosenOptions(answers: Attempt['answers'], questions: readonly Question[]): Map<number, Option> {
  const byKey = new Map(questions.map((question) => [questionKey(question.id), question]));
  return new Map(
    Object.entries(answers).map(([key, { optionId }]) => {
      const question = byKey.get(key);
      if (!question) throw new Error(`The bank version has no question ${key}.`);
      const chosen = identifyOptions(question.options).find(({ id }) => id === optionId);
      if (!chosen) throw new Error(`Question ${key} has no option ${optionId}.`);
      return [question.id, chosen.option];
    }),
  );
}

interface Counts {
  questionCount: number;
  askedCount: number;
  answerCount: number;
  /** Number of answers to questions with options of different points. */
  rangedCount: number;
}

/** Why a scale has no score: a main parameter or a quotient (`whole`), or an area within one. */
export function whyNoScore(
  kind: 'whole' | 'area',
  { questionCount, askedCount, answerCount, rangedCount }: Counts,
): MissingReason {
  const isRule = kind === 'whole' ? isEnoughForParameter : isEnoughForSubParameter;
  const isEnough = (count: number) => isRule({ answerCount: count, rangedCount: count, questionCount });
  if (!isEnough(questionCount)) return 'fewQuestions';
  if (!isEnough(askedCount)) return 'fewAsked';
  if (!isEnough(answerCount)) return 'fewAnswers';
  return isEnough(rangedCount) ? 'protected' : 'noRange';
}

/** A scale as far as a candidate may know it. */
export interface ShownScale {
  name: string;
  answerCount: number;
  /** Number of answers to questions with a range. */
  rangedCount: number;
  questionCount: number;
  /** Absent if it would be based on too few answers: see `withhold-figures.ts`. */
  figure?: Figure;
}

export interface ShownParameter extends ShownScale {
  subParameters: ShownScale[];
}

export interface ShownScales {
  total: ShownScale;
  parameters: ShownParameter[];
}

/** An answered question's contribution to its scales: the chosen option's points, and the lowest and highest on offer. */
export interface ScoredItem {
  points: number;
  lowest: number;
  highest: number;
  /** Number of different points on offer. */
  distinctPoints: number;
}

/** Whether the options have different points; otherwise every choice means the same. */
export function hasRange({ lowest, highest }: Pick<ScoredItem, 'lowest' | 'highest'>): boolean {
  return highest > lowest;
}

/** The sums over the answers of a scale. */
export interface Figure {
  /** Σ points of the chosen options. */
  raw: number;
  /** Σ of the lowest and highest points of the questions answered. */
  min: number;
  max: number;
  /** Percent of range (POMP), 0..100, not rounded: 100 · (raw − min) / (max − min). Absent where max = min. */
  percent?: number;
}

/**
 * A scale's score over the items answered. `percent` is the percent of maximum possible score (POMP),
 * 100 · (raw − min) / (max − min): Cohen, Cohen, Aiken & West (1999), "The problem of units and the circumstance
 * for POMP", Multivariate Behavioral Research 34(3), 315–346. Unlike raw / max it is 0 for the lowest possible answers.
 */
export function scoreScale(items: readonly ScoredItem[]): Figure {
  const raw = sum(items, ({ points }) => points);
  const min = sum(items, ({ lowest }) => lowest);
  const max = sum(items, ({ highest }) => highest);
  // Divide first: a quotient of at most 1 cannot end up above 100 by rounding.
  return { raw, min, max, ...(max > min && { percent: ((raw - min) / (max - min)) * 100 }) };
}

function sum(items: readonly ScoredItem[], of: (item: ScoredItem) => number): number {
  return items.reduce((total, item) => total + of(item), 0);
}
