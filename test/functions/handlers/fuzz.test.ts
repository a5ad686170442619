import { expect, it } from 'vitest';
import { runFuzz } from '#test/support/fuzz/run-fuzz.ts';

it('no made-up request makes the server fail or say what the contract does not know', async () => {
  const { wrong, byStatus, succeeded } = await runFuzz({ requests: 500, seed: 20_260_101 });
  expect(wrong).toEqual([]);
  // The requests are not so wrong that nothing behind the doors is reached.
  expect(byStatus[200]).toBeGreaterThan(50);
  expect(succeeded.size).toBeGreaterThan(15);
}, 240_000);
