import { sessionEndEvent } from './session-hint.ts';
import { storedSession } from './stored-session.ts';

/** Interval of the session checks. */
export const tickMs = 30_000;
/** A token with fewer ticks left is renewed. */
const renewBelowTicks = 3;
/** First pause between retries; it doubles. */
const firstPauseMs = 200;

/**
 * Renews the token before it expires, and detects within a tick that a session is gone; what follows is in `session-store.ts`. Loaded after the sign-in, because no page needs
 * it at once. A network failure ends no session: the next tick, and the network's return, try again. Repeated calls return the same
 * watch. @returns a function that ends it
 */
export function keepSession(): () => void {
  return (stopWatch ??= watch());
}

let stopWatch: (() => void) | undefined;

function watch(): () => void {
  let isRenewing = false;
  let isStopped = false;

  async function tick(): Promise<void> {
    const stored = storedSession();
    if (!stored) return tellEnd();
    if (isRenewing || !navigator.onLine || stored.msLeft >= renewBelowTicks * tickMs) return;
    isRenewing = true;
    try {
      if ((await renew(stored.token)) === undefined) tellEnd();
    } catch {
      // Cognito cannot be reached. The old token is kept.
    } finally {
      isRenewing = false;
    }
  }

  async function renew(token: string): Promise<string | undefined> {
    const { currentToken } = await import('./auth.ts');
    const giveUpAt = Date.now() + tickMs;
    for (let pauseMs = firstPauseMs; ; pauseMs *= 2) {
      try {
        return await currentToken(token);
      } catch (error) {
        if (isStopped || !navigator.onLine || Date.now() + pauseMs >= giveUpAt) throw error;
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
      }
    }
  }

  const look = () => void tick();
  const timer = setInterval(look, tickMs);
  // Timers of a sleeping or hidden page run late.
  document.addEventListener('visibilitychange', look);
  window.addEventListener('online', look);
  look();
  return () => {
    isStopped = true;
    stopWatch = undefined;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('online', look);
  };
}

function tellEnd(): void {
  window.dispatchEvent(new Event(sessionEndEvent));
}
