/** Characters that no compression makes fewer of. */
export function noise(count: number, seed = 1): string {
  let state = seed;
  return Array.from({ length: count }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return String.fromCodePoint(0x4e00 + (state % 20_000));
  }).join('');
}
