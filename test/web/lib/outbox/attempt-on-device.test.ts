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

it('tells what is left when the entries and tab switches are told of which the server has not heard', async () => {
  expect(await attemptOnDevice('u1')).toEqual({ unsent: 0, remaining: 3 });
  device.rows['switches'] = [kept('u1', 'A'), kept('u1', 'B'), kept('u2', 'A')];
  expect(await attemptOnDevice('u1')).toEqual({ unsent: 0, remaining: 2 });
});

it('tells nothing of an attempt that has not begun, and in a browser that keeps nothing', async () => {
  expect((await attemptOnDevice('u2')).remaining).toBeUndefined();
  device.isBroken = true;
  expect(await attemptOnDevice('u1')).toEqual({ unsent: 0, remaining: undefined });
});
