import { useEffect, useEffectEvent } from 'react';
import { getSeat } from '#functions/contract/quiz.ts';
import { call } from '#web/lib/api-client.ts';

const channelName = 'truein-live-entry';

interface Live {
  attemptId: string;
  entryId: string;
}

interface Settings extends Live {
  quizId: number;
  /** The server knows of this entry, and nothing says yet that there is a later one. */
  isLive: boolean;
  onDisplaced: () => void;
}

/**
 * One tab has the attempt. Other tabs of this browser hear at once of a new entry; for other devices the page asks the server when
 * it is looked at again or the network returns (and each receipt says it, too).
 */
export function useLiveTab({ attemptId, entryId, quizId, isLive, onDisplaced }: Settings): void {
  const displace = useEffectEvent(onDisplaced);

  useEffect(() => {
    const channel = new BroadcastChannel(channelName);
    channel.onmessage = ({ data }: MessageEvent<Live>) => {
      if (data.attemptId === attemptId && data.entryId !== entryId) displace();
    };
    channel.postMessage({ attemptId, entryId } satisfies Live);
    return () => channel.close();
  }, [attemptId, entryId]);

  useEffect(() => {
    if (!isLive) return;
    const look = async () => {
      if (document.visibilityState !== 'visible') return;
      const seat = await call(getSeat, { params: { quizId } }).catch(() => undefined);
      const liveId = seat?.openAttemptId === attemptId ? seat.liveEntryId : undefined;
      if (liveId !== undefined && liveId !== entryId) displace();
    };
    const listener = () => void look();
    document.addEventListener('visibilitychange', listener);
    window.addEventListener('online', listener);
    return () => {
      document.removeEventListener('visibilitychange', listener);
      window.removeEventListener('online', listener);
    };
  }, [attemptId, entryId, quizId, isLive]);
}
