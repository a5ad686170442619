import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sendingPace, throttleWaitMs } from '#functions/domain/reports/send-rate.ts';
import { pacer } from '#functions/runtime/pace.ts';

/** A clock that a wait moves. */
function timers() {
  let now = 5_000;
  return {
    now: () => now,
    wait: async (ms: number) => void (now += ms),
    random: () => 1,
    pass: (ms: number) => (now += ms),
  };
}

describe('the sending pace', () => {
  it('allows one mail per interval, without a wait after a longer pause', async () => {
    const time = timers();
    const pace = pacer(1000, time);
    const sentAt: number[] = [];
    for (const pause of [0, 300, 5000, 0]) {
      time.pass(pause);
      await pace.turn();
      sentAt.push(time.now());
    }
    expect(sentAt).toEqual([5000, 6000, 11_000, 12_000]);
  });

  it('holds the worker until the next mail may go, so that no other copy sends earlier', async () => {
    const time = timers();
    const pace = pacer(1000, time);
    await pace.rest();
    expect(time.now()).toBe(5000);
    await pace.turn();
    time.pass(400);
    await pace.rest();
    expect(time.now()).toBe(6000);
  });

  it('keeps all workers together below the send rate', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1000 }), (rate) => {
        const { workers, everyMs } = sendingPace(rate);
        expect(workers).toBeGreaterThanOrEqual(2);
        expect(workers).toBeLessThanOrEqual(1000);
        expect((workers * 1000) / everyMs).toBeLessThanOrEqual(rate);
        expect((workers * 1000) / everyMs).toBeGreaterThan(rate * 0.85);
      }),
    );
  });

  it.each([0, -1, NaN])('refuses a rate of %d', (rate) => {
    expect(() => sendingPace(rate)).toThrow('send rate');
  });

  it('backs off longer after each throttling, with jitter', () => {
    expect([1, 2, 3].map((times) => [throttleWaitMs(times, 0), throttleWaitMs(times, 1)])).toEqual([
      [500, 1000],
      [1000, 2000],
      [2000, 4000],
    ]);
  });
});
