import { describe, vi } from 'vitest';
import { survivesFaults } from '#test/support/fault-table/survives-faults.ts';
import { attemptRows } from './rows/attempt-rows.ts';

vi.mock('#functions/runtime/seed.ts', () => ({ newSeed: () => 'AAAAAAAA' }));

describe('a command of a candidate or to an attempt, with a fault at any of its calls and a retry', () => {
  survivesFaults(attemptRows);
});
