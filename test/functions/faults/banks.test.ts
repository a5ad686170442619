import { describe, vi } from 'vitest';
import { survivesFaults } from '#test/support/fault-table/survives-faults.ts';
import { bankRows } from './rows/bank-rows.ts';

vi.mock('#functions/runtime/seed.ts', () => ({ newSeed: () => 'AAAAAAAA' }));

describe('a command of an admin to a quiz or its bank, with a fault at any of its calls and a retry', () => {
  survivesFaults(bankRows);
});
