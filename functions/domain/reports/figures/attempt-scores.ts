import type { Attempt } from '#functions/domain/attempts/attempt.ts';
import type { Option, Question } from '#functions/domain/banks/question.ts';
import { chosenOptions, parametersOf, hasRange, scoreScale, type Figure, type ScoredItem } from './parameters.ts';

/** A scale with its figure, however few its answers: for admins, and as input of the rules that withhold figures. */
export interface ScaleScore {
  name: string;
  /** Number of its questions that were answered. */
  answerCount: number;
  /** Number of answers to questions with a range: the others carry no information. */
  rangedCount: number;
  /** Number of its questions in the bank version. */
  questionCount: number;
  figure: Figure;
}

export interface ParameterScore extends ScaleScore {
  subParameters: ScaleScore[];
}

export interface AttemptScores {
  total: ScaleScore;
  /** In the order of the bank. */
  parameters: ParameterScore[];
}

/**
 * Every score of an attempt, over the questions answered.
 * @throws Error if the attempt does not belong to this bank.
 */
export function attemptScores(attempt: Pick<Attempt, 'answers'>, questions: readonly Question[]): AttemptScores {
  const items = scoredItems(attempt, questions);
  const score = (name: string, of: readonly Question[]): ScaleScore => {
    const answered = of.flatMap(({ id }) => items.get(id) ?? []);
    const counts = { answerCount: answered.length, rangedCount: answered.filter(hasRange).length };
    return { name, ...counts, questionCount: of.length, figure: scoreScale(answered) };
  };
  return {
    total: score('Total', questions),
    parameters: parametersOf(questions).map((parameter) => ({
      ...score(parameter.name, parameter.questions),
      subParameters: parameter.subParameters.map((sub) => score(sub.name, sub.questions)),
    })),
  };
}

/** Percents by scale: `Total`, `Parameter`, `Parameter › Sub-parameter`; `undefined` where nothing was measured. */
export function percentsOf({ total, parameters }: AttemptScores): Map<string, number | undefined> {
  const percents = new Map<string, number | undefined>([['Total', total.figure.percent]]);
  for (const parameter of parameters) {
    percents.set(parameter.name, parameter.figure.percent);
    for (const sub of parameter.subParameters) percents.set(`${parameter.name} › ${sub.name}`, sub.figure.percent);
  }
  return percents;
}

/**
 * The answered questions as items, by question id, in the order of the bank.
 * @throws Error if the attempt does not belong to this bank.
 */
export function scoredItems(
  attempt: Pick<Attempt, 'answers'>,
  questions: readonly Question[],
): ReadonlyMap<number, ScoredItem> {
  const chosen = chosenOptions(attempt.answers, questions);
  return new Map(
    questions.flatMap((question): [number, ScoredItem][] => {
      const option = chosen.get(question.id);
      return option ? [[question.id, scoredItem(question, option)]] : [];
    }),
  );
}

function scoredItem({ options }: Question, { points }: Option): ScoredItem {
  const offered = options.map((option) => option.points);
  return {
    points,
    lowest: Math.min(...offered),
    highest: Math.max(...offered),
    distinctPoints: new Set(offered).size,
  };
}
