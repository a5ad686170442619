import { beforeEach, expect, it, vi } from 'vitest';
import { forgetDelivered } from '#web/lib/outbox/forget-delivered.ts';
import { indexedDbOutbox } from '#web/lib/outbox/outbox-storage.ts';

const device = vi.hoisted(() => ({ attempts: new Map<string, object>(), isBroken: false }));
vi.mock('#web/lib/outbox/outbox-database.ts', () => ({
  inStore: async (name: 'attempts', _mode: string, work: (store: object) => unknown) => {
    if (device.isBroken) throw new Error('The browser refuses its database');
    return work({ getAll: () => [...device[name].values()], delete: (id: string) => device[name].delete(id) });
  },
}));
vi.mock('#web/lib/outbox/outbox-storage.ts', async () => ({
  indexedDbOutbox: (await import('#test/web/lib/memory-outbox.ts')).memoryOutbox(),
}));

const keep = (userId: string, entries: object[] = []) =>
  device.attempts.set(userId, { userId, attemptId: `attempt of ${userId}`, entries });
const answer = { questionId: 'q1', optionId: 'a', answeredAfterMs: 0 };

beforeEach(() => {
  device.attempts.clear();
  device.isBroken = false;
});

it('only attempts with undelivered answers or entries are kept', async () => {
  keep('delivered');
  keep('waiting');
  keep('unheard', [{ eventId: 'e1' }]);
  await indexedDbOutbox.add('attempt of waiting', answer);
  await forgetDelivered();
  expect([...device.attempts.keys()]).toEqual(['waiting', 'unheard']);
});

it('a browser without storage is no error', async () => {
  device.isBroken = true;
  await expect(forgetDelivered()).resolves.toBeUndefined();
});
