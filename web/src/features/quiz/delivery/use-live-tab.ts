import { useEffect, useEffectEvent } from 'react';
import { getSeat } from '#functions/contract/quiz.ts';
import { call } from '#web/lib/api-client.ts';
import { shortRetries } from './retry-policy.ts';

const channelName = 'truein-live-entry';

interface Live {
  attemptId: string;
  entryId: string;
}

interface Settings extends Live {
  quizId: number;
  /** The server has received this entry. */
  isHeard: boolean;
  /** It has, the attempt is running, and no later entry is known. */
  isLive: boolean;
  onDisplaced: () => void;
}

/**
 * Only one tab has the live entry. Other tabs of this browser are notified of a new entry at once; for other devices the page asks the
 * server when it becomes visible or the network returns (and each receipt tells it, too). Only the server knows the order of two
 * entries, because replies may arrive in another order.
 */
export function useLiveTab({ attemptId, entryId, quizId, isHeard, isLive, onDisplaced }: Settings): void {
  const displace = useEffectEvent(onDisplaced);

  /** Undefined if the server does not answer, or before the attempt has begun. */
  async function askWhoIsLive(): Promise<string | undefined> {
    const seat = await call(getSeat, { params: { quizId } }, shortRetries).catch(() => undefined);
    return seat?.openAttemptId === attemptId ? seat.liveEntryId : undefined;
  }
  const ask = useEffectEvent(askWhoIsLive);

  useEffect(() => {
    const channel = new BroadcastChannel(channelName);
    const announce = () => channel.postMessage({ attemptId, entryId } satisfies Live);
    let isOpen = true;
    channel.onmessage = async ({ data }: MessageEvent<Live>) => {
      if (data.attemptId !== attemptId || data.entryId === entryId) return;
      const liveId = await ask();
      if (!isOpen) return;
      if (liveId === entryId) announce();
      else displace();
    };
    announce();
    return () => {
      isOpen = false;
      channel.close();
    };
  }, [attemptId, entryId, isHeard]);

  useEffect(() => {
    if (!isLive) return;
    const look = async () => {
      if (document.visibilityState !== 'visible') return;
      const liveId = await ask();
      if (liveId !== undefined && liveId !== entryId) displace();
    };
    const listener = () => void look();
    document.addEventListener('visibilitychange', listener);
    window.addEventListener('online', listener);
    return () => {
      document.removeEventListener('visibilitychange', listener);
      window.removeEventListener('online', listener);
    };
  }, [entryId, isLive]);
}
