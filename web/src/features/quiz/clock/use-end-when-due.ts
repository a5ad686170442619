import { useEffect, useEffectEvent } from 'react';
import { useEvent } from '#web/lib/use-event.ts';
import type { Outbox } from '#web/lib/outbox/outbox.ts';

/** Interval of retries of an end; the network's return and saved answers trigger one at once. */
const retryMs = 15_000;

interface Settings {
  outbox: Pick<Outbox, 'subscribe' | 'savedState'>;
  isDue: boolean;
  /** The last attempt to end has failed. */
  hasFailed: boolean;
  /** `quietly`: a retry that does not change the screen. */
  onDue: (quietly: boolean) => void;
}

/** Ends the attempt when it is due, and retries until that has worked. */
export function useEndWhenDue({ outbox, isDue, hasFailed, onDue }: Settings): void {
  const end = useEffectEvent(onDue);
  useEffect(() => {
    if (!isDue) return;
    if (!hasFailed) return end(false);
    const timer = setInterval(() => end(true), retryMs);
    return () => clearInterval(timer);
  }, [isDue, hasFailed]);
  useEvent(window, 'online', () => onDue(true), isDue && hasFailed);

  const onDelivered = useEffectEvent(() => {
    if (isDue && hasFailed && outbox.savedState() === 'saved') end(true);
  });
  useEffect(() => outbox.subscribe(() => onDelivered()), [outbox]);
}
