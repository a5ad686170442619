import { useEffect } from 'react';

const key = 'truein-last-on-screen';

/** Notes that an attempt is on this device's screen now. Informational only: no answer or event depends on it. */
export function noteOnScreen(now = Date.now()): void {
  try {
    localStorage.setItem(key, String(now));
  } catch {
    // This browser forbids storage.
  }
}

/** When this device last had an attempt on its screen, by its own clock. */
export function lastOnScreen(): number | undefined {
  try {
    const at = Number(localStorage.getItem(key));
    return at > 0 ? at : undefined;
  } catch {
    return undefined;
  }
}

/** Forgets it when the attempt is over. */
export function forgetOnScreen(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing is stored there.
  }
}

/** Interval for the case of a crash, which gives no other notice. */
const everyMs = 5_000;

/** Notes when an attempt was last on the screen, so that the next entry can report the length of the absence. */
export function useOnScreen(isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return;
    const note = () => {
      if (document.visibilityState === 'visible') noteOnScreen();
    };
    const onLeaving = () => noteOnScreen();
    const timer = setInterval(note, everyMs);
    window.addEventListener('pagehide', onLeaving);
    return () => {
      clearInterval(timer);
      window.removeEventListener('pagehide', onLeaving);
    };
  }, [isActive]);
}
