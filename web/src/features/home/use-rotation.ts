import { type PointerEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useReducedMotion } from '#web/ui/use-media.ts';

export const stepDegrees = 0.5;
export const stepMs = 50;
export const cardCount = 10;
export const narrowPx = 640;

/** The circumference of the ring: the width of all cards side by side. */
export function trackWidth(viewportPx: number): number {
  return viewportPx <= narrowPx ? 1100 : 2200;
}

/** The automatic turn after some time. */
export function turned(elapsedMs: number): number {
  return (elapsedMs / stepMs) * stepDegrees;
}

/** The turn for a drag of some pixels: the ring's front follows the finger. */
export function draggedDegrees(px: number, track: number): number {
  return (px / track) * 360;
}

/** Turns the ring: automatically, by dragging, by buttons. It writes the angle to the element, which spares React a render for each frame. */
export function useRotation(ring: RefObject<HTMLElement | null>) {
  const angle = useRef(0);
  const grip = useRef<{ x: number; angle: number }>(undefined);
  const [isPaused, setIsPaused] = useState(false);
  const wantsLessMotion = useReducedMotion();
  const [held, setHeld] = useState({ pointer: false, focus: false });
  const isInView = useIsInView(ring);
  const isPlaying = !isPaused && !wantsLessMotion;
  const isTurning = isPlaying && isInView && !held.pointer && !held.focus;

  const turnTo = useCallback(
    (degrees: number) => {
      angle.current = degrees % 360;
      ring.current?.style.setProperty('--angle', `${angle.current}deg`);
    },
    [ring],
  );

  useEffect(() => {
    if (!isTurning) return;
    let before = performance.now();
    let frame = requestAnimationFrame(function turn(now) {
      if (!grip.current) turnTo(angle.current - turned(now - before));
      before = now;
      frame = requestAnimationFrame(turn);
    });
    return () => cancelAnimationFrame(frame);
  }, [isTurning, turnTo]);

  return {
    isPlaying,
    /** Whether it may turn automatically at all. */
    canPlay: !wantsLessMotion,
    /** Stops the ring while it is hovered over, or while a button that turns it has the focus. */
    hold: (by: 'pointer' | 'focus', isHeld: boolean) => setHeld((before) => ({ ...before, [by]: isHeld })),
    toggle: () => setIsPaused(!isPaused),
    turnBy: (cards: number) => turnTo(Math.round((angle.current / 360) * cardCount + cards) * (360 / cardCount)),
    drag: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        event.currentTarget.setPointerCapture?.(event.pointerId);
        grip.current = { x: event.clientX, angle: angle.current };
      },
      onPointerMove: ({ clientX }: PointerEvent) => {
        if (grip.current)
          turnTo(grip.current.angle + draggedDegrees(clientX - grip.current.x, trackWidth(window.innerWidth)));
      },
      onPointerUp: () => (grip.current = undefined),
      onPointerCancel: () => (grip.current = undefined),
    },
  };
}

/** Whether some part of an element is on the screen; true in browsers that cannot tell. */
function useIsInView(element: RefObject<HTMLElement | null>): boolean {
  const [isInView, setIsInView] = useState(true);
  useEffect(() => {
    if (!element.current || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(([entry]) => setIsInView(entry?.isIntersecting ?? true));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isInView;
}
