// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useLogOut } from '#web/lib/session/use-log-out.ts';

const { signOut, load } = vi.hoisted(() => ({ signOut: vi.fn<(path: string) => Promise<void>>(), load: vi.fn() }));
vi.mock('#web/lib/session/session.ts', () => ({ useSession: () => ({ user: { id: 'asha' }, signOut }) }));

beforeEach(() => {
  vi.clearAllMocks();
  missLeftovers();
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

/** Makes the next import of the code fail. Later imports would get the first one's result, so each needs its own mock. */
function missLeftovers(): void {
  vi.doMock('#web/lib/session/leftovers.ts', () => {
    load();
    throw new TypeError('Failed to fetch dynamically imported module');
  });
}

it('the code of a logout is loaded ahead, because the network may be gone later', async () => {
  renderHook(() => useLogOut('/'));
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce(), { timeout: 60_000 });
});

it('a logout works when its code can’t be loaded', async () => {
  const { result } = renderHook(() => useLogOut('/login'));
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce(), { timeout: 60_000 });
  missLeftovers();
  await act(() => result.current.ask());
  expect(signOut).toHaveBeenCalledExactlyOnceWith('/login');
  expect(load).toHaveBeenCalledTimes(2);
});

it('a logout waits until what is discarded is gone', async () => {
  let finish = () => {};
  const discardLeftovers = vi.fn(() => new Promise<void>((done) => (finish = done)));
  const { result } = renderHook(() => useLogOut('/login'));
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce(), { timeout: 60_000 });
  vi.doMock('#web/lib/session/leftovers.ts', () => ({ discardLeftovers }));
  const left = result.current.leave(true);
  await vi.waitFor(() => expect(discardLeftovers).toHaveBeenCalledExactlyOnceWith('asha'), { timeout: 60_000 });
  expect(signOut).not.toHaveBeenCalled();
  await act(async () => {
    finish();
    await left;
  });
  expect(signOut).toHaveBeenCalledExactlyOnceWith('/login');
});

it('a logout works when its code never arrives', async () => {
  const { result } = renderHook(() => useLogOut('/login'));
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce(), { timeout: 60_000 });
  vi.useFakeTimers();
  vi.doMock('#web/lib/session/leftovers.ts', () => new Promise(() => undefined));
  const asked = result.current.ask();
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  await asked;
  expect(signOut).toHaveBeenCalledExactlyOnceWith('/login');
});
