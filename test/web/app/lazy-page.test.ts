import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withinTimeLimit } from '#web/app/lazy-page.ts';
import { containing } from '#test/support/matchers.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('withinTimeLimit', () => {
  it('loaded code is returned and the timer cleared', async () => {
    const Page = () => null;
    await expect(withinTimeLimit(Promise.resolve(Page))).resolves.toBe(Page);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('loading is given up after 120 seconds', async () => {
    const outcome = vi.fn();
    withinTimeLimit(new Promise(() => undefined)).catch(outcome);
    await vi.advanceTimersByTimeAsync(119_999);
    expect(outcome).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(outcome).toHaveBeenCalledWith(expect.objectContaining({ message: containing('in time') }));
  });

  it('a failed load keeps its error', async () => {
    await expect(withinTimeLimit(Promise.reject(new TypeError('no network')))).rejects.toThrow('no network');
  });
});
