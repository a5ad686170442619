import { useSyncExternalStore } from 'react';
import type { SessionState } from './session-state.ts';
import { sessionStore, signedOut } from './session-store.ts';

export interface SessionView extends SessionState {
  /** Leaves for Google's page. Rejects if it cannot be reached. */
  signIn: () => Promise<void>;
  /** Logs out on this device at once, then leaves for the sign-out page, which returns to `path`. */
  signOut: (path: '/' | '/login') => Promise<void>;
}

const { subscribe, state, signIn, signOut } = sessionStore;

/** The current session. Works in every island and page, without a provider. */
export function useSession(): SessionView {
  return { ...useSyncExternalStore(subscribe, state, () => signedOut), signIn, signOut };
}
