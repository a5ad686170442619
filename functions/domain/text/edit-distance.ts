/** Edit distance with transpositions; `undefined` beyond `max`. Computes only the cells near the diagonal. */
export function distanceWithin(a: string, b: string, max: number): number | undefined {
  if (Math.abs(a.length - b.length) > max) return undefined;
  let [before, last] = [[] as number[], Array.from({ length: b.length + 1 }, (_, index) => index)];
  for (let i = 1; i <= a.length; i++) {
    const row: number[] = [i];
    const [from, to] = [Math.max(1, i - max), Math.min(b.length, i + max)];
    let least = from === 1 ? i : Infinity;
    for (let j = from; j <= to; j++) {
      const change = (last[j - 1] ?? Infinity) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swap = isSwap ? (before[j - 2] ?? Infinity) + 1 : Infinity;
      const cell = Math.min((last[j] ?? Infinity) + 1, (row[j - 1] ?? Infinity) + 1, change, swap);
      row[j] = cell;
      least = Math.min(least, cell);
    }
    if (least > max) return undefined;
    [before, last] = [last, row];
  }
  const distance = last[b.length] ?? Infinity;
  return distance <= max ? distance : undefined;
}
