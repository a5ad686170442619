import { useEffect, useState } from 'react';
import { canStore, measureConnection } from './probe-device.ts';

interface Finding {
  /** `note`: worth knowing. No finding blocks the start. */
  tone: 'good' | 'note';
  text: string;
}

const slowMs = 1_500;
const narrowPx = 320;

function storageFinding(works: boolean): Finding {
  return works
    ? { tone: 'good', text: 'This browser can keep your answers until they are sent, even over a reload.' }
    : {
        tone: 'note',
        text: 'This browser keeps nothing when it is closed (private window). Keep this tab open until the end.',
      };
}

/** @param ms latency of the server; undefined if it did not answer */
function connectionFinding(ms: number | undefined): Finding {
  if (ms === undefined) {
    return {
      tone: 'note',
      text: 'The server cannot be reached right now. You need a connection for your first answer; after that, answers wait on this device until they can be sent.',
    };
  }
  const seconds = (Math.max(ms, 100) / 1000).toFixed(1);
  return ms < slowMs
    ? { tone: 'good', text: `The server answers in ${seconds} s.` }
    : {
        tone: 'note',
        text: `The server answers slowly (${seconds} s). Your answers are sent in the background, so the next question does not wait.`,
      };
}

function screenFinding(widthPx: number): Finding {
  return widthPx >= narrowPx
    ? { tone: 'good', text: 'This window is wide enough to show a whole question.' }
    : { tone: 'note', text: 'This window is narrow. Everything works; you will scroll a little more.' };
}

const notificationFinding: Finding = {
  tone: 'good',
  text: 'This site sends none. Silence those of other apps: leaving this tab uses one of your attempts.',
};

export interface DeviceCheck {
  /** In display order; the finding is absent while it is being checked. */
  items: readonly { name: string; finding: Finding | undefined }[];
  isDone: boolean;
  again: () => void;
}

/** Checks this device once, and again on request. */
export function useDeviceCheck(): DeviceCheck {
  const [round, setRound] = useState(0);
  const [storage, setStorage] = useState<Finding>();
  const [connection, setConnection] = useState<Finding>();

  useEffect(() => {
    let isCurrent = true;
    void canStore().then((works) => isCurrent && setStorage(storageFinding(works)));
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
