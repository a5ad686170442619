import { describe, vi } from 'vitest';
import { survivesFaults } from '#test/support/fault-table/survives-faults.ts';
import { attemptRows } from './rows/attempt-rows.ts';

vi.mock('#functions/runtime/digest.ts', async (load) => ({ ...(await load<object>()), newSeed: () => 'AAAAAAAA' }));

describe('commands of candidates, and grants to attempts', () => {
  survivesFaults(attemptRows);
});
