import { useEffect } from 'react';
import { deviceStorage } from '#web/lib/storage.ts';
import { useEvent } from '#web/lib/use-event.ts';

const key = 'truein-last-on-screen';

/** Notes that an attempt is on this device's screen now. Informational only: no answer or event depends on it. */
export function noteOnScreen(now = Date.now()): void {
  deviceStorage.set(key, String(now));
}

/** When this device last had an attempt on its screen, by its own clock. */
export function lastOnScreen(): number | undefined {
  return Number(deviceStorage.get(key)) || undefined;
}

/** Forgets it when the attempt is over. */
export function forgetOnScreen(): void {
  deviceStorage.remove(key);
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
    const timer = setInterval(note, everyMs);
    return () => clearInterval(timer);
  }, [isActive]);
  useEvent(window, 'pagehide', () => noteOnScreen(), isActive);
}
