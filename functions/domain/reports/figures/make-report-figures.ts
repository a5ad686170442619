import type { Attempt } from '#functions/domain/attempts/attempt.ts';
import { optionCategory } from '#functions/domain/banks/bands.ts';
import type { Question } from '#functions/domain/banks/question.ts';
import { presentedOf } from '#functions/domain/attempts/presented-questions.ts';
import { questionKey } from '#functions/domain/banks/question-bank.ts';
import type { ParameterMap } from '#functions/domain/banks/parameters/parameter-map.ts';
import {
  type ShownParameter,
  type ShownScale,
  whyNoScore,
  parametersOf,
  hasRange,
  type ScoredItem,
} from './parameters.ts';
import { attemptScores, scoredItems } from './attempt-scores.ts';
import { fTest } from '#functions/domain/reports/statistics/significance.ts';
import { scoreItems } from '#functions/domain/reports/statistics/interval.ts';
import { quotientFigures } from './quotient-figures.ts';
import type { ParameterFigures, ReportFigures, ScaleFigures } from './report-figures.ts';
import { withholdFigures } from './withhold-figures.ts';

/**
 * Every number that the candidate of an attempt may see, by the rules of `withhold-figures.ts` and `quotient-figures.ts`.
 * `questions` and `map` are those of the bank version that the attempt is pinned to.
 * @throws Error if the attempt does not belong to this bank.
 */
export function makeReportFigures(
  attempt: Pick<Attempt, 'answers' | 'asked'>,
  questions: readonly Question[],
  map: ParameterMap,
): ReportFigures {
  const items = scoredItems(attempt, questions);
  const itemsOf = (of: readonly Question[]) => of.flatMap(({ id }) => items.get(id) ?? []);
  const detailsOf = detailsFrom(items, askedOf(attempt, questions));
  const shown = withholdFigures(attemptScores(attempt, questions));
  const groups = new Map(parametersOf(questions).map((group) => [group.name, group]));
  const questionsOf = (parameter: string, sub: string) =>
    groups.get(parameter)?.subParameters.find(({ name }) => name === sub)?.questions ?? [];
  const made = shown.parameters.map((parameter) => {
    const { questions: all = [], subParameters = [] } = groups.get(parameter.name) ?? {};
    const own = parameterFigures(
      parameter,
      itemsOf(all),
      new Map(subParameters.map((sub) => [sub.name, itemsOf(sub.questions)])),
    );
    const subs = own.subParameters.map((sub, place) => ({
      ...sub,
      ...detailsOf('area', sub, subParameters[place]?.questions ?? []),
    }));
    return { items: itemsOf(all), figures: { ...own, ...detailsOf('whole', own, all), subParameters: subs } };
  });
  const profile = fTest(made.filter(({ figures }) => figures.score).map((parameter) => sharesOf(parameter.items)));
  return {
    total: scaleFigures(shown.total, [...items.values()]),
    parameters: made.map(({ figures }) => figures),
    quotients: quotientFigures(shown.parameters, map, (parameter, sub) => itemsOf(questionsOf(parameter, sub))).map(
      (quotient) => {
        const all = quotient.members.flatMap(({ parameter, subParameter }) => questionsOf(parameter, subParameter));
        return { ...quotient, ...detailsOf('whole', quotient, all) };
      },
    ),
    ...(profile && { profile }),
  };
}

function askedOf({ asked }: Pick<Attempt, 'asked'>, questions: readonly Question[]): ReadonlySet<string> {
  const ids = questions.map(({ id }) => ({ id: questionKey(id) }));
  return new Set(presentedOf(ids, asked).map(({ id }) => id));
}

/** How many questions of a scale were asked, if not all, and why it has no score, if it has none. */
function detailsFrom(items: ReadonlyMap<number, ScoredItem>, asked: ReadonlySet<string>) {
  return (
    kind: 'whole' | 'area',
    { answerCount, questionCount, score }: ScaleFigures,
    of: readonly Question[],
  ): Pick<ScaleFigures, 'askedCount' | 'missing'> => {
    const askedCount = of.filter(({ id }) => asked.has(questionKey(id))).length;
    const rangedCount = of.flatMap(({ id }) => items.get(id) ?? []).filter(hasRange).length;
    const counts = { questionCount, askedCount, answerCount, rangedCount };
    return {
      ...(askedCount < questionCount && { askedCount }),
      ...(!score && { missing: whyNoScore(kind, counts) }),
    };
  };
}

function scaleFigures(
  { name, answerCount, questionCount, figure }: ShownScale,
  items: readonly ScoredItem[],
): ScaleFigures {
  const score = figure && scoreItems(items);
  return { name, answerCount, questionCount, ...(score && { score }) };
}

function parameterFigures(
  parameter: ShownParameter,
  items: readonly ScoredItem[],
  ofSub: ReadonlyMap<string, readonly ScoredItem[]>,
): ParameterFigures {
  const figures = scaleFigures(parameter, items);
  return {
    ...figures,
    subParameters: parameter.subParameters.map((sub) => scaleFigures(sub, ofSub.get(sub.name) ?? [])),
    ...(figures.score && { bands: bandsOf(items) }),
  };
}

function bandsOf(items: readonly ScoredItem[]): NonNullable<ParameterFigures['bands']> {
  const count = (category: string) => items.filter(({ points }) => optionCategory(points) === category).length;
  return { goodness: count('Goodness'), passion: count('Passion'), ignorance: count('Ignorance'), none: count('') };
}

/** The position of each answer in the range of its item, 0..1. */
function sharesOf(items: readonly ScoredItem[]): number[] {
  return items.filter(hasRange).map(({ points, lowest, highest }) => (points - lowest) / (highest - lowest));
}
