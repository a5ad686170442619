/** The rank of a matrix, by Gram and Schmidt: how many of its rows are more than a combination of those above them. */
export function rankOf(matrix: readonly (readonly number[])[]): number {
  const units: number[][] = [];
  for (const row of matrix) {
    const rest = units.reduce(
      (left, unit) => {
        const along = left.reduce((sum, value, at) => sum + value * (unit[at] ?? 0), 0);
        return left.map((value, at) => value - along * (unit[at] ?? 0));
      },
      [...row],
    );
    const size = Math.hypot(...rest);
    if (size > 1e-6 * Math.hypot(...row)) units.push(rest.map((value) => value / size));
  }
  return units.length;
}

/** Each value alone and each two of them. */
export function pairsOf(values: readonly number[]): [number, number][] {
  return values.flatMap((one, at) => values.slice(at).map((other): [number, number] => [one, other]));
}
