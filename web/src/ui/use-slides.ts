import { useEffect, useState } from 'react';
import { useReducedMotion } from './use-reduced-motion.ts';

export const slideMs = 5_000;

/** Which of some slides is shown. They move on by themselves, unless they are paused, held (pointed at, focused) or less motion is wanted. */
export function useSlides(count: number) {
  const [index, setIndex] = useState(0);
  const [isPaused, setIsPaused] = useState(false);
  const [isHeld, setIsHeld] = useState(false);
  const wantsLessMotion = useReducedMotion();
  const isPlaying = !isPaused && !wantsLessMotion;
  const isMoving = isPlaying && !isHeld;

  useEffect(() => {
    if (!isMoving) return;
    const timer = setTimeout(() => setIndex((index + 1) % count), slideMs);
    return () => clearTimeout(timer);
  }, [isMoving, index, count]);

  return {
    index,
    isPlaying,
    isMoving,
    /** Whether they could play at all. */
    canPlay: !wantsLessMotion,
    next: () => setIndex((index + 1) % count),
    previous: () => setIndex((index + count - 1) % count),
    toggle: () => setIsPaused(!isPaused),
    hold: () => setIsHeld(true),
    release: () => setIsHeld(false),
  };
}
