import {
  quotientCodes,
  quotientNames,
  type ParameterMap,
  type QuotientCode,
} from '#functions/domain/banks/parameters/parameter-map.ts';
import type { ShownParameter, ShownScale } from './shown-scales.ts';
import { scoreItems } from '#functions/domain/reports/statistics/interval.ts';
import { parameterKey } from './parameters.ts';
import { chooseQuotients, type HiddenAnswers } from './protect-quotients.ts';
import type { QuotientFigures } from './report-figures.ts';
import type { ScoredItem } from './score-scale.ts';
import { isEnoughForParameter } from './withhold-figures.ts';

/**
 * The quotients of the map that the bank has a sub-parameter for, in the order of `quotientCodes`. Every question of their
 * sub-parameters has the same weight. A quotient needs as many answers as a main parameter, and loses its figure if that would undo the
 * protection of others.
 */
export function quotientFigures(
  parameters: readonly ShownParameter[],
  map: ParameterMap,
  itemsOf: (parameter: string, subParameter: string) => readonly ScoredItem[],
): QuotientFigures[] {
  const quotientOf = readMap(map);
  const scales = parameters.flatMap((parameter) =>
    parameter.subParameters.map((sub) => ({ parameter, sub, code: quotientOf(parameter, sub) })),
  );
  const quotients = quotientCodes.flatMap((code) => {
    const members = scales.filter((scale) => scale.code === code);
    return members.length > 0 ? [{ code, members, ...countsOf(members.map(({ sub }) => sub)) }] : [];
  });
  const codes = quotients.map(({ code }) => code);
  const hidden = parameters.map((parameter): HiddenAnswers => {
    const count = (code: QuotientCode | undefined) =>
      scales
        .filter((scale) => scale.parameter === parameter && !scale.sub.figure && scale.code === code)
        .reduce((sum, { sub }) => sum + sub.rangedCount, 0);
    return { isShown: parameter.figure !== undefined, ofQuotients: codes.map(count), ofNone: count(undefined) };
  });
  const shown = chooseQuotients(
    hidden,
    quotients.map((counts) => isEnoughForParameter(counts)),
  );
  return quotients.map(({ code, members, answerCount, questionCount }, index) => {
    const score = shown.has(index)
      ? scoreItems(members.flatMap(({ parameter, sub }) => itemsOf(parameter.name, sub.name)))
      : undefined;
    return {
      code,
      name: quotientNames[code],
      answerCount,
      questionCount,
      ...(score && { score }),
      members: members.map(({ parameter, sub }) => ({ parameter: parameter.name, subParameter: sub.name })),
    };
  });
}

function countsOf(scales: readonly ShownScale[]): Pick<ShownScale, 'answerCount' | 'rangedCount' | 'questionCount'> {
  return {
    answerCount: scales.reduce((sum, { answerCount }) => sum + answerCount, 0),
    rangedCount: scales.reduce((sum, { rangedCount }) => sum + rangedCount, 0),
    questionCount: scales.reduce((sum, { questionCount }) => sum + questionCount, 0),
  };
}

/** The first row of a sub-parameter wins, because it belongs to at most one quotient. Names are compared like in `groupByName`. */
function readMap(map: ParameterMap): (parameter: ShownScale, sub: ShownScale) => QuotientCode | undefined {
  const keyOf = (parameter: string, sub: string) => JSON.stringify([parameterKey(parameter), parameterKey(sub)]);
  const codes = new Map<string, QuotientCode | undefined>();
  for (const { parameter, subParameter, quotient } of map) {
    const key = keyOf(parameter, subParameter);
    if (!codes.has(key)) codes.set(key, quotient);
  }
  return (parameter, sub) => codes.get(keyOf(parameter.name, sub.name));
}
