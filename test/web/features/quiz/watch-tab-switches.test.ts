// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EventReceipt } from '#functions/contract/attempts.ts';
import { watchTabSwitches } from '#web/features/quiz/watch-tab-switches.ts';
import { ApiProblem, NetworkFailure } from '#web/lib/api-problem.ts';

const receipt: EventReceipt = { status: 'open', resumeCount: 1, remaining: 3 };
const turn = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

let isActive = true;
const record = vi.fn<(eventId: string) => Promise<EventReceipt>>();
const recordDuration = vi.fn<(eventId: string, awaySeconds: number) => Promise<unknown>>();
const onCounted = vi.fn();
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  isActive = true;
  record.mockReset().mockResolvedValue(receipt);
  recordDuration.mockReset().mockResolvedValue(undefined);
  onCounted.mockReset();
  stop = watchTabSwitches({ isActive: () => isActive, record, recordDuration, onCounted });
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const ids = () => record.mock.calls.map(([id]) => id);

describe('watchTabSwitches', () => {
  it('reports each switch once, under an id of its own', async () => {
    for (const state of ['hidden', 'visible', 'hidden', 'visible'] as const) {
      turn(state);
      await vi.advanceTimersByTimeAsync(1_000);
    }
    expect(record).toHaveBeenCalledTimes(2);
    expect(new Set(ids()).size).toBe(2);
    expect(ids()[0]).toMatch(/^[0-9a-z]{8,10}$/);
    expect(onCounted).toHaveBeenCalledWith(receipt);
  });

  it('does not wait for the return', async () => {
    turn('hidden');
    await vi.advanceTimersByTimeAsync(300);
    expect(record).toHaveBeenCalledOnce();
  });

  it.each([
    ['before', ['pagehide', 'hidden']],
    ['after', ['hidden', 'pagehide']],
  ])('counts no reload, in browsers that say "page is left" %s "page is hidden"', async (_, order) => {
    for (const what of order) {
      if (what === 'hidden') turn('hidden');
      else window.dispatchEvent(new Event('pagehide'));
    }
    await vi.advanceTimersByTimeAsync(5_000);
    expect(record).not.toHaveBeenCalled();
  });

  it('counts again on a page that came back from the cache of the browser', async () => {
    window.dispatchEvent(new Event('pagehide'));
    turn('hidden');
    window.dispatchEvent(new Event('pageshow'));
    turn('visible');
    turn('hidden');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(record).toHaveBeenCalledOnce();
  });

  it('counts nothing while the attempt does not run', async () => {
    isActive = false;
    turn('hidden');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(record).not.toHaveBeenCalled();
  });

  it('sends an event that was not received again, under the same id', async () => {
    record.mockRejectedValueOnce(new NetworkFailure(undefined)).mockRejectedValueOnce(new NetworkFailure(undefined));
    turn('hidden');
    await vi.advanceTimersByTimeAsync(300);
    turn('visible');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(record).toHaveBeenCalledTimes(3);
    expect(new Set(ids()).size).toBe(1);
    expect(onCounted).toHaveBeenCalledOnce();
  });

  it('sends what is waiting as soon as the network is back', async () => {
    for (let i = 0; i < 12; i += 1) record.mockRejectedValueOnce(new NetworkFailure(undefined));
    turn('hidden');
    await vi.advanceTimersByTimeAsync(20_000);
    const before = record.mock.calls.length;
    record.mockReset().mockResolvedValue(receipt);
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(before).toBeGreaterThan(3);
    expect(record).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(record).toHaveBeenCalledOnce();
  });

  it('tells afterwards for how long, under the same id, by the time of day', async () => {
    turn('hidden');
    await vi.advanceTimersByTimeAsync(300);
    vi.setSystemTime(Date.now() + 3_600_000);
    turn('visible');
    expect(recordDuration).toHaveBeenCalledExactlyOnceWith(ids()[0], 3600);
  });

  it('tells how long only once the switch itself is known, and then tries but a little', async () => {
    recordDuration.mockReset().mockRejectedValue(new NetworkFailure(undefined));
    record.mockReturnValueOnce(new Promise((resolve) => setTimeout(() => resolve(receipt), 5_000)));
    turn('hidden');
    await vi.advanceTimersByTimeAsync(300);
    turn('visible');
    await vi.advanceTimersByTimeAsync(4_000);
    expect(recordDuration).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(recordDuration).toHaveBeenCalledTimes(3);
    expect(onCounted).toHaveBeenCalledOnce();
  });

  it('knows of a very short switch that it was short', async () => {
    turn('hidden');
    await vi.advanceTimersByTimeAsync(100);
    turn('visible');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(record).toHaveBeenCalledOnce();
    expect(recordDuration).toHaveBeenCalledExactlyOnceWith(ids()[0], 0);
  });

  it('lets go of an event that the server refuses', async () => {
    record.mockRejectedValueOnce(new ApiProblem({ code: 'attempt-closed', status: 409, message: 'closed' }));
    turn('hidden');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(record).toHaveBeenCalledOnce();
    expect(onCounted).not.toHaveBeenCalled();
  });

  it('does nothing after its end', async () => {
    turn('hidden');
    stop();
    turn('hidden');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(record).not.toHaveBeenCalled();
  });
});
