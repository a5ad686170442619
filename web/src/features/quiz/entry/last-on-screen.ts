const key = 'truein-last-on-screen';

/** Notes that an attempt is on this device's screen now. It only informs: an answer's or an event's worth never hangs on it. */
export function noteOnScreen(now = Date.now()): void {
  try {
    localStorage.setItem(key, String(now));
  } catch {
    // This browser does not let the site keep anything.
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

/** The attempt is over. */
export function forgetOnScreen(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing is kept there.
  }
}
