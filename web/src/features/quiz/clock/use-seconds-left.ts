import { useEffect, useEffectEvent, useState } from 'react';
import { type AttemptClock, remainingMs } from './attempt-clock.ts';

/** Whole seconds until the deadline, rounded up; undefined without a clock. `onExpire` is called once, at zero. */
export function useSecondsLeft(clock: AttemptClock | undefined, onExpire: () => void): number | undefined {
  const [seconds, setSeconds] = useState(() => clock && secondsOf(clock));
  const expire = useEffectEvent(onExpire);

  useEffect(() => {
    if (!clock) return;
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const left = remainingMs(clock, performance.now());
      setSeconds(secondsOf(clock));
      if (left === 0) expire();
      else timer = setTimeout(tick, left % 1000 || 1000);
    };
    tick();
    return () => clearTimeout(timer);
  }, [clock]);

  return clock && (seconds ?? secondsOf(clock));
}

function secondsOf(clock: AttemptClock): number {
  return Math.ceil(remainingMs(clock, performance.now()) / 1000);
}
