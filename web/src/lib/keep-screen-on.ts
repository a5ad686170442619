/** Missing in Safari before 16.4 and Firefox before 126. */
export const canKeepScreenOn = (): boolean => 'wakeLock' in navigator;

/**
 * Keeps the screen on until the returned function is called. A browser releases the lock of a hidden page, so each return requests
 * another one. A refusal, such as one for a low battery, changes nothing.
 */
export function keepScreenOn(): (() => void) | undefined {
  if (!canKeepScreenOn()) return undefined;
  let lock: Promise<WakeLockSentinel | undefined> | undefined;
  const request = () => {
    if (document.visibilityState === 'visible') lock = navigator.wakeLock.request('screen').catch(() => undefined);
  };
  request();
  document.addEventListener('visibilitychange', request);
  return () => {
    document.removeEventListener('visibilitychange', request);
    void lock?.then((held) => held?.release());
  };
}
