import { beforeEach, expect, it, vi } from 'vitest';
import { attemptOnDevice } from '#web/lib/outbox/attempt-on-device.ts';

const device = vi.hoisted(() => ({ rows: {} as Record<string, { userId: string }[]>, isBroken: false }));
vi.mock('#web/lib/outbox/outbox-database.ts', () => ({
  inStore: async (name: string, _mode: string, work: (store: object) => unknown) => {
    if (device.isBroken) throw new Error('The browser refuses its database');
    const rows = device.rows[name] ?? [];
    return work({ getAll: () => rows, get: (id: string) => rows.find(({ userId }) => userId === id) });
  },
}));

const paper = { userId: 'u1', attemptId: 'A', deadline: 1, remaining: 4, entries: [{ eventId: 'e2' }] };
const kept = (userId: string, attemptId: string) => ({ userId, attemptId, since: 0 });

beforeEach(() => {
  device.isBroken = false;
  device.rows = { attempts: [paper] };
});

it('remaining attempts are reduced by unsent entries and tab switches', async () => {
  expect(await attemptOnDevice('u1')).toEqual({ unsent: 0, remaining: 3 });
  device.rows['switches'] = [kept('u1', 'A'), kept('u1', 'B'), kept('u2', 'A')];
  expect(await attemptOnDevice('u1')).toEqual({ unsent: 0, remaining: 2 });
});

it('no remaining attempts are known without an attempt or without storage', async () => {
  expect((await attemptOnDevice('u2')).remaining).toBeUndefined();
  device.isBroken = true;
  expect(await attemptOnDevice('u1')).toEqual({ unsent: 0, remaining: undefined });
});
