import type { Score, ScaleRow } from '#functions/domain/reports/document/report-document.ts';
import type { Area } from '#functions/domain/reports/document/report-material.ts';

/** The middle of the range of every scale. */
const middle = 50;
/** A lowest area from this percent on is no growth area. */
const wellAbove = 62.5;
/** Maximum number of strengths, and of growth areas, that are named. */
export const maxNamed = 3;

export type Scored<T extends { scale: ScaleRow } = Area> = T & { scale: ScaleRow & { score: Score } };

function hasScore<T extends { scale: ScaleRow }>(area: T): area is Scored<T> {
  return area.scale.score !== undefined;
}

/** The areas of an attempt that stand out, and how sure that is. Areas are in the order of the bank. */
export interface StandOutAreas {
  /** All areas that are clearly above the middle, sorted by the lower end of their interval. */
  strengths: Scored[];
  /** Without strengths two areas that score above 50 and above every other one, if the main parameters differ. */
  largest: Scored[];
  /** Whether nearly all answers have the most points and more areas are equally high than may be named: then no strength is. */
  isCeiling: boolean;
  /**
   * `clear`: areas that are clearly below the middle, sorted by the upper end of their interval. `lowest`: there are none, but two areas
   * score lower than every other one, and the main parameters differ. `none`: nothing may be said. `unknown`: no area has a figure.
   */
  growth: { kind: 'clear' | 'lowest'; areas: Scored[] } | { kind: 'none' } | { kind: 'unknown' };
}

interface Findings {
  /** Whether the main parameters reliably differ. */
  isReliable: boolean;
  /** Whether nearly all answers have the most points, as far as the report may say so. */
  isCeiling: boolean;
}

export function standOutAreas(areas: readonly Area[], { isReliable, isCeiling }: Findings): StandOutAreas {
  const scored = areas.filter((area) => hasScore(area));
  const strengths = scored
    .filter(({ side }) => side === 'above')
    .sort((a, b) => b.scale.score.low - a.scale.score.low || a.draw - b.draw);
  const best = strengths.filter(({ scale }) => scale.score.low === strengths[0]?.scale.score.low);
  const largest = isReliable && strengths.length === 0 ? twoApart(scored, -1) : [];
  return {
    strengths,
    largest: largest.every(({ scale }) => scale.score.percent > middle) ? largest : [],
    isCeiling: isCeiling && best.length > maxNamed,
    growth: growthOf(scored, isReliable),
  };
}

/** The two areas with the lowest scores (`way` 1) or the highest (-1). Of more than two equals neither is apart from the others. */
function twoApart(scored: readonly Scored[], way: 1 | -1): Scored[] {
  const [first, second, third] = [...scored].sort((a, b) => way * (a.scale.score.percent - b.scale.score.percent));
  const isApart = second && third && second.scale.score.percent !== third.scale.score.percent;
  return first && isApart ? [first, second] : [];
}

function growthOf(scored: readonly Scored[], isReliable: boolean): StandOutAreas['growth'] {
  if (scored.length === 0) return { kind: 'unknown' };
  const below = sortFromLowest(scored.filter(({ side }) => side === 'below'));
  if (below.length > 0) return { kind: 'clear', areas: below };
  const lowest = isReliable ? twoApart(scored, 1) : [];
  const isLow = lowest.every(({ scale: { score } }) => score.low <= middle && score.percent < wellAbove);
  return isLow && lowest.length > 0 ? { kind: 'lowest', areas: lowest } : { kind: 'none' };
}

/** The areas to name: the first three of each. */
export function namedAreas({ strengths, isCeiling, growth }: StandOutAreas): {
  strengths: Scored[];
  growthAreas: Scored[];
} {
  return {
    strengths: isCeiling ? [] : strengths.slice(0, maxNamed),
    growthAreas: 'areas' in growth ? growth.areas.slice(0, maxNamed) : [],
  };
}

/**
 * Sorted by the upper end of the interval: first the area that is most surely below the others; equals by chance. Areas without a figure
 * are left out.
 */
export function sortFromLowest(areas: readonly Area[]): Scored[] {
  return areas
    .filter((area) => hasScore(area))
    .sort((a, b) => a.scale.score.high - b.scale.score.high || a.draw - b.draw);
}
