import { useEffect, useEffectEvent } from 'react';
import type { AttemptClockView } from '#functions/contract/attempts.ts';

const channelName = 'truein-live-entry';

interface Live {
  attemptId: string;
  entryId: string;
}

interface Settings extends Live {
  /** The server has received this entry. */
  isHeard: boolean;
  onDisplaced: () => void;
  /** Asks the server. Undefined if it does not answer, or before the attempt has begun. */
  look: () => Promise<AttemptClockView | undefined>;
}

/**
 * Only one tab has the live entry. Other tabs of this browser are notified of a new entry at once; of another device the page learns
 * from receipts, and by `useClockWatch`. Only the server knows the order of two entries, because replies may arrive in another order.
 */
export function useLiveTab({ attemptId, entryId, isHeard, onDisplaced, look }: Settings): void {
  const displace = useEffectEvent(onDisplaced);
  const ask = useEffectEvent(look);

  useEffect(() => {
    const channel = new BroadcastChannel(channelName);
    const announce = () => channel.postMessage({ attemptId, entryId } satisfies Live);
    let isOpen = true;
    channel.onmessage = async ({ data }: MessageEvent<Live>) => {
      if (data.attemptId !== attemptId || data.entryId === entryId) return;
      const read = await ask();
      if (!isOpen) return;
      if (read?.liveEntryId === entryId) announce();
      else displace();
    };
    announce();
    return () => {
      isOpen = false;
      channel.close();
    };
  }, [attemptId, entryId, isHeard]);
}
