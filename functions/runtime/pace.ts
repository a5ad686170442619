import { throttleWaitMs } from '#functions/domain/reports/send-rate.ts';
import type { Pace } from '#functions/usecases/ports/mail.ts';

interface Timers {
  now(): number;
  wait(ms: number): Promise<void>;
  /** A number in [0, 1). */
  random(): number;
}

const realTimers: Timers = {
  now: Date.now,
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  random: Math.random,
};

/**
 * One worker's share of a send rate: a mail in `everyMs` milliseconds. `rest` keeps the worker's place taken until then:
 * the next call may run in another copy of the function, which does not know of this mail.
 */
export function pacer(everyMs: number, timers: Timers = realTimers): Pace & { rest(): Promise<void> } {
  let freeAt = 0;
  const untilFree = async () => {
    const ms = freeAt - timers.now();
    if (ms > 0) await timers.wait(ms);
  };
  return {
    async turn() {
      await untilFree();
      freeAt = timers.now() + everyMs;
    },
    rest: untilFree,
    backOff: (times) => timers.wait(throttleWaitMs(times, timers.random())),
  };
}
