// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryOutbox } from '#test/web/lib/memory-outbox.ts';
import { answer, attemptId, fakeServer, listening, offline, problem, waiting } from '#test/web/lib/outbox-server.ts';
import { NetworkFailure } from '#web/lib/api-problem.ts';
import type { Answer } from '#web/lib/outbox/outbox-storage.ts';
import { createOutbox } from '#web/lib/outbox/outbox.ts';

function setUp({ storage = memoryOutbox(), unsent = [] as Answer[] } = {}) {
  const server = fakeServer();
  const outbox = createOutbox({ attemptId, storage, unsent, send: server.send, random: () => 1 });
  const listener = listening();
  const stop = outbox.start(listener);
  return { server, storage, outbox, listener, stop };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('createOutbox', () => {
  it('answers are sent in order, one at a time, and removed once saved', async () => {
    const { server, storage, outbox, listener } = setUp();
    for (const id of ['1', '2', '3']) outbox.add(answer(id));
    expect(outbox.savedState()).toBe('saving');
    await vi.advanceTimersByTimeAsync(100);
    expect(server.arrivals).toEqual(['1', '2', '3']);
    expect(server.maxAtOnce()).toBe(1);
    expect(await waiting(storage)).toEqual([]);
    expect(outbox.savedState()).toBe('saved');
    expect(listener.onSettled.mock.calls.map(([{ questionId }, receipt]) => [questionId, receipt?.outcome])).toEqual([
      ['1', 'saved'],
      ['2', 'saved'],
      ['3', 'saved'],
    ]);
  });

  it('an answer is stored on the device before it is sent', async () => {
    const storage = memoryOutbox();
    const { server, outbox } = setUp({
      storage: {
        ...storage,
        add: (...row) => new Promise((resolve) => setTimeout(() => resolve(storage.add(...row)), 50)),
      },
    });
    outbox.add(answer('1'));
    await vi.advanceTimersByTimeAsync(40);
    expect(server.arrivals).toEqual([]);
    await vi.advanceTimersByTimeAsync(60);
    expect(server.arrivals).toEqual(['1']);
  });

  it('an answer that storage refuses counts as held, never as kept on the device, and is sent', async () => {
    const refuse = () => Promise.reject(new Error('The browser refuses its database'));
    const storage = { add: refuse, remove: refuse, list: refuse, listAttempts: refuse };
    const { server, outbox } = setUp({ storage });
    server.faults.push({ error: offline() });
    outbox.add(answer('1'));
    await vi.advanceTimersByTimeAsync(100);
    expect(outbox.savedState()).toBe('held');
    outbox.add(answer('2'));
    expect(outbox.savedState()).toBe('held');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(server.arrivals).toEqual(['1', '1', '2']);
    expect(outbox.savedState()).toBe('saved');
  });

  it('an answer counts as kept on the device once a later try stores it', async () => {
    const storage = memoryOutbox();
    const add = vi.fn(storage.add).mockRejectedValueOnce(new Error('The browser refuses its database'));
    const { server, outbox } = setUp({ storage: { ...storage, add } });
    server.faults.push(...Array.from({ length: 9 }, () => ({ error: offline() })));
    outbox.add(answer('1'));
    await vi.advanceTimersByTimeAsync(0);
    expect(await waiting(storage)).toEqual([]);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await waiting(storage)).toEqual(['1']);
    expect(outbox.savedState()).toBe('kept');
  });

  it.each([
    ['a dead network', offline(), 'kept'],
    ['a server that is too slow', new NetworkFailure(new DOMException('', 'TimeoutError')), 'failing'],
    ['a 500', problem('unexpected', 500), 'failing'],
    ['a busy server', problem('busy', 409), 'failing'],
    ['a sign-in that cannot be checked now', problem('busy', 503), 'failing'],
    ['an e-mail address that is not verified any more', problem('forbidden', 403), 'failing'],
    ['a firewall that answers by itself', problem('unexpected', 403), 'failing'],
    ['a session that has run out', problem('signed-out', 401), 'kept'],
  ])('an answer survives %s and is retried before later ones', async (_, error, state) => {
    const { server, storage, outbox, listener } = setUp();
    server.faults.push({ error }, { error });
    outbox.add(answer('1'));
    outbox.add(answer('2'));
    await vi.advanceTimersByTimeAsync(30);
    expect(outbox.savedState()).toBe(state);
    expect(await waiting(storage)).toEqual(['1', '2']);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(server.arrivals).toEqual(['1', '1', '1', '2']);
    expect([...server.saved.keys()]).toEqual(['1', '2']);
    expect(outbox.savedState()).toBe('saved');
    expect(listener.onRefused).not.toHaveBeenCalled();
  });

  it('the third server failure in a row is reported once, a dead network never', async () => {
    const { server, outbox, listener } = setUp();
    const onFailing = vi.fn();
    Object.assign(listener, { onFailing });
    server.faults.push(...Array.from({ length: 5 }, () => ({ error: offline() })));
    outbox.add(answer('1'));
    await vi.advanceTimersByTimeAsync(30_000);
    expect(onFailing).not.toHaveBeenCalled();
    server.faults.push(...Array.from({ length: 2 }, () => ({ error: problem('unexpected', 500) })));
    outbox.add(answer('2'));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(onFailing).not.toHaveBeenCalled();
    server.faults.push(...Array.from({ length: 5 }, () => ({ error: problem('unexpected', 500) })));
    outbox.add(answer('3'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(onFailing).toHaveBeenCalledOnce();
    expect(outbox.savedState()).toBe('saved');
  });

  it('a dead network resets the count of server failures', async () => {
    const { server, outbox, listener } = setUp();
    const onFailing = vi.fn();
    Object.assign(listener, { onFailing });
    const failure = { error: problem('unexpected', 500) };
    server.faults.push(failure, failure, { error: offline() }, failure, failure);
    outbox.add(answer('1'));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(outbox.savedState()).toBe('failing');
    await vi.advanceTimersByTimeAsync(1_000);
    expect([server.arrivals.length, outbox.savedState()]).toEqual([3, 'kept']);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(onFailing).not.toHaveBeenCalled();
    expect(outbox.savedState()).toBe('saved');
  });

  it('an answer with a lost receipt is replayed and counts as saved', async () => {
    const { server, outbox, listener } = setUp();
    server.faults.push({ error: offline(), after: true });
    outbox.add(answer('1'));
    await vi.advanceTimersByTimeAsync(2_000);
    expect(server.saved.size).toBe(1);
    expect(listener.onSettled).toHaveBeenCalledExactlyOnceWith(answer('1'), { outcome: 'replayed', now: 0 });
  });

  it('the pause grows to half a minute and ends when the network returns', async () => {
    const { server, outbox } = setUp();
    for (let i = 0; i < 40; i += 1) server.faults.push({ error: offline() });
    outbox.add(answer('1'));
    await vi.advanceTimersByTimeAsync(60_000);
    const after1Minute = server.arrivals.length;
    expect(after1Minute).toBeGreaterThan(4);
    expect(after1Minute).toBeLessThan(10);
    await vi.advanceTimersByTimeAsync(300_000);
    expect(server.arrivals.length - after1Minute).toBeGreaterThanOrEqual(9);
    server.faults.length = 0;
    await vi.advanceTimersByTimeAsync(1_000);
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(100);
    expect(server.saved.has('1')).toBe(true);
  });

  it('an answer to an already answered question is dropped silently', async () => {
    const { server, storage, outbox, listener } = setUp();
    server.saved.set('1', 'b');
    outbox.add(answer('1'));
    outbox.add(answer('2'));
    await vi.advanceTimersByTimeAsync(100);
    expect(listener.onSettled).toHaveBeenCalledWith(answer('1'), undefined);
    expect(listener.onRefused).not.toHaveBeenCalled();
    expect([...server.saved]).toEqual([
      ['1', 'b'],
      ['2', 'a'],
    ]);
    expect(await waiting(storage)).toEqual([]);
  });

  it('a refused answer is reported and the next one is sent', async () => {
    const { server, storage, outbox, listener } = setUp();
    server.faults.push({ error: problem('not-found', 404) });
    outbox.add(answer('1'));
    outbox.add(answer('2'));
    await vi.advanceTimersByTimeAsync(100);
    expect(listener.onRefused).toHaveBeenCalledExactlyOnceWith(answer('1'), expect.any(Error));
    expect([...server.saved.keys()]).toEqual(['2']);
    expect(await waiting(storage)).toEqual([]);
  });

  it('a closed attempt discards all waiting answers', async () => {
    const { server, storage, outbox, listener } = setUp();
    server.faults.push({ error: problem('attempt-closed', 409) });
    outbox.add(answer('1'));
    outbox.add(answer('2'));
    await vi.advanceTimersByTimeAsync(100);
    expect(listener.onClosed).toHaveBeenCalledExactlyOnceWith(2);
    expect(server.arrivals).toEqual(['1']);
    expect(await waiting(storage)).toEqual([]);
  });

  it('the first of two answers to a question counts', async () => {
    const { server, outbox } = setUp();
    outbox.add(answer('1'));
    outbox.add({ ...answer('1'), optionId: 'b' });
    await vi.advanceTimersByTimeAsync(100);
    expect(server.arrivals).toEqual(['1']);
    expect(server.saved.get('1')).toBe('a');
  });

  it('answers left before a reload are sent after it', async () => {
    const storage = memoryOutbox();
    const before = setUp({ storage });
    before.server.faults.push({ error: offline() });
    before.outbox.add(answer('1'));
    before.outbox.add(answer('2'));
    await vi.advanceTimersByTimeAsync(30);
    before.stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(before.server.arrivals).toEqual(['1']);

    const after = setUp({ storage, unsent: await storage.list(attemptId) });
    await vi.advanceTimersByTimeAsync(100);
    expect(after.server.arrivals).toEqual(['1', '2']);
    expect(await waiting(storage)).toEqual([]);
  });
});

describe('flush', () => {
  it('an empty outbox is delivered at once', async () => {
    const { outbox } = setUp();
    expect(await outbox.flush()).toBe('delivered');
  });

  it('a flush skips the pause after a failure and waits for delivery', async () => {
    const { server, outbox } = setUp();
    for (let i = 0; i < 6; i += 1) server.faults.push({ error: offline() });
    outbox.add(answer('1'));
    outbox.add(answer('2'));
    await vi.advanceTimersByTimeAsync(25_000);
    server.faults.length = 0;
    const outcome = outbox.flush();
    await vi.advanceTimersByTimeAsync(50);
    expect(await outcome).toBe('delivered');
    expect(server.saved.size).toBe(2);
  });

  it.each([
    ['stuck', problem('unexpected', 500)],
    ['unreachable', offline()],
  ])('a flush is %s after three failures and keeps all answers', async (expected, error) => {
    const { server, storage, outbox } = setUp();
    for (let i = 0; i < 9; i += 1) server.faults.push({ error });
    outbox.add(answer('1'));
    const outcome = outbox.flush();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await outcome).toBe(expected);
    expect(await waiting(storage)).toEqual(['1']);
  });

  it('a flush with a refused answer reports "refused"', async () => {
    const { server, outbox } = setUp();
    server.faults.push({ error: problem('invalid-input', 400) });
    outbox.add(answer('1'));
    outbox.add(answer('2'));
    const outcome = outbox.flush();
    await vi.advanceTimersByTimeAsync(100);
    expect(await outcome).toBe('refused');
  });

  it('a flush is unreachable when the page is left, and a late failure stores no discarded answer again', async () => {
    const { server, storage, outbox, stop } = setUp();
    server.faults.push({ error: offline() });
    outbox.add(answer('1'));
    const outcome = outbox.flush();
    stop();
    expect(await outcome).toBe('unreachable');
    expect(await outbox.flush()).toBe('unreachable');
    await storage.remove(attemptId, '1');
    await vi.advanceTimersByTimeAsync(100);
    expect(await waiting(storage)).toEqual([]);
  });
});
