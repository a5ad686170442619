import type { Score, ScaleRow } from '#functions/domain/reports/document/report-document.ts';
import type { Area } from '#functions/domain/reports/document/report-material.ts';

/** The middle of the range of every scale. */
const middle = 50;
/** A lowest area from this percent on is no growth area. */
const wellAbove = 62.5;
const maxNamed = 5;

export type Scored<T extends { scale: ScaleRow } = Area> = T & { scale: ScaleRow & { score: Score } };

function hasScore<T extends { scale: ScaleRow }>(area: T): area is Scored<T> {
  return area.scale.score !== undefined;
}

/** The areas of an attempt that stand out, and how sure that is. Areas are in the order of the bank. */
export interface StandOutAreas {
  /** All areas whose interval is above the middle, sorted by its lower end, then in the order of the bank. */
  strengths: Scored[];
  /**
   * `clear`: areas whose interval is below the middle, sorted by its upper end. `lowest`: there are none, but two areas score lower
   * than every other one, and the main parameters differ. `none`: nothing may be said. `unknown`: no area has a figure.
   */
  growth: { kind: 'clear' | 'lowest'; areas: Scored[] } | { kind: 'none' } | { kind: 'unknown' };
}

/** @param isReliable whether the main parameters reliably differ. */
export function standOutAreas(areas: readonly Area[], isReliable: boolean): StandOutAreas {
  const scored = areas.filter((area) => hasScore(area));
  return {
    strengths: scored
      .filter(({ scale: { score } }) => score.low > middle)
      .sort((a, b) => b.scale.score.low - a.scale.score.low),
    growth: growthOf(scored, isReliable),
  };
}

function growthOf(scored: readonly Scored[], isReliable: boolean): StandOutAreas['growth'] {
  if (scored.length === 0) return { kind: 'unknown' };
  const below = sortFromLowest(scored.filter(({ scale: { score } }) => score.high < middle));
  if (below.length > 0) return { kind: 'clear', areas: below };
  const [first, second, third] = [...scored].sort((a, b) => a.scale.score.percent - b.scale.score.percent);
  if (!isReliable || !first || !second || !third) return { kind: 'none' };
  // In case of a tie the order of the bank would decide, so none is named.
  const isApart = second.scale.score.percent < third.scale.score.percent;
  const lowest = [first, second];
  return isApart && lowest.every(({ scale: { score } }) => score.low <= middle && score.percent < wellAbove)
    ? { kind: 'lowest', areas: lowest }
    : { kind: 'none' };
}

/**
 * The areas to name: the first five, or fewer to avoid splitting a tie, possibly none. The order of the bank must not decide a person's
 * strengths.
 */
export function namedAreas({ strengths, growth }: StandOutAreas): { strengths: Scored[]; growthAreas: Scored[] } {
  return {
    strengths: firstOf(strengths, ({ low }) => low),
    growthAreas: growth.kind === 'clear' || growth.kind === 'lowest' ? firstOf(growth.areas, ({ high }) => high) : [],
  };
}

function firstOf(areas: readonly Scored[], endOf: (score: Score) => number): Scored[] {
  const ends = areas.map(({ scale }) => endOf(scale.score));
  let count = Math.min(maxNamed, areas.length);
  while (count < areas.length && count > 0 && ends[count - 1] === ends[count]) count -= 1;
  return areas.slice(0, count);
}

/** Sorted by the upper end of the interval: first the area that is most surely below the others. Areas without a figure are left out. */
export function sortFromLowest(areas: readonly Area[]): Scored[] {
  return areas.filter((area) => hasScore(area)).sort((a, b) => a.scale.score.high - b.scale.score.high);
}
