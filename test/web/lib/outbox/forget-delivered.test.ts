import { beforeEach, expect, it, vi } from 'vitest';
import { device, putRow } from '#test/web/lib/memory-database.ts';
import { forgetDelivered } from '#web/lib/outbox/forget-delivered.ts';
import { indexedDbOutbox } from '#web/lib/outbox/outbox-storage.ts';

vi.mock('#web/lib/outbox/outbox-database.ts', () => import('#test/web/lib/memory-database.ts'));
vi.mock('#web/lib/outbox/outbox-storage.ts', async () => ({
  indexedDbOutbox: (await import('#test/web/lib/memory-outbox.ts')).memoryOutbox(),
}));

const keep = (userId: string, entries: object[] = []) =>
  void putRow('attempts', { userId, attemptId: `attempt of ${userId}`, entries });
const answer = { questionId: 'q1', optionId: 'a', answeredAfterMs: 0 };

beforeEach(() => {
  device.stores = {};
  device.isBroken = false;
});

it('only attempts with undelivered answers or entries are kept', async () => {
  keep('delivered');
  keep('waiting');
  keep('unheard', [{ eventId: 'e1' }]);
  await indexedDbOutbox.add('attempt of waiting', answer);
  await forgetDelivered();
  expect(device.stores['attempts']?.map(({ userId }) => userId)).toEqual(['waiting', 'unheard']);
});

it('a browser without storage is no error', async () => {
  keep('delivered');
  device.isBroken = true;
  await expect(forgetDelivered()).resolves.toBeUndefined();
});
