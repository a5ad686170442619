// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepSession, tickMs } from '#web/lib/session/keep-session.ts';
import { sessionEndEvent } from '#web/lib/session/session-hint.ts';

const auth = vi.hoisted(() => ({ currentToken: vi.fn<(instead?: string) => Promise<string | undefined>>() }));
vi.mock('#web/lib/session/auth.ts', () => auth);

const told = vi.fn();
let stop: () => void;

function keep(secondsLeft: number): string {
  const claims = btoa(JSON.stringify({ sub: 'asha', exp: Date.now() / 1000 + secondsLeft }));
  const token = `head.${claims}.sign`;
  localStorage.setItem('CognitoIdentityServiceProvider.client.asha.idToken', token);
  return token;
}
const renewTo = (secondsLeft: number) => auth.currentToken.mockImplementation(async () => keep(secondsLeft));
const setOnline = (isOnline: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers({ now: 1_750_000_000_000 });
  auth.currentToken.mockReset();
  window.addEventListener(sessionEndEvent, told);
});
afterEach(() => {
  stop();
  window.removeEventListener(sessionEndEvent, told);
  told.mockReset();
  localStorage.clear();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('keepSession', () => {
  it('the token is renewed when less than 90 s are left, and not before', async () => {
    const token = keep(150);
    renewTo(3600);
    stop = keepSession();
    await pass(2 * tickMs);
    expect(tickMs).toBe(30_000);
    expect(auth.currentToken).not.toHaveBeenCalled(); // 90 s are left
    await pass(tickMs);
    expect(auth.currentToken).toHaveBeenCalledExactlyOnceWith(token);
    await pass(50 * 60_000);
    expect(auth.currentToken).toHaveBeenCalledOnce();
    await pass(10 * 60_000);
    expect(auth.currentToken).toHaveBeenCalledTimes(2);
    expect(told).not.toHaveBeenCalled();
  });

  it.each([
    ['the page becomes visible', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['the network returns', () => window.dispatchEvent(new Event('online'))],
  ])('the token is checked at once when %s', async (_, happen) => {
    keep(3600);
    renewTo(3600);
    stop = keepSession();
    await pass(0);
    keep(-600);
    happen();
    await pass(0);
    expect(auth.currentToken).toHaveBeenCalledOnce();
  });

  it('a failed renewal is retried after 200 ms, doubling, and ends no session', async () => {
    keep(60);
    auth.currentToken.mockRejectedValue(new TypeError('no network'));
    stop = keepSession();
    const tries: number[] = [];
    for (const at of [0, 199, 1, 399, 1, 799, 1]) {
      await pass(at);
      tries.push(auth.currentToken.mock.calls.length);
    }
    expect(tries).toEqual([1, 1, 2, 2, 3, 3, 4]);
    await pass(tickMs - 1_500);
    expect(auth.currentToken).toHaveBeenCalledTimes(8); // after 0, .2, .6, 1.4, 3, 6.2, 12.6 and 25.4 s
    renewTo(3600);
    await pass(tickMs);
    expect(told).not.toHaveBeenCalled();
    expect(auth.currentToken).toHaveBeenCalledTimes(9);
  });

  it('nothing is renewed while offline', async () => {
    setOnline(false);
    keep(-60);
    stop = keepSession();
    await pass(10 * tickMs);
    expect(auth.currentToken).not.toHaveBeenCalled();
    expect(told).not.toHaveBeenCalled();
  });

  it('a refused renewal signals the end of the session', async () => {
    keep(60);
    auth.currentToken.mockRejectedValueOnce(new TypeError('no network')).mockResolvedValue(undefined);
    stop = keepSession();
    await pass(100);
    expect(told).not.toHaveBeenCalled();
    await pass(200);
    expect(told).toHaveBeenCalledOnce();
  });

  it('removed tokens are noticed within a tick', async () => {
    keep(3600);
    stop = keepSession();
    localStorage.clear();
    await pass(tickMs);
    expect(told).toHaveBeenCalledOnce();
    expect(auth.currentToken).not.toHaveBeenCalled();
  });

  it('nothing is renewed after stop', async () => {
    keep(-60);
    auth.currentToken.mockRejectedValue(new TypeError('no network'));
    stop = keepSession();
    await pass(0);
    stop();
    await pass(10 * tickMs);
    expect(auth.currentToken).toHaveBeenCalledTimes(2);
  });
});
