import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CommandRow } from './command-row.ts';
import { startFaultWorld, type FaultWorld } from './fault-world.ts';
import { runFaults } from './run-faults.ts';

/** Cases that a failing test shows. */
const maxShown = 8;
const maxLength = 1_000;
/** A command of 20 calls meets more than a hundred faults. */
const timeLimitMs = 600_000;

/** Tests that each command leaves the state of one run without faults, whatever fault it meets. */
export function survivesFaults(rows: readonly CommandRow[]): void {
  let world: FaultWorld;
  beforeAll(async () => void (world = await startFaultWorld()), 120_000);
  afterAll(() => world.close());

  const survives = async (_: string, row: CommandRow) => {
    const { told, calls, cases, found } = await runFaults(world, row);
    process.stdout.write(`${row.name}: ${cases} cases; ${calls.map(({ name }) => name).join(', ')}\n`);
    expect(told, 'the run without faults').toBeOneOf(row.refusedAs ? [row.refusedAs] : ['200', 'handled']);
    expect(
      found.slice(0, maxShown).map(({ case: name, problem }) => `${name}: ${problem.slice(0, maxLength)}`),
    ).toEqual([]);
    expect(calls.some(({ isWrite }) => isWrite)).toBe(true);
  };
  const named = rows.map((row) => [row.name, row] as const);
  it.each(named)('%s: any fault, then a retry, leaves the state of one faultless run', survives, timeLimitMs);
}
