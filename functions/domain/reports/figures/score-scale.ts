/** What one answered question adds to its scales: the chosen option's points, and the lowest and highest it offers. */
export interface ScoredItem {
  points: number;
  lowest: number;
  highest: number;
  /** How many different points it offers. */
  distinctPoints: number;
}

/** Whether its options have different points: else every choice says the same. */
export function hasRange({ lowest, highest }: Pick<ScoredItem, 'lowest' | 'highest'>): boolean {
  return highest > lowest;
}

/** What the answers of a scale add up to. */
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
  // Divided first: a quotient of at most 1 cannot become more than 100.
  return { raw, min, max, ...(max > min && { percent: ((raw - min) / (max - min)) * 100 }) };
}

function sum(items: readonly ScoredItem[], of: (item: ScoredItem) => number): number {
  return items.reduce((total, item) => total + of(item), 0);
}
