import { type Dispatch, useEffectEvent, useLayoutEffect } from 'react';
import type { AttemptAction } from '../attempt-action.ts';
import type { SwitchQueue } from './switch-queue.ts';
import { watchTabSwitches } from './watch-tab-switches.ts';

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
