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
