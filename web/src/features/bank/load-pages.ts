/** Parallel requests for pages: fast on a good connection, without a burst on the server. */
const atOnce = 4;

/** All rows of pages 0 to `pages` - 1, in order. */
export async function loadPages<Row>(pages: number, load: (page: number) => Promise<Row[]>): Promise<Row[]> {
  const rows: Row[] = [];
  for (let first = 0; first < pages; first += atOnce) {
    const batch = Array.from({ length: Math.min(atOnce, pages - first) }, (_, index) => load(first + index));
    rows.push(...(await Promise.all(batch)).flat());
  }
  return rows;
}
