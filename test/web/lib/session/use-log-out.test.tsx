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

/** The next import of the code fails; later ones would find what the first has left, so each needs a mock of its own. */
function missLeftovers(): void {
  vi.doMock('#web/lib/session/leftovers.ts', () => {
    load();
    throw new TypeError('Failed to fetch dynamically imported module');
  });
}

it('loads what a logout needs before anyone asks for one: then there may be no network', async () => {
  renderHook(() => useLogOut('/'));
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
});

it('logs out also where its code cannot be loaded: what is left over stays under its person', async () => {
  const { result } = renderHook(() => useLogOut('/login'));
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
  missLeftovers();
  await act(() => result.current.ask());
  expect(signOut).toHaveBeenCalledExactlyOnceWith('/login');
  expect(load).toHaveBeenCalledTimes(2);
});

it('logs out also where its code does not come', async () => {
  const { result } = renderHook(() => useLogOut('/login'));
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
  vi.useFakeTimers();
  vi.doMock('#web/lib/session/leftovers.ts', () => new Promise(() => undefined));
  const asked = result.current.ask();
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  await asked;
  expect(signOut).toHaveBeenCalledExactlyOnceWith('/login');
});
