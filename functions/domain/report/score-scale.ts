import type { ScaleScore } from './attempt-report.ts';

/** What one answered question adds to its scales: the chosen option's points, and the lowest and highest it offers. */
export interface ScoredItem {
  points: number;
  lowest: number;
  highest: number;
}

/**
 * A scale's score over the items answered. `percent` is the percent of maximum possible score (POMP),
 * 100 · (raw − min) / (max − min): Cohen, Cohen, Aiken & West (1999), "The problem of units and the circumstance
 * for POMP", Multivariate Behavioral Research 34(3), 315–346. Unlike raw / max it is 0 for the lowest possible answers.
 */
export function scoreScale(name: string, items: readonly ScoredItem[]): ScaleScore {
  const raw = sum(items, ({ points }) => points);
  const min = sum(items, ({ lowest }) => lowest);
  const max = sum(items, ({ highest }) => highest);
  const score = { name, raw, min, max, questionCount: items.length };
  // Divided first: a quotient of at most 1 cannot become more than 100.
  return max > min ? { ...score, percent: ((raw - min) / (max - min)) * 100 } : score;
}

function sum(items: readonly ScoredItem[], of: (item: ScoredItem) => number): number {
  return items.reduce((total, item) => total + of(item), 0);
}
