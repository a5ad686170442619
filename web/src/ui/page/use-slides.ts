import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useState } from 'react';
import { useIsPageHidden } from './use-is-page-hidden.ts';
import { useReducedMotion } from '#web/ui/use-media.ts';

export const slideMs = 5_000;
const options = { loop: true, duration: 28 };

/** Chooses the current slide. Slides advance automatically, unless they are paused, held (hovered over, focused) or motion is reduced. */
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
    /** Ref of the element that shows the slides. */
    viewport,
    index,
    isPlaying,
    isMoving,
    /** Whether they may play at all. */
    canPlay: !wantsLessMotion,
    next: () => slider?.scrollNext(wantsLessMotion),
    previous: () => slider?.scrollPrev(wantsLessMotion),
    toggle: () => setIsPaused(!isPaused),
    setIsPointedAt,
    setIsFocused,
  };
}
