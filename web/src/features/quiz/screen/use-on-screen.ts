import { useEffect } from 'react';
import { noteOnScreen } from '../entry/last-on-screen.ts';

/** For a crash, which says nothing before it. */
const everyMs = 5_000;

/** Notes when an attempt was last on the screen, so that the next entry can tell how long the person was away. */
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
