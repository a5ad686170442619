import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { retryTransient } from '#functions/adapters/retry-transient.ts';

const throttled = () => Object.assign(new Error('Slow down.'), { name: 'ThrottlingException' });
const cancelled = (...codes: string[]) =>
  Object.assign(new Error('Transaction cancelled.'), {
    name: 'TransactionCanceledException',
    CancellationReasons: codes.map((Code) => ({ Code })),
  });

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A call that takes so long and then fails so. */
const failing = (cause: unknown, ms: number) =>
  vi.fn(async () => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    throw cause;
  });

async function outcome(send: () => Promise<unknown>): Promise<unknown> {
  const settled = retryTransient(send).catch((cause: unknown) => cause);
  await vi.runAllTimersAsync();
  return settled;
}

/** Numbers from 0 to 1 that are the same in each run. */
function sameNumbers(): () => number {
  let state = 1;
  return () => (state = (state * 48_271) % 0x7fffffff) / 0x7fffffff;
}

it('brings a hundred people through who write one item at once, where each write holds it for 30 ms', async () => {
  vi.spyOn(Math, 'random').mockImplementation(sameNumbers());
  let isHeld = false;
  const write = async () => {
    if (isHeld) throw cancelled('TransactionConflict');
    isHeld = true;
    await new Promise((resolve) => setTimeout(resolve, 30));
    isHeld = false;
    return 'written';
  };
  const people = Array.from({ length: 100 }, () => outcome(write));
  expect((await Promise.all(people)).filter((result) => result !== 'written')).toEqual([]);
});

describe('what is repeated', () => {
  it('five times at most', async () => {
    const send = failing(throttled(), 10);
    expect(await outcome(send)).toMatchObject({ code: 'busy' });
    expect(send).toHaveBeenCalledTimes(5);
  });

  it('not again once four seconds are gone, so that the function can still answer', async () => {
    const send = failing(throttled(), 2_100);
    expect(await outcome(send)).toMatchObject({ code: 'busy' });
    expect(send).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['a conflict', cancelled('None', 'TransactionConflict'), 30],
    ['a conflict and throttling', cancelled('ProvisionedThroughputExceeded', 'TransactionConflict'), 5],
    ['throttling', cancelled('ThrottlingError', 'None'), 5],
    ['a failed condition', cancelled('ConditionalCheckFailed', 'TransactionConflict'), 1],
    ['a size that is too large', cancelled('ItemCollectionSizeLimitExceeded', 'None'), 1],
    ['an item that is not valid', cancelled('None', 'ValidationError'), 1],
  ])('or not, of a transaction that was cancelled for %s', async (_, cause, times) => {
    // Short pauses: what ends it is the number of attempts, not the time.
    vi.spyOn(Math, 'random').mockReturnValue(0.1);
    const send = failing(cause, 10);
    const result = await outcome(send);
    expect(send).toHaveBeenCalledTimes(times);
    if (times === 1) expect(result).toBe(cause);
    else expect(result).toMatchObject({ code: 'busy', cause });
  });
});
