import type { Fault, FaultRule } from './fault-proxy-plan.ts';

/** Returns the function that draws the fault for each request that matches the rule. */
export function faultPicker(rule: FaultRule): () => Fault {
  if ('script' in rule) {
    const left = Array.from({ length: rule.times ?? 1 }, () => rule.script).flat();
    return () => left.shift() ?? { kind: 'pass' };
  }
  const { seed, chance, faults } = rule.random;
  const random = seededRandom(seed);
  return () => {
    // Draw both each time, so that the n-th request always gets the n-th pair.
    const [happens, which] = [random() < chance, Math.floor(random() * faults.length)];
    return (happens && faults[which]) || { kind: 'pass' };
  };
}

/** Mulberry32: numbers in [0, 1), the same sequence for the same seed. */
export function seededRandom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
