import type { Score } from '#functions/domain/reports/document/report-document.ts';
import { scoreScale, type ScoredItem } from '#functions/domain/reports/figures/score-scale.ts';

/** Normal quantile of every interval of a report: 90 %, two-sided. */
const z = 1.645;

/** Items with at least this many distinct point values carry as much information as two right-or-wrong items. */
const finelyGraded = { distinctPoints: 4, varianceShare: 0.5 } as const;

/**
 * The number of equally weighted right-or-wrong items with the same precision: (Σr)² / Σ c·r², with the items' ranges r and c = ½ for
 * items of at least four distinct point values, else 1. In practice the variance of an item's share is at most c·¼. Items with a wide
 * range weigh more, so unequal ranges count as fewer items.
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
 * A percent with its 90 % score interval: Wilson (1927), "Probable inference, the law of succession, and statistical inference",
 * Journal of the American Statistical Association 22, 209–212. The interval stays within 0..100, and has a width at 0 and 100, too.
 */
export function wilsonScore(percent: number, count: number): Score {
  const share = percent / 100;
  const spread = (z * z) / count;
  const centre = share + spread / 2;
  const half = z * Math.sqrt((share * (1 - share)) / count + spread / (4 * count));
  const at = (end: number) => Math.min(100, Math.max(0, (100 * end) / (1 + spread)));
  return { percent, low: Math.min(percent, at(centre - half)), high: Math.max(percent, at(centre + half)) };
}

/** The number of items behind an interval: {@link wilsonScore} solved for its `count`, from an end that is not clamped. */
export function countBehind({ percent, low, high }: Score): number {
  const [share, end] = [percent / 100, (percent > 0 ? low : high) / 100];
  return (z * z * end * (1 - end)) / (share - end) ** 2;
}

/** The score of answered items; `undefined` if none of them has a range. */
export function scoreItems(items: readonly ScoredItem[]): Score | undefined {
  const { percent } = scoreScale(items);
  return percent === undefined ? undefined : wilsonScore(percent, effectiveCount(items));
}
