import { type Dispatch, useEffectEvent, useLayoutEffect } from 'react';
import type { AttemptAction } from '../attempt-action.ts';
import type { SwitchQueue } from './switch-queue.ts';

interface Settings {
  switches: SwitchQueue;
  /** There is a question that can be answered. */
  isActive: boolean;
  dispatch: Dispatch<AttemptAction>;
}

/** Counts each time the person leaves the tab during the attempt: at once on this device, and at the server as soon as it can be sent. */
export function useTabSwitches({ switches, isActive, dispatch }: Settings): void {
  const isWatched = useEffectEvent(() => isActive);

  // In the same moment as the question appears, so that no switch is missed.
  useLayoutEffect(() => {
    const stopSending = switches.start(({ receipt, waiting, isDisplaced }) => {
      const remaining = receipt?.status === 'completed' ? 0 : receipt?.remaining;
      dispatch({ type: 'tab-switch-told', remaining, waiting });
      if (receipt?.status === 'open') dispatch({ type: 'clock-read', read: receipt, ticks: performance.now() });
      if (isDisplaced) dispatch({ type: 'displaced' });
    });
    const stopWatching = watchTabSwitches({
      isActive: () => isWatched(),
      onLeft(since) {
        dispatch({ type: 'tab-left' });
        switches.leave(since);
      },
      onBack: switches.comeBack,
    });
    return () => {
      stopWatching();
      stopSending();
    };
  }, [switches, dispatch]);
}

/** A page that is being unloaded is hidden, too. Only if it still exists after this time, the tab was switched. */
const graceMs = 250;

interface Watch {
  isActive: () => boolean;
  /** Called with the time of day. */
  onLeft: (since: number) => void;
  onBack: () => void;
}

/**
 * Detects each time the person leaves the tab. A reload is no tab switch; the server counts it as an entry. Returns a function that
 * ends the watch.
 */
export function watchTabSwitches({ isActive, onLeft, onBack }: Watch): () => void {
  let isGoing = false;
  let leaving: ReturnType<typeof setTimeout> | undefined;

  const isVisible = () => document.visibilityState === 'visible';
  const leave = (since: number) => {
    onLeft(since);
    if (isVisible()) onBack();
  };
  const onVisibility = () => {
    if (isVisible()) return onBack();
    if (isGoing || !isActive()) return;
    clearTimeout(leaving);
    leaving = setTimeout(leave, graceMs, Date.now());
  };
  const onPageHide = () => {
    isGoing = true; // some browsers hide the page before this event, some after it
    clearTimeout(leaving);
  };

  const ended = new AbortController();
  document.addEventListener('visibilitychange', onVisibility, ended);
  window.addEventListener('pagehide', onPageHide, ended);
  window.addEventListener('pageshow', () => (isGoing = false), ended);
  return () => {
    clearTimeout(leaving);
    ended.abort();
  };
}
