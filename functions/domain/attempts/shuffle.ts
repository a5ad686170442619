/** FNV-1a, 32 bit: spreads a text seed over the generator's state. */
function hash(text: string): number {
  let state = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    state = Math.imul(state ^ text.charCodeAt(index), 0x01000193);
  }
  return state >>> 0;
}

/** mulberry32: a 32-bit generator of numbers in [0, 1). */
function generator(seed: string): () => number {
  let state = hash(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A number in [0, 1) that depends on the text alone, to break ties. */
export function chanceOf(text: string): number {
  return generator(text)();
}

/** Shuffles into a new array (Fisher–Yates). The order depends on the seed alone, so it must never change: attempts rely on it. */
export function shuffle<T>(items: readonly T[], seed: string): T[] {
  const random = generator(seed);
  const shuffled = [...items];
  for (let last = shuffled.length - 1; last > 0; last--) {
    const pick = Math.floor(random() * (last + 1));
    [shuffled[last], shuffled[pick]] = [shuffled[pick] as T, shuffled[last] as T];
  }
  return shuffled;
}
