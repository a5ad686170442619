import { leastAnswers } from './withhold-figures.ts';

/** The answers of a main parameter whose sub-parameter has no figure. */
export interface HiddenAnswers {
  /** Whether the main parameter has its figure. */
  isShown: boolean;
  /** How many of them count towards each quotient, by its index. */
  ofQuotients: readonly number[];
  /** How many count towards none. */
  ofNone: number;
}

/**
 * Which quotients, by index, may have a figure beside those of the parameters: of those with enough answers as many as
 * possible, the first ones of equally many. Sums subtract, and a quotient cuts across main parameters: EQ less its shown sub-parameters, taken from a
 * main parameter less its shown ones, may leave one answer. So no combination of what is shown, however weighted, may rest on
 * fewer than three of the hidden answers.
 */
export function chooseQuotients(parameters: readonly HiddenAnswers[], isEnough: readonly boolean[]): Set<number> {
  const choices = subsets([...isEnough.keys()].filter((index) => isEnough[index])).sort((a, b) => b.length - a.length);
  return new Set(choices.find((shown) => isSafe(parameters, shown)));
}

/** All of them, those with the first ones first. */
function subsets(of: readonly number[]): number[][] {
  const [first, ...others] = of;
  if (first === undefined) return [[]];
  const rest = subsets(others);
  return [...rest.map((subset) => [first, ...subset]), ...rest];
}

/**
 * In a combination of sums a hidden answer has the weight of its main parameter plus that of its quotient. Whatever the
 * quotients weigh, a main parameter can be weighed so that its answers in quotients of one weight cancel out; one without
 * a figure has weight 0. So it is enough to try which quotients weigh alike, and which weigh nothing.
 */
function isSafe(parameters: readonly HiddenAnswers[], shown: readonly number[]): boolean {
  return everyWeighting(shown.length).every((weights) => {
    const weightOf = (quotient: number) => weights[shown.indexOf(quotient)] ?? 0;
    // How few answers a combination can rest on, as far as they are too few.
    let rests = new Set([0]);
    for (const parameter of parameters) {
      const more = restsOf(parameter, weightOf);
      rests = new Set([...rests].flatMap((rest) => more.map((left) => rest + left)).filter(isTooFewOrNone));
    }
    return [...rests].every((rest) => rest === 0);
  });
}

const isTooFewOrNone = (answers: number) => answers < leastAnswers.subParameter;

/** How many of its answers do not cancel out, for each way of weighing the main parameter. */
function restsOf({ isShown, ofQuotients, ofNone }: HiddenAnswers, weightOf: (quotient: number) => number): number[] {
  const byWeight = new Map([[0, ofNone]]);
  ofQuotients.forEach((count, quotient) => {
    const weight = weightOf(quotient);
    byWeight.set(weight, (byWeight.get(weight) ?? 0) + count);
  });
  const all = [...byWeight.values()].reduce((sum, count) => sum + count, 0);
  if (!isShown) return [all - (byWeight.get(0) ?? 0)];
  return [all, ...[...byWeight.values()].map((count) => all - count)];
}

/** Every way in which so many weights can be 0, alike or different. */
function everyWeighting(count: number, different = count): number[][] {
  if (count === 0) return [[]];
  const values = Array.from({ length: different + 1 }, (_, value) => value);
  return everyWeighting(count - 1, different).flatMap((weights) => values.map((value) => [...weights, value]));
}
