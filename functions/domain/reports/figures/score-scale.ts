/** An answered question's contribution to its scales: the chosen option's points, and the lowest and highest on offer. */
export interface ScoredItem {
  points: number;
  lowest: number;
  highest: number;
  /** Number of different points on offer. */
  distinctPoints: number;
}

/** Whether the options have different points; otherwise every choice means the same. */
export function hasRange({ lowest, highest }: Pick<ScoredItem, 'lowest' | 'highest'>): boolean {
  return highest > lowest;
}

/** The sums over the answers of a scale. */
export interface Figure {
  /** Σ points of the chosen options. */
  raw: number;
  /** Σ of the lowest and highest points of the questions answered. */
  min: number;
  max: number;
  /** Percent of range (POMP), 0..100, not rounded: 100 · (raw − min) / (max − min). Absent where max = min. */
  percent?: number;
}

/**
 * A scale's score over the items answered. `percent` is the percent of maximum possible score (POMP),
 * 100 · (raw − min) / (max − min): Cohen, Cohen, Aiken & West (1999), "The problem of units and the circumstance
 * for POMP", Multivariate Behavioral Research 34(3), 315–346. Unlike raw / max it is 0 for the lowest possible answers.
 */
export function scoreScale(items: readonly ScoredItem[]): Figure {
  const raw = sum(items, ({ points }) => points);
  const min = sum(items, ({ lowest }) => lowest);
  const max = sum(items, ({ highest }) => highest);
  // Divide first: a quotient of at most 1 cannot end up above 100 by rounding.
  return { raw, min, max, ...(max > min && { percent: ((raw - min) / (max - min)) * 100 }) };
}

function sum(items: readonly ScoredItem[], of: (item: ScoredItem) => number): number {
  return items.reduce((total, item) => total + of(item), 0);
}
