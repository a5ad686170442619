// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { useBackGuard } from '#web/features/quiz/ending/use-back-guard.ts';
import { watchHistory } from '#web/lib/history-gate.ts';

const router = vi.fn();
const onAsk = vi.fn<(leave: () => void) => void>();
const at = () => window.location.pathname;

beforeAll(() => watchHistory());
beforeEach(() => {
  router.mockReset();
  onAsk.mockReset();
  window.history.pushState({ idx: 0 }, '', '/first');
  window.history.pushState({ idx: 1 }, '', '/quiz-selection');
  window.history.pushState({ idx: 2 }, '', '/quiz');
  // The router listens before any page of it is there.
  window.addEventListener('popstate', router);
});
afterEach(() => {
  cleanup();
  window.removeEventListener('popstate', router);
});

const guard = (isActive = true) =>
  renderHook(({ active }: { active: boolean }) => useBackGuard(active, onAsk), { initialProps: { active: isActive } });
const asked = (times: number) => waitFor(() => expect(onAsk).toHaveBeenCalledTimes(times));

describe('useBackGuard', () => {
  it.each([
    ['one step', -1],
    ['two steps at once', -2],
  ])('asks and stays when the person goes back %s', async (_, steps) => {
    guard();
    window.history.go(steps);
    await asked(1);
    await waitFor(() => expect(at()).toBe('/quiz'));
    window.history.back();
    await asked(2);
    await waitFor(() => expect(at()).toBe('/quiz'));
    expect(router).not.toHaveBeenCalled();
  });

  it('returns to the quiz when the browser drops a quick second step back', async () => {
    guard();
    vi.spyOn(window.history, 'go').mockImplementationOnce(() => undefined);
    window.history.back();
    await asked(1);
    expect(at()).toBe('/quiz-selection');
    await waitFor(() => expect(at()).toBe('/quiz'));
    window.history.back();
    await asked(2);
    await waitFor(() => expect(at()).toBe('/quiz'));
    expect(router).not.toHaveBeenCalled();
  });

  it('asks when the person goes forward', async () => {
    window.history.pushState({ idx: 3 }, '', '/account');
    window.history.back();
    await waitFor(() => expect(at()).toBe('/quiz'));
    router.mockReset();
    guard();
    window.history.forward();
    await asked(1);
    await waitFor(() => expect(at()).toBe('/quiz'));
    expect(router).not.toHaveBeenCalled();
  });

  it('leaves the quiz after the person confirms', async () => {
    guard();
    window.history.back();
    await asked(1);
    await waitFor(() => expect(at()).toBe('/quiz'));
    act(() => onAsk.mock.lastCall?.[0]());
    await waitFor(() => expect(router).toHaveBeenCalledOnce());
    expect(at()).toBe('/quiz-selection');
    expect(onAsk).toHaveBeenCalledOnce();
  });

  it('lets the person leave when nothing can be lost', async () => {
    const { rerender } = guard(false);
    window.history.back();
    await waitFor(() => expect(router).toHaveBeenCalledOnce());
    window.history.forward();
    await waitFor(() => expect(router).toHaveBeenCalledTimes(2));
    rerender({ active: true });
    rerender({ active: false });
    window.history.back();
    await waitFor(() => expect(router).toHaveBeenCalledTimes(3));
    expect(onAsk).not.toHaveBeenCalled();
  });
});
