export interface Finding {
  /** `note`: worth knowing. Nothing here keeps anyone from starting. */
  tone: 'good' | 'note';
  text: string;
}

const slowMs = 1_500;
const narrowPx = 320;

export function storageFinding(works: boolean): Finding {
  return works
    ? { tone: 'good', text: 'This browser can keep your answers until they are sent, even over a reload.' }
    : {
        tone: 'note',
        text: 'This browser keeps nothing when it is closed (private window). Keep this tab open until the end.',
      };
}

/** @param ms how long the server took to answer; undefined if it did not */
export function connectionFinding(ms: number | undefined): Finding {
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

export function screenFinding(widthPx: number): Finding {
  return widthPx >= narrowPx
    ? { tone: 'good', text: 'This window is wide enough to show a whole question.' }
    : { tone: 'note', text: 'This window is narrow. Everything works; you will scroll a little more.' };
}

export const notificationFinding: Finding = {
  tone: 'good',
  text: 'This site sends none. Silence those of other apps: leaving this tab uses one of your attempts.',
};
