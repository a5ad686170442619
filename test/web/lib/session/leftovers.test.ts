// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { device } from '#test/web/lib/memory-database.ts';
import { editsKey } from '#web/lib/admin/bank-edits-key.ts';
import { discardLeftovers, findLeftovers } from '#web/lib/session/leftovers.ts';

vi.mock('#web/lib/outbox/outbox-database.ts', () => import('#test/web/lib/memory-database.ts'));

beforeEach(() => {
  localStorage.clear();
  device.isBroken = false;
  device.stores['answers'] = [
    { attemptId: '1.1.A', questionId: '1', owner: 'asha' },
    { attemptId: '1.1.A', questionId: '2', owner: 'asha' },
    { attemptId: '1.1.R', questionId: '1', owner: 'ravi' },
    { attemptId: '1.1.X', questionId: '1' },
  ];
  for (const key of [editsKey('asha', 1), editsKey('asha', 2), editsKey('ravi', 1)]) localStorage.setItem(key, '{}');
});

it('leftovers are counted for one person only', async () => {
  expect(await findLeftovers('asha')).toEqual({ answers: 2, isHeld: false, banks: 2 });
  expect(await findLeftovers('ravi')).toEqual({ answers: 1, isHeld: false, banks: 1 });
  expect(await findLeftovers('ash')).toBeUndefined();
  device.stores['answers'] = [];
  expect(await findLeftovers('asha')).toEqual({ answers: 0, isHeld: false, banks: 2 });
});

it('discarding leftovers keeps those of another person', async () => {
  await discardLeftovers('asha');
  expect(await findLeftovers('asha')).toBeUndefined();
  expect(await findLeftovers('ravi')).toEqual({ answers: 1, isHeld: false, banks: 1 });
  expect(device.stores['answers']).toHaveLength(2);
});

it('answers that the browser does not store are counted, and can be discarded', async () => {
  device.isBroken = true;
  expect(await findLeftovers('asha')).toEqual({ answers: 2, isHeld: true, banks: 2 });
  await discardLeftovers('asha');
  expect(localStorage.length).toBe(1);
});
