import { beforeEach, expect, it, vi } from 'vitest';
import { device } from '#test/web/lib/memory-database.ts';
import { attemptOnDevice } from '#web/lib/outbox/attempt-on-device.ts';
import { indexedDbSwitches } from '#web/lib/outbox/outbox-switches.ts';

vi.mock('#web/lib/outbox/outbox-database.ts', () => import('#test/web/lib/memory-database.ts'));

const paper = { userId: 'u1', attemptId: 'A', deadline: 1, remaining: 4, entries: [{ eventId: 'e2' }] };
const kept = (userId: string, attemptId: string) => ({ userId, attemptId, since: 0 });

beforeEach(() => {
  device.isBroken = false;
  device.stores = { attempts: [paper] };
});

it('remaining attempts are reduced by unsent entries and tab switches', async () => {
  expect(await attemptOnDevice('u1')).toEqual({ unsent: 0, isHeld: false, remaining: 3 });
  device.stores['switches'] = [kept('u1', 'A'), kept('u1', 'B'), kept('u2', 'A')];
  expect(await attemptOnDevice('u1')).toEqual({ unsent: 0, isHeld: false, remaining: 2 });
});

it('no remaining attempts are known without an attempt, before the first answer, or after its end', async () => {
  expect((await attemptOnDevice('u2')).remaining).toBeUndefined();
  device.stores['attempts'] = [{ ...paper, deadline: undefined }];
  expect((await attemptOnDevice('u1')).remaining).toBeUndefined();
  device.stores['attempts'] = [{ ...paper, endedIn: ['e2'] }];
  expect(await attemptOnDevice('u1')).toMatchObject({ remaining: undefined, endedIn: ['e2'] });
});

it('kept tab switches are listed in the order in which they happened', async () => {
  device.stores['switches'] = [2, 1].map((since) => ({ userId: 'u1', since }));
  expect(await indexedDbSwitches.list('u1')).toMatchObject([{ since: 1 }, { since: 2 }]);
});
