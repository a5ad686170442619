import { type Dispatch, useEffect, useEffectEvent } from 'react';
import { type AttemptClockView, getAttemptClock } from '#functions/contract/attempts.ts';
import { call } from '#web/lib/api-client.ts';
import { useEvent } from '#web/lib/use-event.ts';
import type { AttemptAction } from '../attempt-action.ts';
import { shortRetries } from '../delivery/retry-policy.ts';
import type { Entry } from '../entry/enter.ts';

/** Every receipt has the clock, so only a page without one asks. Admins are told this time (`grant-time-dialog.tsx`). */
const silenceMs = 120_000;

interface Settings {
  entry: Entry;
  isWatched: boolean;
  /** Changes with every reply that had the clock. */
  heardAt: number;
  dispatch: Dispatch<AttemptAction>;
}

/**
 * Asks the server for the clock, and for the live entry, after two minutes without a reply, and when the page is shown again or the
 * network returns. Returns a function that asks at once; it gives undefined without an answer.
 */
export function useClockWatch(settings: Settings): () => Promise<AttemptClockView | undefined> {
  const { entry, isWatched, heardAt, dispatch } = settings;
  async function look(): Promise<AttemptClockView | undefined> {
    const { userId, view, ownEntries } = entry;
    const request = { params: { attemptId: view.attemptId } };
    const read = await call(getAttemptClock, request, { ...shortRetries, userId }).catch(() => undefined);
    if (read) dispatch({ type: 'clock-read', read, ticks: performance.now() });
    if (read?.liveEntryId && !ownEntries.includes(read.liveEntryId)) dispatch({ type: 'displaced' });
    return read;
  }
  const ask = () => {
    if (document.visibilityState === 'visible') void look();
  };
  useEvent(document, 'visibilitychange', ask, isWatched);
  useEvent(window, 'online', ask, isWatched);

  const onSilence = useEffectEvent(ask);
  useEffect(() => {
    if (!isWatched) return;
    const timer = setInterval(() => onSilence(), silenceMs);
    return () => clearInterval(timer);
  }, [isWatched, heardAt]);
  return look;
}
