import { getMe } from '#functions/contract/me.ts';
import { dropAdminFlag, keepAdminFlag, readAdminFlag } from './admin-flag.ts';
import { call } from '#web/lib/api-client.ts';
import type { Session } from './auth.ts';
import { isSignInReturn, mayBeSignedIn, sessionEndEvent, isSignOutPending } from './session-hint.ts';
import { noteReturn } from './note-return.ts';
import { tellFailure } from './sign-in-return.ts';
import type { SessionState } from './session-state.ts';
import { storedSession } from './stored-session.ts';
import { forgetTokens } from './forget-tokens.ts';
import { resultWithin } from '#web/lib/result-within.ts';

type Auth = typeof import('./auth.ts');

/** A sign-in or sign-out that has not left the page by then has failed. */
const leavingMs = 5_000;
/** If the code of the logout has not loaded by then, the logout is completed later. */
const codeMs = 3_000;

/** The state on prerendered pages, and without stored tokens. */
export const signedOut: SessionState = { status: 'signed-out', user: undefined, isAdmin: false, adminLoaded: true };

/** The session of all islands and pages of this document. The auth code is loaded only if the stored token is not sufficient. */
export function createSessionStore() {
  const watchers = new Set<() => void>();
  let session: Session | undefined;
  let profile: { userId: string; isAdmin: boolean } | undefined;
  /** Whose profile this document has or waits for: it asks once, however often its pages change. */
  let profileOf: string | undefined;
  let isLeaving = false;
  let isOnlyLocal = false;
  let view = signedOut;
  let stop: (() => void) | undefined;

  function show(): void {
    const next = viewOf();
    if (JSON.stringify(next) === JSON.stringify(view)) return;
    view = next;
    for (const watcher of watchers) watcher();
  }

  function viewOf(): SessionState {
    const status = isLeaving ? 'loading' : (session?.status ?? 'signed-out');
    if (session?.status !== 'signed-in') {
      const adminLoaded = session?.status !== 'loading';
      return { ...signedOut, status, adminLoaded, isOnlyLocal };
    }
    const { user } = session;
    if (profile?.userId === user.id) return { status, user, isAdmin: profile.isAdmin, adminLoaded: true };
    return { status, user, isAdmin: readAdminFlag(user.id), adminLoaded: false };
  }

  function tell(next: Session): void {
    if (next.status === 'signed-in') isOnlyLocal = false;
    const before = session?.status === 'signed-in' ? session.user.id : undefined;
    // A person known from the stored token stays signed in while Amplify checks.
    if (next.status === 'loading' && before !== undefined) return;
    session = next;
    if (next.status === 'signed-out') {
      profile = undefined;
      profileOf = undefined;
      dropAdminFlag();
      // Before a guard redirects to the login page. A person who logs out here leaves on purpose.
      if (before !== undefined && !isLeaving) noteReturn(before);
    }
    // If its code cannot be loaded, a token is renewed when it is needed.
    else if (next.status === 'signed-in')
      import('./keep-session.ts').then(
        (code) => code.keepSession(),
        () => {},
      );
    if (next.status === 'signed-in' && next.user.id !== before && next.user.id !== profileOf)
      void askWhetherAdmin(next.user.id);
    show();
  }

  async function askWhetherAdmin(userId: string): Promise<void> {
    profileOf = userId;
    const me = await call(getMe, {}).catch((error: unknown) => console.error('The profile cannot be loaded', error));
    if (profileOf !== userId) return;
    if (me) keepAdminFlag(userId, me.isAdmin);
    else profileOf = undefined; // the next page asks again
    profile = { userId, isAdmin: me?.isAdmin ?? false };
    show();
  }

  /** Compares with the stored session: after a change in another tab, or when a request found the session over. */
  function look(): void {
    tell(kept());
    const isEnough = storedSession()?.isFresh ?? !mayBeSignedIn();
    if (isEnough && !isSignInReturn(window.location)) return;
    watchAmplify().catch((error: unknown) => {
      console.error('The sign-in code cannot be loaded', error);
      if (session?.status === 'loading') tell({ status: 'signed-out' });
      if (isSignInReturn(window.location)) tellFailure('service');
    });
  }

  let stopAmplify: (() => void) | undefined;
  /** From here on Amplify reports the session. */
  async function watchAmplify(): Promise<Auth> {
    const auth = await import('./auth.ts');
    if (watchers.size > 0) stopAmplify ??= auth.watchSession(tell);
    return auth;
  }

  function stay(): void {
    isLeaving = false;
    show();
  }

  /** Handles the browser's back button: from Google's page, or to a cached page from before a logout. */
  function comeBack(): void {
    stay();
    look();
  }

  function start(): void {
    session = undefined; // so that the person counts as new
    look();
    finishPendingSignOuts();
    const ended = new AbortController();
    window.addEventListener('online', finishPendingSignOuts, ended);
    window.addEventListener('storage', look, ended);
    window.addEventListener(sessionEndEvent, look, ended);
    window.addEventListener('pageshow', comeBack, ended);
    stop = () => {
      ended.abort();
      stopAmplify?.();
      stopAmplify = undefined;
      isLeaving = false;
      session = undefined;
    };
  }

  async function leave(go: (auth: Auth) => Promise<void>): Promise<void> {
    isLeaving = true;
    show();
    try {
      await go(await watchAmplify());
      setTimeout(stay, leavingMs);
    } catch (error) {
      stay();
      throw error;
    }
  }

  return {
    subscribe(onChange: () => void): () => void {
      watchers.add(onChange);
      if (watchers.size === 1) start();
      return () => {
        watchers.delete(onChange);
        if (watchers.size === 0) stop?.();
      };
    },
    state(): SessionState {
      // Called before anyone subscribes: the stored session decides the first render.
      if (!session) {
        session = kept();
        view = viewOf();
      }
      return view;
    },
    look,
    /** Leaves for Google's page. Rejects if it cannot be reached. */
    signIn: () => leave((auth) => auth.signInWithGoogle()),
    /** Ends the session on this device at once, then at the server through a page that returns to `path`; without a network it stays here. */
    async signOut(path: '/' | '/login'): Promise<void> {
      forgetTokens();
      isLeaving = true;
      tell({ status: 'signed-out' });
      const code = await resultWithin(codeMs, loadSignOut());
      const hasLeft = await code?.finishSignOut(path).catch(() => false);
      isOnlyLocal = !hasLeft;
      if (hasLeft) setTimeout(stay, leavingMs);
      else stay();
    },
  };
}

const loadSignOut = () => import('./sign-out.ts');

/** Completes a logout that was made without a network, as soon as there is one. */
function finishPendingSignOuts(): void {
  if (!isSignOutPending()) return;
  loadSignOut()
    .then((signOut) => signOut.finishPendingSignOuts())
    .catch(() => undefined); // the next page tries again
}

/** The session by this browser's storage. */
function kept(): Session {
  const stored = storedSession();
  if (stored) return { status: 'signed-in', user: stored.user };
  return { status: mayBeSignedIn() ? 'loading' : 'signed-out' };
}

export const sessionStore = createSessionStore();
