import { type Dispatch, useEffect, useEffectEvent } from 'react';
import { type AttemptClockView, getAttemptClock } from '#functions/contract/attempts.ts';
import { call } from '#web/lib/api-client.ts';
import type { AttemptAction } from '../attempt-action.ts';
import { shortRetries } from '../delivery/retry-policy.ts';

const everyMs = 20_000;

interface Settings {
  attemptId: string;
  isWatched: boolean;
  dispatch: Dispatch<AttemptAction>;
}

/** Polls whether more was granted while the page is visible. Returns a function that asks at once; it gives undefined without an answer. */
export function useClockWatch({
  attemptId,
  isWatched,
  dispatch,
}: Settings): () => Promise<AttemptClockView | undefined> {
  async function look(): Promise<AttemptClockView | undefined> {
    const read = await call(getAttemptClock, { params: { attemptId } }, shortRetries).catch(() => undefined);
    if (read) dispatch({ type: 'clock-read', read, ticks: performance.now() });
    return read;
  }
  const ask = useEffectEvent(look);
  useEffect(() => {
    if (!isWatched) return;
    const timer = setInterval(() => document.visibilityState === 'visible' && void ask(), everyMs);
    return () => clearInterval(timer);
  }, [isWatched]);
  return look;
}
