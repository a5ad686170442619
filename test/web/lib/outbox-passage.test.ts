// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryOutbox } from '#test/web/lib/memory-outbox.ts';
import { answer, attemptId, fakeServer, listening, offline, waiting } from '#test/web/lib/outbox-server.ts';
import type { Answer } from '#web/lib/outbox/outbox-storage.ts';
import { createOutbox } from '#web/lib/outbox/outbox.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the passage, an entry between earlier and later answers', () => {
  const behind = (passage: () => Promise<'passed' | 'closed'>, before: Answer[] = [], after: Answer[] = []) => {
    const server = fakeServer();
    const storage = memoryOutbox();
    for (const one of [...before, ...after]) void storage.add(attemptId, one);
    const settings = { attemptId, storage, send: server.send, unsent: before, passage, unsentAfterPassage: after };
    const outbox = createOutbox({ ...settings, random: () => 1 });
    const listener = listening();
    outbox.start(listener);
    return { server, storage, outbox, listener };
  };

  it('the passage is sent after earlier answers and before later ones', async () => {
    const order: string[] = [];
    const { server, outbox } = behind(
      async () => {
        order.push(...server.arrivals.splice(0), 'passage');
        return 'passed';
      },
      [answer('1')],
      [answer('2')],
    );
    outbox.add(answer('3'));
    await vi.advanceTimersByTimeAsync(200);
    expect([...order, ...server.arrivals]).toEqual(['1', 'passage', '2', '3']);
  });

  it('a failing passage is retried and holds back later answers', async () => {
    const passage = vi
      .fn()
      .mockRejectedValueOnce(offline())
      .mockRejectedValueOnce(offline())
      .mockResolvedValue('passed');
    const { server, outbox } = behind(passage);
    expect(outbox.savedState()).toBe('saved');
    await vi.advanceTimersByTimeAsync(10);
    outbox.add(answer('1'));
    expect(outbox.savedState()).toBe('kept');
    await vi.advanceTimersByTimeAsync(400);
    expect(server.arrivals).toEqual([]);
    expect(outbox.savedState()).toBe('kept');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(passage).toHaveBeenCalledTimes(3);
    expect(server.arrivals).toEqual(['1']);
    expect(outbox.savedState()).toBe('saved');
  });

  it('a flush waits for the passage', async () => {
    const { outbox } = behind(() => Promise.reject(offline()));
    const outcome = outbox.flush(1);
    await vi.advanceTimersByTimeAsync(100);
    expect(await outcome).toBe('unreachable');
  });

  it('a passage into a closed attempt discards all answers', async () => {
    const { server, storage, outbox, listener } = behind(async () => 'closed');
    outbox.add(answer('1'));
    await vi.advanceTimersByTimeAsync(100);
    expect(listener.onClosed).toHaveBeenCalledExactlyOnceWith(1);
    expect(server.arrivals).toEqual([]);
    expect(await waiting(storage)).toEqual([]);
    expect(await outbox.flush()).toBe('delivered');
  });
});

describe('shift', () => {
  it('the times of waiting answers are shifted in memory and in storage', async () => {
    const server = fakeServer();
    const storage = memoryOutbox();
    const outbox = createOutbox({ attemptId, storage, send: server.send, random: () => 1 });
    outbox.start(listening());
    outbox.add(answer('1', 1_000));
    outbox.add(answer('2', 90_000));
    outbox.shift(-40_000);
    await vi.advanceTimersByTimeAsync(0); // before any reply, which would store them again
    expect(outbox.waiting().map(({ answeredAfterMs }) => answeredAfterMs)).toEqual([0, 50_000]);
    expect((await storage.list(attemptId)).map(({ answeredAfterMs }) => answeredAfterMs)).toEqual([0, 50_000]);
  });
});
