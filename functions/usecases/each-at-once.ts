/** Processes all items, with a limit of parallel ones. A failure stops no other item. @returns the failures. */
export async function forEachConcurrently<T>(
  items: Iterable<T>,
  atOnce: number,
  work: (item: T) => Promise<void>,
): Promise<unknown[]> {
  const failures: unknown[] = [];
  const queue = items[Symbol.iterator]();
  const worker = async () => {
    for (let next = queue.next(); !next.done; next = queue.next()) {
      await work(next.value).catch((cause: unknown) => failures.push(cause));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return failures;
}
