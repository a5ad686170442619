import { useSyncExternalStore } from 'react';
import { useSession } from '#web/lib/session/session.ts';

// Outside the page: while the person is leaving, a guard shows something else in its place.
let hasFailed = false;
const watchers = new Set<() => void>();

function tell(failed: boolean): void {
  hasFailed = failed;
  for (const watcher of watchers) watcher();
}

function subscribe(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}

/** The way to Google's sign-in page, and whether it was closed last time. */
export function useLeaveForGoogle() {
  const { signIn } = useSession();
  return {
    hasFailed: useSyncExternalStore(subscribe, () => hasFailed),
    leave: () => {
      tell(false);
      signIn().catch((error: unknown) => {
        console.error('The sign-in page cannot be reached', error);
        tell(true);
      });
    },
  };
}
