import type { Score } from '#functions/domain/reports/document/report-document.ts';
import { scoreScale, type ScoredItem } from '#functions/domain/reports/figures/parameters.ts';
import { isRightOrWrong } from './answer-spread.ts';
import { chiSquareTail } from './significance.ts';

/** Normal quantile of every interval of a report: 90 %, two-sided. */
const z = 1.645;

/**
 * The number of equally weighted right-or-wrong items with the same precision: (Σr)² / Σ c·r², with the items' ranges r and c = `spread`
 * (see `answerSpread`), or 1 for right-or-wrong items. Items with a wide range weigh more, so unequal ranges count as fewer items.
 */
export function effectiveCount(items: readonly ScoredItem[], spread: number): number {
  let ranges = 0;
  let weighted = 0;
  for (const item of items) {
    const range = item.highest - item.lowest;
    ranges += range;
    weighted += (isRightOrWrong(item) ? 1 : spread) * range * range;
  }
  return weighted > 0 ? (ranges * ranges) / weighted : 0;
}

/**
 * A percent with its 90 % score interval: Wilson (1927), "Probable inference, the law of succession, and statistical inference",
 * Journal of the American Statistical Association 22, 209–212. The interval stays within 0..100, and has a width at 0 and 100, too.
 */
export function wilsonScore(percent: number, count: number, quantile = z): Score {
  const share = percent / 100;
  const spread = quantile ** 2 / count;
  const centre = share + spread / 2;
  const half = quantile * Math.sqrt((share * (1 - share)) / count + spread / (4 * count));
  const at = (end: number) => Math.min(100, Math.max(0, (100 * end) / (1 + spread)));
  return { percent, low: Math.min(percent, at(centre - half)), high: Math.max(percent, at(centre + half)) };
}

/** The number of items behind an interval: {@link wilsonScore} solved for its `count`, from an end that is not clamped. */
export function countBehind({ percent, low, high }: Score): number {
  const [share, end] = [percent / 100, (percent > 0 ? low : high) / 100];
  return (z * z * end * (1 - end)) / (share - end) ** 2;
}

/** The score of answered items; `undefined` if none of them has a range. */
export function scoreItems(items: readonly ScoredItem[], spread: number): Score | undefined {
  const { percent } = scoreScale(items);
  return percent === undefined ? undefined : wilsonScore(percent, effectiveCount(items, spread));
}

/** A difference of two percents with its 90 % interval, in points of percent: −100 ≤ low ≤ difference ≤ high ≤ 100. */
export interface Difference {
  difference: number;
  low: number;
  high: number;
}

/**
 * The hybrid score interval of a − b: Newcombe (1998), "Interval estimation for the difference between independent
 * proportions: comparison of eleven methods", Statistics in Medicine 17, 873–890, method 10, over the scores' own intervals.
 */
export function differenceOf(a: Score, b: Score): Difference {
  const difference = a.percent - b.percent;
  return {
    difference,
    low: difference - Math.hypot(a.percent - a.low, b.high - b.percent),
    high: difference + Math.hypot(a.high - a.percent, b.percent - b.low),
  };
}

/** Whether two scales may be called different: the interval of their difference excludes 0. */
export function isDifferent(a: Score, b: Score): boolean {
  const { low, high } = differenceOf(a, b);
  return low > 0 || high < 0;
}

/** Its tail is smaller than the smallest number. */
const largestQuantile = 40;
const halvings = 60;

/** The two-sided p of a difference, 0..1: the smallest α at which Newcombe's interval of level 1 − α excludes 0. */
export function differenceTest(a: Score, b: Score): number {
  const counts = { a: countBehind(a), b: countBehind(b) };
  let [excluding, including] = [0, largestQuantile];
  for (let step = 0; step < halvings; step++) {
    const quantile = (excluding + including) / 2;
    const isOut = isDifferent(wilsonScore(a.percent, counts.a, quantile), wilsonScore(b.percent, counts.b, quantile));
    [excluding, including] = isOut ? [quantile, including] : [excluding, quantile];
  }
  return chiSquareTail(excluding ** 2, 1);
}
