import { abortAfter } from '#web/lib/abort-after.ts';
import { Amplify } from 'aws-amplify';
import { fetchAuthSession, signInWithRedirect } from 'aws-amplify/auth';
import 'aws-amplify/auth/enable-oauth-listener';
import { Hub } from 'aws-amplify/utils';
import { problemOf } from '#web/lib/api-problem.ts';
import { loadConfig } from '#web/lib/env.ts';
import { dropTokens } from './forget-tokens.ts';
import { isSignInReturn, storedIdToken } from './session-hint.ts';
import { canComplete, endReturn } from './sign-in-return.ts';
import { endHostedSessionFirst } from './sign-out.ts';
import { storedSession, type SessionUser } from './stored-session.ts';

// The only file that imports Amplify. Load it with import(), because it weighs 30 kB.

export type Session =
  { readonly status: 'loading' | 'signed-out' } | { readonly status: 'signed-in'; readonly user: SessionUser };

const provider = 'Google';

/** Opens Google through the hosted sign-in page; the person returns to `/`. Rejects if that page cannot be reached. */
export async function signInWithGoogle(): Promise<void> {
  // With a prompt, Amplify does not check whether a person has signed in in another tab.
  if (storedIdToken() !== undefined) return refreshWatchers();
  if (await endHostedSessionFirst()) return;
  await configured();
  await signInWithRedirect({ provider, options: { prompt: 'SELECT_ACCOUNT' } });
}

/** Errors of Cognito or Amplify that mean that a session can never be renewed. All others may be transient. */
const refusals =
  /^(NotAuthorized|TokenRevoked|RefreshTokenReuse|UserNotFound|UserNotConfirmed|PasswordResetRequired|InvalidParameter|UserUnAuthenticated|TokenRefresh)Exception/;
const lockName = 'truein.renewal';
/** A tab that takes longer to renew is stuck. */
const lockTimeoutMs = 5_000;

/**
 * The ID token; undefined if no one is signed in, or if Cognito refuses to renew the session. Pass an expiring or refused token as
 * `instead` to renew it first, once for all concurrent calls and tabs. Rejects if Cognito cannot be reached, and with a server problem
 * if it fails: neither signs anyone out.
 */
export async function currentToken(instead?: string): Promise<string | undefined> {
  await configured();
  if (instead === undefined) return readToken(false);
  renewing ??= inOneTab(() => readToken(storedIdToken() === instead)).finally(() => (renewing = undefined));
  return renewing;
}

let renewing: Promise<string | undefined> | undefined;

async function readToken(forceRefresh: boolean): Promise<string | undefined> {
  try {
    return (await fetchAuthSession({ forceRefresh })).tokens?.idToken?.toString();
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    // Cognito has answered, if only with an error: the person is not offline.
    if (!refusals.test(name)) throw /^(Network|Type)Error$/.test(name) ? error : problemOf(503, undefined);
    dropTokens();
    return undefined;
  }
}

async function inOneTab<T>(work: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return work();
  let running: Promise<T> | undefined;
  const start = () => (running = work());
  try {
    return await navigator.locks.request(lockName, { signal: abortAfter(lockTimeoutMs) }, start);
  } catch {
    return running ?? work();
  }
}

/** Reports who is signed in, now and at each change in this tab or another. Returns a function that ends it. */
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
  /** After the event Amplify drops the tokens if Cognito refused them, and keeps them if the network was down. */
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
  const isReturn = isSignInReturn(window.location);
  let error: unknown;
  try {
    // Amplify would end the sign-in that another tab has begun meanwhile.
    const isLost = isReturn && !canComplete();
    if (!isLost && (await currentToken()) === undefined && !isReturn) return { status: 'signed-out' };
  } catch (cause) {
    console.error('The session cannot be read', cause);
    // A missing network signs no one out.
    error = cause;
  }
  const stored = storedSession();
  if (isReturn) endReturn(stored !== undefined, error);
  return stored ? { status: 'signed-in', user: stored.user } : { status: 'signed-out' };
}

/** A sign-in that takes longer to complete has failed. */
const completionMs = 30_000;
let configuring: Promise<void> | undefined;

/** Configures Amplify once. That also completes a sign-in that returns with `?code=`; requests for the session wait for it. */
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
  const completion = isSignInReturn(window.location) && canComplete() ? signInCompletes() : undefined;
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
  await completion;
  // Amplify 6.22 releases waiting callers of a failed sign-in before it clears the flag that they wait for. A call in between would
  // wait five minutes, so wait until a failure without a network request has passed.
  await new Promise((resolve) => setTimeout(resolve));
}

/** Rejects with what Amplify says of a sign-in that has failed. */
function signInCompletes(): Promise<void> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('The sign-in does not end')), completionMs);
    Hub.listen('auth', ({ payload }) => {
      if (payload.event === 'signInWithRedirect') resolve();
      if (payload.event === 'signInWithRedirect_failure') reject(payload.data?.error ?? new Error());
    });
  });
}
