import { hasRange, type ScoredItem } from '#functions/domain/reports/figures/parameters.ts';

/** Without enough answers a person counts as in the middle: items of five options vary about half as much as right-or-wrong items. */
const prior = { spread: 0.5, answers: 10 } as const;
const bounds = { min: 0.2, max: 1 } as const;
/** Fewest answers for an estimate. */
const minEstimated = 12;

/** Whether an item is right or wrong: two point values, so that its variance is p(1 − p) whoever answers. */
export function isRightOrWrong({ distinctPoints }: Pick<ScoredItem, 'distinctPoints'>): boolean {
  return distinctPoints <= 2;
}

/** For rules that must not depend on what was chosen. */
export const priorSpread = prior.spread;

/**
 * ĉ, how far a person's answers vary, as a share of the p(1 − p) of right-or-wrong items. That is the most that values between 0 and 1
 * can vary: Bhatia & Davis (2000), "A better bound on the variance", American Mathematical Monthly 107, 353–357. With the answers as
 * shares x of their range r, weights w = r² / mean(r²) and, for each main parameter, the mean x̄ = Σr·x / Σr:
 * SS = ΣΣ w(x − x̄)², D = Σ (n − 1)·x̄(1 − x̄), df = Σ (n − 1), and ĉ = (df·SS/D + 5) / (df + 10) within 0.2 and 1.
 * @param groups the answers by main parameter. Only those of scales that are shown: with others the width of an interval would give
 * their points away.
 * @returns 0.2..1; ½ for fewer than twelve answers, or if all are the lowest or the highest. Right-or-wrong items are left out, see
 * `effectiveCount`.
 */
export function answerSpread(groups: readonly (readonly ScoredItem[])[]): number {
  const graded = groups.map((items) => items.filter((item) => hasRange(item) && !isRightOrWrong(item)));
  const count = sum(graded, ({ length }) => length);
  const meanSquare = sum(graded.flat(), (item) => rangeOf(item) ** 2) / count;
  let [squares, most, df] = [0, 0, 0];
  for (const items of graded.filter(({ length }) => length > 0)) {
    const mean = sum(items, (item) => rangeOf(item) * shareOf(item)) / sum(items, rangeOf);
    squares += sum(items, (item) => (rangeOf(item) ** 2 / meanSquare) * (shareOf(item) - mean) ** 2);
    most += (items.length - 1) * mean * (1 - mean);
    df += items.length - 1;
  }
  if (count < minEstimated || most === 0) return prior.spread;
  const shrunk = ((df * squares) / most + prior.spread * prior.answers) / (df + prior.answers);
  return Math.min(bounds.max, Math.max(bounds.min, shrunk));
}

const rangeOf = ({ lowest, highest }: ScoredItem) => highest - lowest;
const shareOf = (item: ScoredItem) => (item.points - item.lowest) / rangeOf(item);

function sum<T>(values: readonly T[], of: (value: T) => number): number {
  return values.reduce((total, value) => total + of(value), 0);
}
