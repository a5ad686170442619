// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchTabSwitches } from '#web/features/quiz/delivery/use-tab-switches.ts';

const turn = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

let isActive = true;
const onLeft = vi.fn<(since: number) => void>();
const onBack = vi.fn();
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  isActive = true;
  onLeft.mockReset();
  onBack.mockReset();
  stop = watchTabSwitches({ isActive: () => isActive, onLeft, onBack });
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('watchTabSwitches', () => {
  it('reports each switch and each return', async () => {
    for (const state of ['hidden', 'visible', 'hidden', 'visible'] as const) {
      turn(state);
      await vi.advanceTimersByTimeAsync(1_000);
    }
    expect(onLeft).toHaveBeenCalledTimes(2);
    expect(onBack).toHaveBeenCalledTimes(2);
  });

  it('reports a switch with its moment before the person returns', async () => {
    const since = Date.now();
    turn('hidden');
    await vi.advanceTimersByTimeAsync(300);
    expect(onLeft).toHaveBeenCalledExactlyOnceWith(since);
    expect(onBack).not.toHaveBeenCalled();
  });

  it.each([
    ['before', ['pagehide', 'hidden']],
    ['after', ['hidden', 'pagehide']],
  ])("doesn't count a reload when the browser sends pagehide %s hidden", async (_, order) => {
    for (const what of order) {
      if (what === 'hidden') turn('hidden');
      else window.dispatchEvent(new Event('pagehide'));
    }
    await vi.advanceTimersByTimeAsync(5_000);
    expect(onLeft).not.toHaveBeenCalled();
  });

  it("counts again on a page restored from the browser's cache", async () => {
    window.dispatchEvent(new Event('pagehide'));
    turn('hidden');
    window.dispatchEvent(new Event('pageshow'));
    turn('visible');
    turn('hidden');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(onLeft).toHaveBeenCalledOnce();
  });

  it('counts nothing while the attempt does not run', async () => {
    isActive = false;
    turn('hidden');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(onLeft).not.toHaveBeenCalled();
  });

  it('counts a very short switch, and reports the return at once', async () => {
    turn('hidden');
    await vi.advanceTimersByTimeAsync(100);
    turn('visible');
    onBack.mockReset();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(onLeft).toHaveBeenCalledOnce();
    expect(onBack).toHaveBeenCalledOnce();
  });

  it('reports nothing once stopped', async () => {
    turn('hidden');
    stop();
    turn('hidden');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(onLeft).not.toHaveBeenCalled();
  });
});
