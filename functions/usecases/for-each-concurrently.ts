/** Processes all items, at most `concurrency` at a time. A failure stops no other item. @returns the failures. */
export async function forEachConcurrently<T>(
  items: Iterable<T>,
  concurrency: number,
  work: (item: T) => Promise<void>,
): Promise<unknown[]> {
  const failures: unknown[] = [];
  const queue = items[Symbol.iterator]();
  const worker = async () => {
    for (let next = queue.next(); !next.done; next = queue.next()) {
      await work(next.value).catch((cause: unknown) => failures.push(cause));
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  return failures;
}
