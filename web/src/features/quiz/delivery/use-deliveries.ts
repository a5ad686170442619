import { type Dispatch, useEffect, useEffectEvent } from 'react';
import type { AttemptListener, AttemptOutbox } from './attempt-outbox.ts';
import { clockOf, elapsedMs, ticksNow } from '../clock/attempt-clock.ts';
import type { AttemptAction } from '../attempt-action.ts';
import type { AttemptState } from '../attempt-state.ts';
import { anotherAttempt } from '../another-attempt.ts';

/** Shorter waits are ordinary network latency. */
const noticeableMs = 1_000;

interface Settings {
  outbox: AttemptOutbox;
  state: AttemptState;
  dispatch: Dispatch<AttemptAction>;
  /** `lost`: number of answers that came too late. */
  onClosed: (lost: number) => void;
  /** `notice`: a message for the person. */
  onOutdated: (notice?: string) => void;
}

/** Sends the outbox while the page is open, and shows the outcome. */
export function useDeliveries({ outbox, state, dispatch, onClosed, onOutdated }: Settings): void {
  const onSettled = useEffectEvent<AttemptListener['onSettled']>(({ questionId }, receipt) => {
    if (!receipt) return state.clock ? dispatch({ type: 'superseded' }) : onOutdated();
    dispatch({ type: 'settled', questionId, receipt, ticks: performance.now() });
    if (receipt.isLive === false) dispatch({ type: 'displaced' });
  });
  const onRefused = useEffectEvent<AttemptListener['onRefused']>(({ questionId }, error) => {
    const notice = anotherAttempt(error);
    if (notice) onOutdated(notice);
    else dispatch({ type: 'refused', questionId });
  });
  const onHeard = useEffectEvent<AttemptListener['onHeard']>((view, ticks) => {
    // Without a network the clock was an estimate, and so were the times of the answers.
    const clock = clockOf(view, ticks);
    const error = clock && state.clock ? elapsedMs(clock, ticks) - elapsedMs(state.clock, ticksNow(state.clock)) : 0;
    if (Math.abs(error) > noticeableMs) outbox.shift(error);
    dispatch({ type: 'entered', view, waiting: outbox.waiting(), ticks });
  });
  // An end that waits takes the place of the entries.
  const holdsPassage = useEffectEvent(() => state.over === 'person');
  const close = useEffectEvent(onClosed);
  const lookAgain = useEffectEvent(onOutdated);

  useEffect(
    () =>
      outbox.start({
        onSettled: (...news) => onSettled(...news),
        onRefused: (...news) => onRefused(...news),
        onHeard: (...news) => onHeard(...news),
        onFailing: () => dispatch({ type: 'failing' }),
        onClosed: (lost) => close(lost),
        onOutdated: () => lookAgain(),
        holdsPassage: () => holdsPassage(),
      }),
    [outbox, dispatch],
  );
}
