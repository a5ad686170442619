import { describe, vi } from 'vitest';
import { survivesFaults } from '#test/support/fault-table/survives-faults.ts';
import { bankRows } from './rows/bank-rows.ts';

vi.mock('#functions/runtime/digest.ts', async (load) => ({ ...(await load<object>()), newSeed: () => 'AAAAAAAA' }));

describe('commands to quizzes and their banks', () => {
  survivesFaults(bankRows);
});
