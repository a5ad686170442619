import { useEffect, useState } from 'react';
import { connectionFinding, type Finding, notificationFinding, screenFinding, storageFinding } from './device-words.ts';
import { canKeep, measureConnection } from './probe-device.ts';

export interface DeviceCheck {
  /** In the order in which they are shown; without a finding while it is being looked at. */
  items: readonly { name: string; finding: Finding | undefined }[];
  isDone: boolean;
  again: () => void;
}

/** Looks at this device once, and again on request. */
export function useDeviceCheck(): DeviceCheck {
  const [round, setRound] = useState(0);
  const [storage, setStorage] = useState<Finding>();
  const [connection, setConnection] = useState<Finding>();

  useEffect(() => {
    let isCurrent = true;
    void canKeep().then((works) => isCurrent && setStorage(storageFinding(works)));
    void measureConnection().then((ms) => isCurrent && setConnection(connectionFinding(ms)));
    return () => {
      isCurrent = false;
    };
  }, [round]);

  return {
    items: [
      { name: 'Storage', finding: storage },
      { name: 'Connection', finding: connection },
      { name: 'Screen', finding: screenFinding(window.innerWidth) },
      { name: 'Notifications', finding: notificationFinding },
    ],
    isDone: storage !== undefined && connection !== undefined,
    again() {
      setStorage(undefined);
      setConnection(undefined);
      setRound(round + 1);
    },
  };
}
