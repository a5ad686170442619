import type { ways } from '#web/lib/words/method.ts';

/** What simulated reports have shown, rounded, in percent. A test compares it with the measurement (`docs/bench.md`). */
export const coverage = {
  people: 300,
  ways: 10,
  keys: 6,
  sizes: 4,
  /** Intervals that held the true score with 60 questions: on average, and in the worst case. */
  held: 94,
  lowest: 78,
  /** People who read a false order of two main parameters, of the way of answering with the most. */
  order: 5.4,
};

/** For each way of answering: intervals that held the true score, and people who read a false side of an area. */
export const coverageByWay: Record<keyof typeof ways, readonly [held: number, falseSide: number]> = {
  'one trait': [93, 0.2],
  'a level for each main parameter': [93, 1.1],
  'a level for each area': [96, 0.7],
  'high stakes': [94, 0],
  'faking good': [93, 0],
  low: [94, 0],
  'middle answering': [100, 0],
  'extreme answering': [91, 0.3],
  'random from half on': [92, 0.4],
  'random answering': [91, 0.1],
};
