import { useEffect, useEffectEvent } from 'react';
import { holdHistory } from '#web/lib/history-gate.ts';

/**
 * Asks before the browser's history leads away from this page, back or forward, by button, gesture or key. It stops the event before
 * the router sees it, which would leave at once. (The router's own blocker needs a data router, which weighs more than this whole
 * feature.) `onAsk` gets the function that leaves.
 */
export function useBackGuard(isActive: boolean, onAsk: (leave: () => void) => void): void {
  const ask = useEffectEvent(onAsk);
  useEffect(() => {
    if (!isActive) return;
    const here = indexOf(window.history.state) ?? 0;
    let isOver = false;
    const onPop = (event: PopStateEvent) => {
      event.stopImmediatePropagation();
      const steps = (indexOf(event.state) ?? here - 1) - here;
      if (steps === 0) return; // the way back to this page, by the next line
      window.history.go(-steps);
      setTimeout(settle, 300);
      ask(() => {
        end();
        window.history.go(steps);
      });
    };
    // A second Back at the same moment makes the browser drop the way back to this page.
    const settle = () => {
      const steps = (indexOf(window.history.state) ?? here) - here;
      if (steps !== 0 && !isOver) window.history.go(-steps);
    };
    const release = holdHistory(onPop);
    const end = () => {
      isOver = true;
      release();
    };
    return end;
  }, [isActive]);
}

/** The router's index of a history entry. */
function indexOf(state: unknown): number | undefined {
  const { idx } = (state ?? {}) as { idx?: unknown };
  return typeof idx === 'number' ? idx : undefined;
}
