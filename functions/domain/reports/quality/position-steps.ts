import { uniformTest } from '#functions/domain/reports/statistics/significance.ts';
import { positionCounts, type PlacedAnswer } from './response-quality.ts';

/**
 * How often each step from the position of one answer to that of the next occurs, modulo the number of options of the next: of the
 * questions with the most frequent number of options. Whatever the position before, all steps are equally likely, because options are
 * shuffled; that holds where the number of options changes, too. Diagonals, zigzags and alternation use few steps.
 */
export function stepCounts(answers: readonly PlacedAnswer[]): number[] {
  const steps = answers.slice(1).map(({ position, optionCount }, index) => {
    const before = (answers[index]?.position ?? 0) % optionCount;
    return { position: (position - before + optionCount) % optionCount, optionCount };
  });
  return positionCounts(steps);
}

/** Larger tables take too long to list; the χ² test needs five expected in each cell. */
const maxListed = 500;

/**
 * The probability that chance alone makes counts at least as uneven as these: by the χ² test, or exactly where there are too few for it.
 * `undefined` if there are too few for so many cells.
 */
export function unevenProbability(counts: readonly number[]): number | undefined {
  const total = counts.reduce((sum, count) => sum + count, 0);
  return uniformTest(counts)?.p ?? (total * counts.length <= maxListed ? exactUnevenProbability(counts) : undefined);
}

/**
 * P(Σ k² ≥ that of these counts k) for equal chances, by the multinomial distribution: χ² has the same order. Adds up the probabilities
 * of all tables, cell by cell: by how many draws they have used, and by Σ k² as far as that matters.
 */
export function exactUnevenProbability(counts: readonly number[]): number {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const squares = counts.reduce((sum, count) => sum + count ** 2, 0);
  const size = squares + 1;
  let tables = new Map([[0, 1]]);
  for (let left = counts.length; left > 0; left--) {
    const next = new Map<number, number>();
    for (const [state, probability] of tables) {
      const [used, sum] = [Math.floor(state / size), state % size];
      const draws = total - used;
      // The cell gets k of the remaining draws with the chance 1 / left each; the last one gets them all.
      let ofCount = left === 1 ? 1 : (1 - 1 / left) ** draws;
      for (let k = left === 1 ? draws : 0; k <= draws; k++) {
        const reached = (used + k) * size + Math.min(squares, sum + k * k);
        next.set(reached, (next.get(reached) ?? 0) + probability * ofCount);
        ofCount *= (draws - k) / ((k + 1) * (left - 1));
      }
    }
    tables = next;
  }
  return [...tables].reduce((sum, [state, probability]) => sum + (state % size === squares ? probability : 0), 0);
}
