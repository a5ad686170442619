import { type Dispatch, useEffect, useEffectEvent } from 'react';
import { type EventReceipt, recordTabSwitch } from '#functions/contract/attempts.ts';
import { call } from '#web/lib/api-client.ts';
import type { Outbox } from '#web/lib/outbox.ts';
import type { AttemptAction } from './attempt-action.ts';
import { watchTabSwitches } from './watch-tab-switches.ts';

interface Settings {
  attemptId: string;
  entryId: string;
  outbox: Outbox;
  isRunning: boolean;
  dispatch: Dispatch<AttemptAction>;
  /** It was one too many. */
  onClosed: () => void;
}

/** Reports each time the person leaves the tab while the attempt runs, and for how long. */
export function useTabSwitches({ attemptId, entryId, outbox, isRunning, dispatch, onClosed }: Settings): void {
  const isWatched = useEffectEvent(() => isRunning);
  const onCounted = useEffectEvent(({ status, remaining, isLive }: EventReceipt) => {
    if (isLive === false) dispatch({ type: 'displaced' });
    else if (status === 'completed') onClosed();
    else if (isRunning) dispatch({ type: 'tab-switch-counted', remaining });
  });

  useEffect(() => {
    const send = (body: { eventId: string; awaySeconds?: number }) =>
      call(recordTabSwitch, { params: { attemptId }, body: { ...body, entryId } }, { keepalive: true });
    return watchTabSwitches({
      isActive: () => isWatched(),
      async record(eventId) {
        // The event may close the attempt, so answers go first.
        const outcome = await outbox.flush(1);
        if (outcome === 'stuck' || outcome === 'unreachable') throw new Error('Some answers are not delivered yet.');
        return send({ eventId });
      },
      recordDuration: (eventId, awaySeconds) => send({ eventId, awaySeconds }),
      onCounted: (receipt) => onCounted(receipt),
    });
  }, [attemptId, entryId, outbox]);
}
