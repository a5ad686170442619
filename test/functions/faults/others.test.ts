import { describe, vi } from 'vitest';
import { survivesFaults } from '#test/support/fault-table/survives-faults.ts';
import { otherRows } from './rows/other-rows.ts';

vi.mock('#functions/runtime/digest.ts', async (load) => ({ ...(await load<object>()), newSeed: () => 'AAAAAAAA' }));
// Neither makes a call to AWS, and both take long.
vi.mock('#functions/adapters/pdf/render-report.ts', () => ({
  engine: 'test 1',
  renderReport: async () => Buffer.from('%PDF'),
}));
vi.mock('#functions/adapters/sheet/sheet-reader.ts', async () => {
  const { readSheet } = await import('#functions/adapters/sheet/read-sheet.ts');
  return { sheetReader: () => readSheet };
});

describe('commands to uploads, exports and messages', () => {
  survivesFaults(otherRows);
});
