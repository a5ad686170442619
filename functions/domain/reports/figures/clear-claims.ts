import { priorSpread } from '#functions/domain/reports/statistics/answer-spread.ts';
import { differenceTest, effectiveCount } from '#functions/domain/reports/statistics/interval.ts';
import { alpha, benjaminiHochberg, holm, middleTest } from '#functions/domain/reports/statistics/significance.ts';
import type { ScoredItem } from './parameters.ts';
import type { ClearPair, ScaleFigures } from './report-figures.ts';

/** The middle of the range of every scale, in percent. */
const middle = 50;
/** Fewest effective observations behind a claim about an area: three questions of three options or more, or six of two. */
const minEffective = 6;
/** Ranges that are no whole numbers make a count that is too small by rounding. */
const rounding = 1e-9;

interface Area {
  scale: ScaleFigures;
  items: readonly ScoredItem[];
}

/**
 * Marks the areas whose score is clearly above or below the middle. Many areas are many tests, so their p-values are adjusted for the
 * number of areas that have a score (Benjamini & Hochberg). Whether an area has enough observations does not depend on the answers.
 */
export function markClearSides(areas: readonly Area[], spread: number): void {
  const scored = areas.flatMap(({ scale, items }) => (scale.score ? [{ scale, items, ...scale.score }] : []));
  const values = benjaminiHochberg(
    scored.map(({ percent, items }) => middleTest(percent, effectiveCount(items, spread))),
  );
  scored.forEach(({ scale, items, percent }, at) => {
    const isEnough = effectiveCount(items, priorSpread) >= minEffective - rounding;
    if (isEnough && (values[at] ?? 1) <= alpha) scale.side = percent > middle ? 'above' : 'below';
  });
}

/** The pairs of scales with a score that clearly differ: Newcombe's interval of each, adjusted for the number of pairs (Holm). */
export function clearPairs(scales: readonly ScaleFigures[]): ClearPair[] {
  const scored = scales.flatMap(({ name, score }) => (score ? [{ name, score }] : []));
  const pairs = scored.flatMap((one, at) => scored.slice(at + 1).map((other) => [one, other] as const));
  const values = holm(pairs.map(([one, other]) => differenceTest(one.score, other.score)));
  return pairs.flatMap(([one, other], at) => {
    if ((values[at] ?? 1) > alpha) return [];
    const [higher, lower] = one.score.percent > other.score.percent ? [one, other] : [other, one];
    return [{ higher: higher.name, lower: lower.name }];
  });
}
