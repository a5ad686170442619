import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lookAndWrite } from '#functions/adapters/dynamo/look-and-write.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';
import { answerInTime, retryTransient } from '#functions/adapters/retry-transient.ts';

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

it('100 concurrent writes of one item all succeed when each holds it for 30 ms', async () => {
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

describe('retryTransient', () => {
  it('gives a throttled call five attempts', async () => {
    const send = failing(throttled(), 10);
    expect(await outcome(send)).toMatchObject({ code: 'busy' });
    expect(send).toHaveBeenCalledTimes(5);
  });

  it('makes no attempt after four seconds, so that the function can still reply', async () => {
    const send = failing(throttled(), 2_100);
    expect(await outcome(send)).toMatchObject({ code: 'busy' });
    expect(send).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['a conflict', 30, cancelled('None', 'TransactionConflict')],
    ['a conflict and throttling', 5, cancelled('ProvisionedThroughputExceeded', 'TransactionConflict')],
    ['throttling', 5, cancelled('ThrottlingError', 'None')],
    ['a failed condition', 1, cancelled('ConditionalCheckFailed', 'TransactionConflict')],
    ['an exceeded size limit', 1, cancelled('ItemCollectionSizeLimitExceeded', 'None')],
    ['an invalid item', 1, cancelled('None', 'ValidationError')],
  ])('a transaction cancelled for %s has at most %i attempts', async (_, times, cause) => {
    // Short pauses: what ends it is the number of attempts, not the time.
    vi.spyOn(Math, 'random').mockReturnValue(0.1);
    const send = failing(cause, 10);
    const result = await outcome(send);
    expect(send).toHaveBeenCalledTimes(times);
    if (times === 1) expect(result).toBe(cause);
    else expect(result).toMatchObject({ code: 'busy', cause });
  });
});

describe('answerInTime', () => {
  /** A function with ten seconds. */
  const inTenSeconds = async (request: () => Promise<unknown>) => {
    const endsAt = performance.now() + 10_000;
    const reply = answerInTime(request)(undefined, { getRemainingTimeInMillis: () => endsAt - performance.now() });
    const settled = reply.then(
      () => ({ outcome: 'done', left: endsAt - performance.now() }),
      (cause: { code?: string }) => ({ outcome: cause.code, left: endsAt - performance.now() }),
    );
    await vi.runAllTimersAsync();
    return settled;
  };

  it('refuses a request with several retried calls before its function times out', async () => {
    let calls = 0;
    const conflicting = failing(cancelled('TransactionConflict'), 100);
    const { outcome, left } = await inTenSeconds(async () => {
      for (; calls < 20; calls++) {
        let tries = 0;
        await retryTransient(() => (tries++ < 5 ? conflicting() : Promise.resolve()));
      }
    });
    expect([outcome, calls < 20]).toEqual(['busy', true]);
    expect(left).toBeGreaterThan(1_000);
  });

  it('refuses a write that meets conflict after conflict as busy in time', async () => {
    const conflict = cancelled('ConditionalCheckFailed');
    Object.setPrototypeOf(conflict, TransactionCanceledException.prototype);
    const send = failing(conflict, 1_500);
    const table = { db: { send }, name: 'a' } as unknown as Table;
    const { outcome, left } = await inTenSeconds(() => lookAndWrite(table, async () => ({ writes: [], then: 'done' })));
    expect([outcome, send.mock.calls.length]).toEqual(['busy', 6]);
    expect(left).toBeGreaterThan(500);
  });

  it('gives a request with time the reply of its handler', async () => {
    expect(await inTenSeconds(async () => 'reply')).toMatchObject({ outcome: 'done' });
    expect(await answerInTime(async (event: string) => event)('alone')).toBe('alone');
  });
});
