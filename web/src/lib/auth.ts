import { Amplify } from 'aws-amplify';
import { fetchAuthSession, signInWithRedirect } from 'aws-amplify/auth';
import 'aws-amplify/auth/enable-oauth-listener';
import { Hub } from 'aws-amplify/utils';
import { loadConfig } from '#web/lib/env.ts';
import { isSignInReturn, storedIdToken } from '#web/lib/session-hint.ts';
import { endHostedSessionFirst } from '#web/lib/sign-out.ts';
import { storedSession, userOf } from '#web/lib/stored-session.ts';

// The only file that knows Amplify. Load it with import(): it weighs 30 kB.

export interface SessionUser {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly picture?: string;
}

export type Session =
  { readonly status: 'loading' | 'signed-out' } | { readonly status: 'signed-in'; readonly user: SessionUser };

/** Goes to Google by way of the hosted sign-in page; the person comes back to `/`. Rejects if that page cannot be reached. */
export async function signInWithGoogle(): Promise<void> {
  try {
    if (await endHostedSessionFirst()) return;
    await configured();
    await signInWithRedirect({ provider: 'Google' });
  } catch (error) {
    if (error instanceof Error && error.name === 'UserAlreadyAuthenticatedException') refreshWatchers();
    else throw error;
  }
}

/**
 * The ID token, refreshed first if it is due or `fresh` is asked for; undefined if signed out.
 * Rejects if it is due and Cognito cannot be reached: a dead network signs nobody out.
 */
export async function currentToken({ fresh = false } = {}): Promise<string | undefined> {
  await configured();
  const session = await fetchAuthSession({ forceRefresh: fresh });
  return session.tokens?.idToken?.toString();
}

/** Tells who is signed in, now and at each change in this tab or another. Returns what ends it. */
export function watchSession(listener: (session: Session) => void): () => void {
  let active = true;
  let newest = 0;
  let told = '';
  const tell = (session: Session): void => {
    newest += 1;
    const news = JSON.stringify(session);
    if (!active || news === told) return;
    told = news;
    listener(session);
  };
  const look = async (): Promise<void> => {
    newest += 1;
    const mine = newest;
    const session = await readSession();
    if (mine === newest) tell(session);
  };
  /** Amplify drops the tokens if Cognito refused them, just after the event, and keeps them if the network was down. */
  const tellIfDropped = (): void => {
    if (storedIdToken() === undefined) tell({ status: 'signed-out' });
  };
  const stopHub = Hub.listen(
    'auth',
    ({ payload }) => {
      if (payload.event === 'signedIn') void look();
      else if (payload.event === 'signedOut') tell({ status: 'signed-out' });
      else if (payload.event === 'tokenRefresh_failure') setTimeout(tellIfDropped);
    },
    { listenerName: 'session', enableCrossTabEvents: true },
  );

  watchers.add(look);
  tell({ status: 'loading' });
  void look();
  return () => {
    active = false;
    watchers.delete(look);
    stopHub();
  };
}

const watchers = new Set<() => Promise<void>>();

function refreshWatchers(): void {
  for (const look of watchers) void look();
}

async function readSession(): Promise<Session> {
  try {
    await configured();
    const claims = (await fetchAuthSession()).tokens?.idToken?.payload;
    if (typeof claims?.sub !== 'string') return { status: 'signed-out' };
    return { status: 'signed-in', user: userOf({ ...claims, sub: claims.sub }) };
  } catch (error) {
    console.error('The session cannot be read', error);
    // A dead network signs nobody out.
    const stored = storedSession();
    return stored ? { status: 'signed-in', user: stored.user } : { status: 'signed-out' };
  }
}

let configuring: Promise<void> | undefined;

/** Configures Amplify once. That also completes a sign-in that comes back with `?code=`; whoever asks for the session waits for it. */
function configured(): Promise<void> {
  configuring ??= configure().catch((error: unknown) => {
    configuring = undefined;
    throw error;
  });
  return configuring;
}

async function configure(): Promise<void> {
  const { userPoolId, userPoolClientId, userPoolDomain, userPoolEndpoint } = await loadConfig();
  const site = window.location.origin;
  Hub.listen('auth', ({ payload }) => {
    if (payload.event !== 'signInWithRedirect_failure') return;
    console.error('Sign-in failed', payload.data?.error);
    tidyAddress();
  });
  Amplify.configure({
    Auth: {
      Cognito: {
        userPoolId,
        userPoolClientId,
        ...(userPoolEndpoint ? { userPoolEndpoint } : {}),
        loginWith: {
          oauth: {
            domain: userPoolDomain,
            scopes: ['openid', 'email', 'profile'],
            responseType: 'code',
            redirectSignIn: [`${site}/`],
            redirectSignOut: [`${site}/`, `${site}/login`], // Amplify wants it; `sign-out.ts` goes there
          },
        },
      },
    },
  });
  // Amplify 6.22 releases those who wait for a failed sign-in before it clears the mark they wait for. Whoever asks
  // between the two waits five minutes, so nobody may ask before a failure that needs no network has passed.
  await new Promise((resolve) => setTimeout(resolve));
}

/** Takes the answer of the sign-in page out of the address, as Amplify does after a success. */
function tidyAddress(): void {
  if (isSignInReturn(window.location.search))
    window.history.replaceState(window.history.state, '', window.location.pathname);
}
