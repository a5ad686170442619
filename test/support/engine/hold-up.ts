import { hold, type Match } from '#test/support/faults.ts';
import { another, type Engine } from './make-engine.ts';

/**
 * Begins `work` in a function of its own, and waits until its first matching call is held before the table.
 * @returns `goOn`, which lets the call go on and gives what `work` comes to.
 */
export async function holdUp<T extends Promise<unknown>>(engine: Engine, match: Match, work: (slow: Engine) => T) {
  const slow = another(engine);
  const gate = hold(slow.table, match);
  const result = work(slow);
  await Promise.race([gate.reached, result]);
  return { goOn: () => (gate.release(), result) };
}
