import { countBehind, wilsonScore } from './interval.ts';
import type { Score } from '#functions/domain/reports/document/report-document.ts';

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

/** By how many whole points a score of 50, with as many items as these two have, has to move to be called changed. */
export function minReliableChange(before: Score, now: Score): number {
  const middle = wilsonScore(50, countBehind(before));
  let points = 1;
  while (points < 50 && !isDifferent(wilsonScore(50 + points, countBehind(now)), middle)) points += 1;
  return points;
}
