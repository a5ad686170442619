/** Processes all items, `batchSize` at a time. A failure stops no other item; its error is thrown after all were tried. */
export async function eachInBatches<T>(
  items: readonly T[],
  batchSize: number,
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  const failures: unknown[] = [];
  for (let from = 0; from < items.length; from += batchSize) {
    const outcomes = await Promise.allSettled(items.slice(from, from + batchSize).map(work));
    for (const outcome of outcomes) if (outcome.status === 'rejected') failures.push(outcome.reason);
  }
  if (failures.length > 0) throw failures[0];
}
