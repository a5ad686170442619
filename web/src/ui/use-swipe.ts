import { type PointerEvent, useRef } from 'react';

const leastPx = 48;

/** Handlers for a sideways swipe by finger; up and down stays with the page. */
export function useSwipe(onNext: () => void, onPrevious: () => void) {
  const start = useRef<{ x: number; y: number }>(undefined);
  return {
    onPointerDown: ({ pointerType, clientX, clientY }: PointerEvent) => {
      start.current = pointerType === 'touch' ? { x: clientX, y: clientY } : undefined;
    },
    onPointerCancel: () => {
      start.current = undefined;
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      if (!start.current) return;
      const across = clientX - start.current.x;
      const down = clientY - start.current.y;
      start.current = undefined;
      if (Math.abs(across) < leastPx || Math.abs(across) < Math.abs(down)) return;
      if (across < 0) onNext();
      else onPrevious();
    },
  };
}
