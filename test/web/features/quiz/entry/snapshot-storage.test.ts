import { expect, it, vi } from 'vitest';
import { device } from '#test/web/lib/memory-database.ts';
import { indexedDbSnapshots } from '#web/features/quiz/entry/snapshot-storage.ts';

vi.mock('#web/lib/outbox/outbox-database.ts', () => import('#test/web/lib/memory-database.ts'));

it('a person finds their own stored attempt, and that of another person is deleted', async () => {
  device.stores['attempts'] = [{ userId: 'u2' }, { userId: 'u1' }];
  expect(await indexedDbSnapshots.find('u1')).toEqual({ userId: 'u1' });
  expect(device.stores['attempts']).toEqual([{ userId: 'u1' }]);
});
