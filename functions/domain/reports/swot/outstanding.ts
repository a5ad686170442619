import type { Score, ScaleRow } from '#functions/domain/reports/document/report-document.ts';
import type { Area } from '#functions/domain/reports/document/report-material.ts';

/** The middle of the range of every scale. */
const middle = 50;
/** From here on the lowest of a person's areas is no growth area. */
const wellAbove = 62.5;
/** How many strengths, and how many growth areas, are named at most. */
const maxNamed = 5;

export type Scored<T extends { scale: ScaleRow } = Area> = T & { scale: ScaleRow & { score: Score } };

function hasScore<T extends { scale: ScaleRow }>(area: T): area is Scored<T> {
  return area.scale.score !== undefined;
}

/** What of an attempt's areas stands out, and how sure that is. Areas are in the order of the bank. */
export interface Outstanding {
  /** The interval lies above the middle: by its lower end, then in the order of the bank. All of them. */
  strengths: Scored[];
  /**
   * `clear`: the interval lies below the middle, by its upper end. `lowest`: none does so, these two have less of their
   * range than every other area, and the main parameters differ. `none`: nothing may be said. `unknown`: no area has a figure.
   */
  growth: { kind: 'clear' | 'lowest'; areas: Scored[] } | { kind: 'none' } | { kind: 'unknown' };
}

/** @param isReliable whether the main parameters reliably differ. */
export function outstandingOf(areas: readonly Area[], isReliable: boolean): Outstanding {
  const scored = areas.filter((area) => hasScore(area));
  return {
    strengths: scored
      .filter(({ scale: { score } }) => score.low > middle)
      .toSorted((a, b) => b.scale.score.low - a.scale.score.low),
    growth: growthOf(scored, isReliable),
  };
}

function growthOf(scored: readonly Scored[], isReliable: boolean): Outstanding['growth'] {
  if (scored.length === 0) return { kind: 'unknown' };
  const below = fromTheLowest(scored.filter(({ scale: { score } }) => score.high < middle));
  if (below.length > 0) return { kind: 'clear', areas: below };
  const [first, second, third] = scored.toSorted((a, b) => a.scale.score.percent - b.scale.score.percent);
  if (!isReliable || !first || !second || !third) return { kind: 'none' };
  // At a tie the order of the bank would choose: then none is named.
  const isApart = second.scale.score.percent < third.scale.score.percent;
  const lowest = [first, second];
  return isApart && lowest.every(({ scale: { score } }) => score.low <= middle && score.percent < wellAbove)
    ? { kind: 'lowest', areas: lowest }
    : { kind: 'none' };
}

/**
 * Those that are named: the first five, or as many as no tie cuts in two, which may be none. The order of the bank chooses
 * nobody's strengths.
 */
export function namedOf({ strengths, growth }: Outstanding): { strengths: Scored[]; growthAreas: Scored[] } {
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

/** By the upper end of the interval: first the area that is most surely below the others. Areas without a figure are left out. */
export function fromTheLowest(areas: readonly Area[]): Scored[] {
  return areas.filter((area) => hasScore(area)).toSorted((a, b) => a.scale.score.high - b.scale.score.high);
}
