import type { Score } from '#functions/domain/reports/document/report-document.ts';
import { scoreScale, type ScoredItem } from '#functions/domain/reports/figures/score-scale.ts';

/** Normal quantile of every interval of a report: 90 %, two-sided. */
const z = 1.645;

/** From so many distinct point values on, an item says as much as two that are right or wrong. */
const finelyGraded = { distinctPoints: 4, varianceShare: 0.5 } as const;

/**
 * How many right-or-wrong items of equal weight would be as precise: (Σr)² / Σ c·r², with the items' ranges r and c = ½ for
 * items of at least four distinct point values, else 1. The variance of an item's share is c·¼ at most in practice, and
 * items of a wide range weigh more than others, so that they make up for less than their number.
 */
export function effectiveCount(items: readonly ScoredItem[]): number {
  let ranges = 0;
  let weighted = 0;
  for (const { lowest, highest, distinctPoints } of items) {
    const range = highest - lowest;
    ranges += range;
    weighted += (distinctPoints >= finelyGraded.distinctPoints ? finelyGraded.varianceShare : 1) * range * range;
  }
  return weighted > 0 ? (ranges * ranges) / weighted : 0;
}

/**
 * A percent with its 90 % score interval: Wilson (1927), "Probable inference, the law of succession, and statistical
 * inference", Journal of the American Statistical Association 22, 209–212. It never leaves 0..100 and has a width at 0 and 100, too.
 */
export function wilsonScore(percent: number, count: number): Score {
  const share = percent / 100;
  const spread = (z * z) / count;
  const centre = share + spread / 2;
  const half = z * Math.sqrt((share * (1 - share)) / count + spread / (4 * count));
  const at = (end: number) => Math.min(100, Math.max(0, (100 * end) / (1 + spread)));
  return { percent, low: Math.min(percent, at(centre - half)), high: Math.max(percent, at(centre + half)) };
}

/** For how many items an interval was made: {@link wilsonScore} solved for its `count`, from an end that is not cut off. */
export function countBehind({ percent, low, high }: Score): number {
  const [share, end] = [percent / 100, (percent > 0 ? low : high) / 100];
  return (z * z * end * (1 - end)) / (share - end) ** 2;
}

/** The score of answered items; `undefined` where none of them has a range. */
export function scoreItems(items: readonly ScoredItem[]): Score | undefined {
  const { percent } = scoreScale(items);
  return percent === undefined ? undefined : wilsonScore(percent, effectiveCount(items));
}

/** Whether the whole interval lies above: "a strength" is above 50. */
export function isAbove({ low }: Score, percent: number): boolean {
  return low > percent;
}

/** Whether the whole interval lies below. */
export function isBelow({ high }: Score, percent: number): boolean {
  return high < percent;
}
