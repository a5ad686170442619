import {
  quotientCodes,
  quotientNames,
  type ParameterMap,
  type QuotientCode,
} from '#functions/domain/banks/parameters/parameter-map.ts';
import { type ShownParameter, type ShownScale, parameterKey } from './parameters.ts';
import type { QuotientFigures } from './report-figures.ts';
import { isEnoughForParameter, minAnswers } from './withhold-figures.ts';

/** A quotient without its figure, and whether it may have one. */
export type ShownQuotient = QuotientFigures & { isShown: boolean };

/**
 * The quotients of the map that the bank has a sub-parameter for, in the order of `quotientCodes`. A quotient needs as many answers as a
 * main parameter, and loses its figure if that would undo the protection of others.
 */
export function shownQuotients(parameters: readonly ShownParameter[], map: ParameterMap): ShownQuotient[] {
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
  return quotients.map(({ code, members, answerCount, questionCount }, index) => ({
    code,
    name: quotientNames[code],
    answerCount,
    questionCount,
    isShown: shown.has(index),
    members: members.map(({ parameter, sub }) => ({ parameter: parameter.name, subParameter: sub.name })),
  }));
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

/** Answers of a main parameter in a sub-parameter without a figure, to questions with a range. */
export interface HiddenAnswers {
  /** Whether the main parameter's figure is shown. */
  isShown: boolean;
  /** Number of them that count towards each quotient, by its index. */
  ofQuotients: readonly number[];
  /** Number of them that count towards no quotient. */
  ofNone: number;
}

/**
 * Chooses the quotients, by index, that may have a figure beside those of the parameters: of those with enough answers as many as
 * possible, in case of a tie the first ones. Sums can be subtracted, and a quotient cuts across main parameters: EQ less its shown
 * sub-parameters, taken from a main parameter less its shown ones, may leave one answer. So no linear combination of shown figures may
 * depend on fewer than three of the hidden answers.
 */
export function chooseQuotients(parameters: readonly HiddenAnswers[], isEnough: readonly boolean[]): Set<number> {
  const choices = subsets([...isEnough.keys()].filter((index) => isEnough[index])).sort((a, b) => b.length - a.length);
  return new Set(choices.find((shown) => isSafe(parameters, shown)));
}

/** All subsets, those with the first elements first. */
function subsets(of: readonly number[]): number[][] {
  const [first, ...others] = of;
  if (first === undefined) return [[]];
  const rest = subsets(others);
  return [...rest.map((subset) => [first, ...subset]), ...rest];
}

/**
 * In a combination of sums a hidden answer has the weight of its main parameter plus that of its quotient, and drops out where they
 * cancel. If some combination depends on few answers, so does one in which quotients weigh 1 or 0 and main parameters −1 or 0: making
 * two weights equal only lets more answers drop out.
 */
function isSafe(parameters: readonly HiddenAnswers[], shown: readonly number[]): boolean {
  return subsets(shown).every((weighed) => {
    // The numbers of answers that combinations depend on, as far as they are too small.
    let rests = new Set([0]);
    for (const parameter of parameters) {
      const more = restsOf(parameter, weighed);
      rests = new Set([...rests].flatMap((rest) => more.map((left) => rest + left)).filter(isTooFewOrNone));
    }
    return [...rests].every((rest) => rest === 0);
  });
}

const isTooFewOrNone = (answers: number) => answers < minAnswers.subParameter;

/** The number of a main parameter's answers that do not drop out, without its own sum and with it. */
function restsOf({ isShown, ofQuotients, ofNone }: HiddenAnswers, weighed: readonly number[]): number[] {
  const inside = weighed.reduce((sum, quotient) => sum + (ofQuotients[quotient] ?? 0), 0);
  const all = ofQuotients.reduce((sum, count) => sum + count, ofNone);
  return isShown ? [inside, all - inside] : [inside];
}
