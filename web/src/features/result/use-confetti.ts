import { useEffect } from 'react';
import { useReducedMotion } from '#web/ui/page/use-reduced-motion.ts';

const durationMs = 3_000;

/** Confetti for three seconds; none for those who asked for less motion. Its code is loaded apart from the page. */
export function useConfetti(): void {
  const isReduced = useReducedMotion();
  useEffect(() => {
    if (isReduced) return;
    let stop: (() => void) | undefined;
    let isGone = false;
    import('./confetti.ts').then(
      ({ throwConfetti }) => {
        if (!isGone) stop = throwConfetti(durationMs);
      },
      () => undefined, // only decoration
    );
    return () => {
      isGone = true;
      stop?.();
    };
  }, [isReduced]);
}
