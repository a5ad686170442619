/**
 * A token bucket: so many requests at once, and then so many in a second.
 *
 * @param clock milliseconds
 * @returns whether the next one passes, at the rate that holds now
 */
export function openThrottle(
  limits: () => { rate: number; burst: number },
  clock: () => number = () => performance.now(),
): () => boolean {
  let tokens = limits().burst;
  let filledAt = clock();
  return () => {
    const now = clock();
    const { rate, burst } = limits();
    tokens = Math.min(burst, tokens + ((now - filledAt) / 1000) * rate);
    filledAt = now;
    if (tokens < 1) return false;
    tokens -= 1;
    return true;
  };
}
