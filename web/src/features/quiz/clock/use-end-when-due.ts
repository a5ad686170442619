import { useEffect, useEffectEvent } from 'react';
import type { Outbox } from '#web/lib/outbox/outbox.ts';

/** How often an end that could not be sent is tried again; at once when the network or the answers are through. */
const retryMs = 15_000;

interface Settings {
  outbox: Pick<Outbox, 'subscribe' | 'savedState'>;
  isDue: boolean;
  /** The last try failed. */
  hasFailed: boolean;
  /** `quietly`: again, while the screen stays as it is. */
  onDue: (quietly: boolean) => void;
}

/** The attempt ends by itself when it is due, and until that has worked it is tried again and again. */
export function useEndWhenDue({ outbox, isDue, hasFailed, onDue }: Settings): void {
  const end = useEffectEvent(onDue);
  useEffect(() => {
    if (!isDue) return;
    if (!hasFailed) return end(false);
    const again = () => end(true);
    const timer = setInterval(again, retryMs);
    window.addEventListener('online', again);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', again);
    };
  }, [isDue, hasFailed]);

  const onDelivered = useEffectEvent(() => {
    if (isDue && hasFailed && outbox.savedState() === 'saved') end(true);
  });
  useEffect(() => outbox.subscribe(() => onDelivered()), [outbox]);
}
