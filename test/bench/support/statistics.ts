export function median(values: readonly number[]): number {
  const sorted = ascending(values);
  const middle = sorted.length >> 1;
  return ((sorted[middle] ?? NaN) + (sorted[sorted.length - 1 - middle] ?? NaN)) / 2;
}

/** The smallest value that 95 of 100 do not exceed. */
export function p95(values: readonly number[]): number {
  return ascending(values)[Math.ceil(values.length * 0.95) - 1] ?? NaN;
}

function ascending(values: readonly number[]): number[] {
  if (values.length === 0) throw new Error('Nothing was measured.');
  return [...values].sort((a, b) => a - b);
}

/** How long it took, and what came of it. */
export async function timed<T>(run: () => Promise<T>): Promise<{ ms: number; result: T }> {
  const begin = performance.now();
  const result = await run();
  return { ms: performance.now() - begin, result };
}
