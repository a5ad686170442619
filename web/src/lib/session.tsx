import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react';
import type { Session, SessionUser } from './auth.ts';
import { mayBeSignedIn } from './session-hint.ts';
import { useAdminStatus } from './use-admin-status.ts';

export interface SessionView {
  /** `loading` also while a sign-in or sign-out is under way. */
  status: Session['status'];
  user: SessionUser | undefined;
  isAdmin: boolean;
  /** False while `isAdmin` is only what was known last time. */
  adminLoaded: boolean;
  /** Leaves for Google's page. */
  signIn: () => Promise<void>;
  /** Leaves for the sign-out page, which comes back to `path`. */
  signOut: (path: '/' | '/login') => Promise<void>;
}

const SessionContext = createContext<SessionView | undefined>(undefined);

export function useSession(): SessionView {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider above it.');
  return session;
}

/** If a sign-in or sign-out has not left the page by then, it has failed. */
const leavingMs = 5_000;

/** Who is here. The auth code is loaded only if someone may be signed in, or wants to be. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [isWatching, setIsWatching] = useState(() => typeof window !== 'undefined' && mayBeSignedIn());
  const [session, setSession] = useState<Session>({ status: isWatching ? 'loading' : 'signed-out' });
  const [isLeaving, setIsLeaving] = useState(false);
  const { isAdmin, adminLoaded } = useAdminStatus(session);

  useEffect(() => (isWatching ? watch(setSession) : awaitSignInElsewhere(() => setIsWatching(true))), [isWatching]);

  useEffect(() => {
    if (!isLeaving) return;
    const stay = () => setIsLeaving(false);
    window.addEventListener('pageshow', stay); // back from Google's page by the browser's back button
    return () => window.removeEventListener('pageshow', stay);
  }, [isLeaving]);

  const leave = useCallback(async (go: (auth: typeof import('./auth.ts')) => Promise<void>) => {
    setIsLeaving(true);
    try {
      await go(await import('./auth.ts'));
      setTimeout(() => setIsLeaving(false), leavingMs);
    } catch (error) {
      console.error('The sign-in code cannot be loaded', error);
      setIsLeaving(false);
    }
  }, []);

  const view = useMemo<SessionView>(
    () => ({
      status: isLeaving ? 'loading' : session.status,
      user: session.status === 'signed-in' ? session.user : undefined,
      isAdmin,
      adminLoaded,
      signIn: () => leave((auth) => auth.signInWithGoogle()),
      signOut: (path) => leave((auth) => auth.signOutTo(path)),
    }),
    [session, isLeaving, isAdmin, adminLoaded, leave],
  );
  return <SessionContext value={view}>{children}</SessionContext>;
}

function watch(listener: (session: Session) => void): () => void {
  let stop: (() => void) | undefined;
  let ended = false;
  import('./auth.ts').then(
    ({ watchSession }) => {
      if (!ended) stop = watchSession(listener);
    },
    (error: unknown) => {
      console.error('The sign-in code cannot be loaded', error);
      listener({ status: 'signed-out' });
    },
  );
  return () => {
    ended = true;
    stop?.();
  };
}

/** Someone signs in in another tab of this browser. */
function awaitSignInElsewhere(onSignIn: () => void): () => void {
  const look = () => {
    if (mayBeSignedIn()) onSignIn();
  };
  window.addEventListener('storage', look);
  return () => window.removeEventListener('storage', look);
}
