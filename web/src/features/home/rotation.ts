export const stepDegrees = 0.5;
export const stepMs = 50;
export const cardCount = 10;
export const narrowPx = 640;

/** The width of all cards side by side, which is the way around the ring. */
export function trackWidth(viewportPx: number): number {
  return viewportPx <= narrowPx ? 1100 : 2200;
}

/** How far the ring has turned by itself in some time. */
export function turned(elapsedMs: number): number {
  return (elapsedMs / stepMs) * stepDegrees;
}

/** What a drag over some pixels turns the ring by: its front follows the finger. */
export function draggedDegrees(px: number, track: number): number {
  return (px / track) * 360;
}

/** Where a card stands on the ring. */
export function cardDegrees(card: number): number {
  return (card * 360) / cardCount;
}
