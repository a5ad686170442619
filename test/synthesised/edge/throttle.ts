/**
 * A token bucket: so many requests at once, and then so many in a second.
 *
 * @returns whether the next one passes
 */
export function openThrottle({ rate, burst }: { rate: number; burst: number }): () => boolean {
  let tokens = burst;
  let filledAt = performance.now();
  return () => {
    const now = performance.now();
    tokens = Math.min(burst, tokens + ((now - filledAt) / 1000) * rate);
    filledAt = now;
    if (tokens < 1) return false;
    tokens -= 1;
    return true;
  };
}
