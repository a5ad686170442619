import type { Attempt } from '#functions/domain/attempts/attempt.ts';
import type { Question } from '#functions/domain/banks/question.ts';
import { presentedOf } from '#functions/domain/attempts/presented-questions.ts';
import { questionKey } from '#functions/domain/banks/question-bank.ts';
import type { ParameterMap } from '#functions/domain/banks/parameters/parameter-map.ts';
import { type ShownScale, whyNoScore, parametersOf, hasRange, type ScoredItem } from './parameters.ts';
import { attemptScores, scoredItems } from './attempt-scores.ts';
import { fTest } from '#functions/domain/reports/statistics/significance.ts';
import { scoreItems } from '#functions/domain/reports/statistics/interval.ts';
import { answerSpread } from '#functions/domain/reports/statistics/answer-spread.ts';
import { clearPairs, markClearSides } from './clear-claims.ts';
import { shownQuotients, type ShownQuotient } from './quotient-figures.ts';
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
  const quotients = shownQuotients(shown.parameters, map);
  const groups = new Map(parametersOf(questions).map((group) => [group.name, group]));
  const questionsOf = (parameter: string, sub: string) =>
    groups.get(parameter)?.subParameters.find(({ name }) => name === sub)?.questions ?? [];
  const isVisible = visibleAreas(quotients);
  const spread = answerSpread(
    shown.parameters.map((parameter) =>
      parameter.figure
        ? itemsOf(groups.get(parameter.name)?.questions ?? [])
        : parameter.subParameters
            .filter((sub) => isVisible(parameter, sub))
            .flatMap((sub) => itemsOf(questionsOf(parameter.name, sub.name))),
    ),
  );
  const made = shown.parameters.map((parameter) => {
    const { questions: all = [], subParameters = [] } = groups.get(parameter.name) ?? {};
    const own = scaleFigures(parameter, itemsOf(all), spread);
    const subs = parameter.subParameters.map((sub, place) => {
      const of = subParameters[place]?.questions ?? [];
      const scale = scaleFigures(sub, itemsOf(of), spread);
      return { scale: { ...scale, ...detailsOf('area', scale, of) }, items: itemsOf(of) };
    });
    const figures: ParameterFigures = {
      ...own,
      ...detailsOf('whole', own, all),
      subParameters: subs.map(({ scale }) => scale),
      ...(own.score && { choices: choicesOf(itemsOf(all)) }),
    };
    return { figures, items: itemsOf(all), areas: subs.length > 0 ? subs : [{ scale: figures, items: itemsOf(all) }] };
  });
  markClearSides(
    made.flatMap(({ areas }) => areas),
    spread,
  );
  const parameters = made.map(({ figures }) => figures);
  const profile = fTest(made.filter(({ figures }) => figures.score).map((parameter) => sharesOf(parameter.items)));
  return {
    total: scaleFigures(shown.total, [...items.values()], spread),
    parameters,
    quotients: quotients.map(({ isShown, ...quotient }) => {
      const all = quotient.members.flatMap(({ parameter, subParameter }) => questionsOf(parameter, subParameter));
      const score = isShown ? scoreItems(itemsOf(all), spread) : undefined;
      const scored = { ...quotient, ...(score && { score }) };
      return { ...scored, ...detailsOf('whole', scored, all) };
    }),
    ...(profile && { profile }),
    pairs: profile?.isReliable ? clearPairs(parameters) : [],
  };
}

/** Whether the answers of a sub-parameter are in a figure that is shown: its own, or that of a quotient. */
function visibleAreas(quotients: readonly ShownQuotient[]): (parameter: ShownScale, sub: ShownScale) => boolean {
  const members = new Set(
    quotients
      .filter(({ isShown }) => isShown)
      .flatMap((quotient) => quotient.members.map(({ parameter, subParameter }) => `${parameter}\n${subParameter}`)),
  );
  return (parameter, sub) => sub.figure !== undefined || members.has(`${parameter.name}\n${sub.name}`);
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
  spread: number,
): ScaleFigures {
  const score = figure && scoreItems(items, spread);
  return { name, answerCount, questionCount, ...(score && { score }) };
}

function choicesOf(items: readonly ScoredItem[]): NonNullable<ParameterFigures['choices']> {
  const ranged = items.filter(hasRange);
  const strongest = ranged.filter(({ points, highest }) => points === highest).length;
  const weakest = ranged.filter(({ points, lowest }) => points === lowest).length;
  return { strongest, middle: ranged.length - strongest - weakest, weakest };
}

/** The position of each answer in the range of its item, 0..1. */
function sharesOf(items: readonly ScoredItem[]): number[] {
  return items.filter(hasRange).map(({ points, lowest, highest }) => (points - lowest) / (highest - lowest));
}
