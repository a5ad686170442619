const key = 'truein-last-on-screen';

/** Notes that an attempt is on this device's screen now. Informational only: no answer or event depends on it. */
export function noteOnScreen(now = Date.now()): void {
  try {
    localStorage.setItem(key, String(now));
  } catch {
    // This browser forbids storage.
  }
}

/** When this device last had an attempt on its screen, by its own clock. */
export function lastOnScreen(): number | undefined {
  try {
    const at = Number(localStorage.getItem(key));
    return at > 0 ? at : undefined;
  } catch {
    return undefined;
  }
}

/** Forgets it when the attempt is over. */
export function forgetOnScreen(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing is stored there.
  }
}
