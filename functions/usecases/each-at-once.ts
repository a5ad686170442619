/** Works on all items, at most so many at the same time. One that fails stops no other. @returns why some failed. */
export async function eachAtOnce<T>(
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
