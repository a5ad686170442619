// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { editsKey } from '#web/lib/admin/bank-edits-key.ts';
import { discardLeftovers, findLeftovers } from '#web/lib/session/leftovers.ts';

const device = vi.hoisted(() => ({
  rows: [] as { attemptId: string; questionId: string; owner?: string }[],
  isBroken: false,
}));
vi.mock('#web/lib/outbox/outbox-database.ts', () => ({
  inStore: async (_name: string, _mode: string, work: (store: object) => unknown) => {
    if (device.isBroken) throw new Error('The browser refuses its database');
    return work({
      getAll: () => device.rows,
      delete: ([attemptId, questionId]: [string, string]) => {
        device.rows = device.rows.filter((row) => row.attemptId !== attemptId || row.questionId !== questionId);
      },
    });
  },
}));

beforeEach(() => {
  localStorage.clear();
  device.isBroken = false;
  device.rows = [
    { attemptId: '1.1.A', questionId: '1', owner: 'asha' },
    { attemptId: '1.1.A', questionId: '2', owner: 'asha' },
    { attemptId: '1.1.R', questionId: '1', owner: 'ravi' },
    { attemptId: '1.1.X', questionId: '1' },
  ];
  for (const key of [editsKey('asha', 1), editsKey('asha', 2), editsKey('ravi', 1)]) localStorage.setItem(key, '{}');
});

it('leftovers are counted for one person only', async () => {
  expect(await findLeftovers('asha')).toEqual({ answers: 2, banks: 2 });
  expect(await findLeftovers('ravi')).toEqual({ answers: 1, banks: 1 });
  expect(await findLeftovers('ash')).toBeUndefined();
});

it('discarding leftovers keeps those of another person', async () => {
  await discardLeftovers('asha');
  expect(await findLeftovers('asha')).toBeUndefined();
  expect(await findLeftovers('ravi')).toEqual({ answers: 1, banks: 1 });
  expect(device.rows).toHaveLength(2);
});

it('a browser without storage is no error', async () => {
  device.isBroken = true;
  expect(await findLeftovers('asha')).toEqual({ answers: 0, banks: 2 });
  await discardLeftovers('asha');
  expect(await findLeftovers('asha')).toBeUndefined();
});
