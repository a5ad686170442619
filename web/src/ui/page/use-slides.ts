import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useState } from 'react';
import { useIsPageHidden } from './use-is-page-hidden.ts';
import { useReducedMotion } from './use-reduced-motion.ts';

export const slideMs = 5_000;
const options = { loop: true, duration: 28 };

/** Which of some slides is shown. They move on by themselves, unless they are paused, held (pointed at, focused) or less motion is wanted. */
export function useSlides() {
  const [index, setIndex] = useState(0);
  const [isPaused, setIsPaused] = useState(false);
  const [isPointedAt, setIsPointedAt] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const isHidden = useIsPageHidden();
  const wantsLessMotion = useReducedMotion();
  const [viewport, slider] = useEmblaCarousel(options);
  const isPlaying = !isPaused && !wantsLessMotion;
  const isMoving = isPlaying && !isPointedAt && !isFocused && !isHidden;

  useEffect(() => {
    if (!slider) return;
    const show = () => setIndex(slider.selectedScrollSnap());
    slider.on('select', show);
    return () => void slider.off('select', show);
  }, [slider]);

  useEffect(() => {
    if (!isMoving) return;
    const timer = setTimeout(() => slider?.scrollNext(), slideMs);
    return () => clearTimeout(timer);
  }, [isMoving, index, slider]);

  return {
    /** The ref of the element through which the slides are seen. */
    viewport,
    index,
    isPlaying,
    isMoving,
    /** Whether they could play at all. */
    canPlay: !wantsLessMotion,
    next: () => slider?.scrollNext(wantsLessMotion),
    previous: () => slider?.scrollPrev(wantsLessMotion),
    toggle: () => setIsPaused(!isPaused),
    setIsPointedAt,
    setIsFocused,
  };
}
