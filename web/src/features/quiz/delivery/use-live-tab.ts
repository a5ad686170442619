import { useEffect, useEffectEvent } from 'react';
import { getSeat } from '#functions/contract/quiz.ts';
import { call } from '#web/lib/api-client.ts';
import { short } from './patience.ts';

const channelName = 'truein-live-entry';

interface Live {
  attemptId: string;
  entryId: string;
}

interface Settings extends Live {
  quizId: number;
  /** The server knows of this entry. */
  isHeard: boolean;
  /** It does, the attempt runs, and nothing says yet that there is a later entry. */
  isLive: boolean;
  onDisplaced: () => void;
}

/**
 * One tab has the attempt. Other tabs of this browser hear at once of a new entry; for other devices the page asks the server when
 * it is looked at again or the network returns (and each receipt says it, too). Which of two entries is the later one only the
 * server knows: the replies may come in another order.
 */
export function useLiveTab({ attemptId, entryId, quizId, isHeard, isLive, onDisplaced }: Settings): void {
  const displace = useEffectEvent(onDisplaced);

  /** Undefined if the server does not answer, or before the attempt has begun. */
  async function askWhoIsLive(): Promise<string | undefined> {
    const seat = await call(getSeat, { params: { quizId } }, short).catch(() => undefined);
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
