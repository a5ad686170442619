// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EventReceipt } from '#functions/contract/attempts.ts';
import { type SwitchQueue, switchQueue } from '#web/features/quiz/delivery/switch-queue.ts';
import { ApiProblem, NetworkFailure } from '#web/lib/api-problem.ts';
import { indexedDbSwitches, type KeptSwitch } from '#web/lib/outbox/outbox-switches.ts';

vi.mock('#web/lib/outbox/outbox-switches.ts', async () => ({
  indexedDbSwitches: (await import('#test/web/lib/memory-switches.ts')).memorySwitches(),
}));

const receipt: EventReceipt = { status: 'open', resumeCount: 1, remaining: 3, deadline: 2, now: 1 };
const page = { userId: 'u1', attemptId: '1.1.A', entryId: 'entry00001' };
const unreachable = new NetworkFailure(undefined);

const sent: KeptSwitch[] = [];
const reply = vi.fn<() => Promise<EventReceipt>>();
const onTold = vi.fn();
let queue: SwitchQueue;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  sent.length = 0;
  reply.mockReset().mockResolvedValue(receipt);
  onTold.mockReset();
  queue = switchQueue({
    page,
    send: (kept) => {
      sent.push({ ...kept });
      return reply();
    },
  });
  stop = queue.start(onTold);
});
afterEach(async () => {
  stop();
  vi.useRealTimers();
  for (const { eventId } of await onDevice()) await indexedDbSwitches.forget(eventId);
});

const onDevice = () => indexedDbSwitches.list(page.userId);
const settle = (ms = 0) => vi.advanceTimersByTimeAsync(ms);
const ids = () => new Set(sent.map(({ eventId }) => eventId));

describe('a tab switch', () => {
  it('is sent at once with an id of its own and the id of its entry', async () => {
    queue.leave(Date.now());
    await settle();
    queue.leave(Date.now());
    await settle();
    expect(sent).toMatchObject([page, page]);
    expect(ids().size).toBe(2);
    expect(sent[0]?.eventId).toMatch(/^[0-9a-z]{8,10}$/);
    expect(onTold).toHaveBeenLastCalledWith({ receipt, waiting: 0, isDisplaced: false });
    expect(await onDevice()).toEqual([]);
  });

  it('stays on the device until the server replies, with how long the person was away', async () => {
    reply.mockRejectedValue(unreachable);
    const since = Date.now();
    queue.leave(since);
    await settle();
    expect(await onDevice()).toEqual([{ ...page, eventId: sent[0]?.eventId, since }]);
    vi.setSystemTime(since + 3_600_000);
    queue.comeBack();
    await settle();
    expect(await onDevice()).toMatchObject([{ eventId: sent[0]?.eventId, awaySeconds: 3600 }]);
    stop(); // the page goes, and what is kept does not
    expect(await onDevice()).toHaveLength(1);
  });

  it('is retried under the same id, and reported once', async () => {
    reply.mockRejectedValueOnce(unreachable).mockRejectedValueOnce(unreachable);
    queue.leave(Date.now());
    await settle(10_000);
    expect(sent).toHaveLength(3);
    expect(ids().size).toBe(1);
    expect(onTold).toHaveBeenCalledOnce();
    expect(await onDevice()).toEqual([]);
  });

  it('is sent as soon as the network is back', async () => {
    for (let i = 0; i < 12; i += 1) reply.mockRejectedValueOnce(unreachable);
    queue.leave(Date.now());
    await settle(20_000);
    const before = sent.length;
    reply.mockReset().mockResolvedValue(receipt);
    window.dispatchEvent(new Event('online'));
    await settle();
    expect(before).toBeGreaterThan(3);
    expect(sent).toHaveLength(before + 1);
    await settle(60_000);
    expect(sent).toHaveLength(before + 1);
  });

  it('is sent once with its duration if the person is back before it could be sent', async () => {
    reply.mockRejectedValueOnce(unreachable);
    queue.leave(Date.now());
    await settle();
    vi.setSystemTime(Date.now() + 9_000);
    queue.comeBack();
    await settle(60_000);
    expect(sent.map(({ awaySeconds }) => awaySeconds)).toEqual([undefined, 9]);
  });

  it('sends its duration later under the same id, with at most three tries', async () => {
    queue.leave(Date.now());
    await settle();
    vi.setSystemTime(Date.now() + 3_600_000);
    reply.mockReset().mockRejectedValue(unreachable);
    queue.comeBack();
    await settle(120_000);
    expect(sent.map(({ awaySeconds }) => awaySeconds)).toEqual([undefined, 3600, 3600, 3600]);
    expect(ids().size).toBe(1);
    expect(onTold).toHaveBeenCalledOnce();
    expect(await onDevice()).toEqual([]);
  });

  it('sends its duration after the reply if the person is back earlier', async () => {
    reply.mockReturnValueOnce(new Promise((resolve) => setTimeout(() => resolve(receipt), 5_000)));
    queue.leave(Date.now());
    await settle(300);
    queue.comeBack();
    await settle(4_000);
    expect(sent).toHaveLength(1);
    await settle(5_000);
    expect(sent.map(({ awaySeconds }) => awaySeconds)).toEqual([undefined, 0]);
    expect(await onDevice()).toEqual([]);
  });

  it('is dropped when the server refuses it', async () => {
    reply.mockRejectedValueOnce(new ApiProblem({ code: 'not-found', status: 404, message: 'no' }));
    queue.leave(Date.now());
    await settle(60_000);
    expect(sent).toHaveLength(1);
    expect(onTold).toHaveBeenCalledExactlyOnceWith({ receipt: undefined, waiting: 0, isDisplaced: false });
    expect(await onDevice()).toEqual([]);
  });

  it('reports that a later entry has the attempt', async () => {
    reply.mockResolvedValueOnce({ ...receipt, isLive: false });
    queue.leave(Date.now());
    await settle();
    expect(onTold.mock.calls).toMatchObject([[{ isDisplaced: true }]]);
  });

  it('is kept but not sent after the page has ended', async () => {
    stop();
    queue.leave(Date.now());
    await settle(60_000);
    expect(sent).toEqual([]);
    expect(await onDevice()).toHaveLength(1);
  });
});

describe('deliver, before the end of an attempt', () => {
  const other = { ...page, entryId: 'entry00000', eventId: 'other00001', since: 1 };

  it('sends switches kept by other pages too, and ignores whether those pages are live', async () => {
    await indexedDbSwitches.keep(other);
    await indexedDbSwitches.keep({ ...other, eventId: 'other00002', attemptId: '1.1.B' });
    reply.mockResolvedValue({ ...receipt, isLive: false });
    await queue.deliver();
    expect([...ids()]).toEqual(['other00001']);
    expect(onTold).toHaveBeenCalledExactlyOnceWith({ receipt: await reply(), waiting: 0, isDisplaced: false });
    expect((await onDevice()).map(({ eventId }) => eventId)).toEqual(['other00002']);
  });

  it('fails and keeps the switches when the server is unreachable', async () => {
    await indexedDbSwitches.keep(other);
    reply.mockRejectedValue(unreachable);
    await expect(queue.deliver()).rejects.toThrow(NetworkFailure);
    expect(await onDevice()).toHaveLength(1);
  });
});
