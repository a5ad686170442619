import { openDocument } from '#web/lib/open-document.ts';
import { deviceStorage } from '#web/lib/storage.ts';
import { returnPlace } from './return-place.ts';
import { amplifyPrefix } from './session-hint.ts';

/**
 * Why nobody is signed in after a sign-in. `storage`: this browser cannot keep a session. `refused`: by Google or the person there.
 * `stale`: begun in another tab, too old, or used already. `service`: everything else.
 */
const failures = ['storage', 'refused', 'stale', 'service'] as const;
export type SignInFailure = (typeof failures)[number];

/** Enough for the tokens of a session. */
const probe = 'x'.repeat(8_192);
const probeKey = 'truein.probe';

export function canStore(): boolean {
  deviceStorage.set(probeKey, probe);
  const isStored = deviceStorage.get(probeKey) === probe;
  deviceStorage.remove(probeKey);
  return isStored;
}

/** Whether the sign-in that returns is the one that was begun last in this browser, in whichever tab: Amplify keeps the state of that one only. */
export function canComplete(): boolean {
  const state = new URLSearchParams(window.location.search).get('state');
  const isLatest = (name: string) => name.endsWith('.oauthState') && deviceStorage.get(name) === state;
  return canStore() && deviceStorage.keysWith(amplifyPrefix).some(isLatest);
}

function whyFailed(error: unknown): SignInFailure {
  if (!canStore()) return 'storage';
  const code = new URLSearchParams(window.location.search).get('error');
  if (code !== null) return code === 'access_denied' ? 'refused' : 'service';
  const isOfProtocol = error === undefined || (error instanceof Error && error.name === 'OAuthSignInException');
  return isOfProtocol ? 'stale' : 'service';
}

/** Leads to the login page, which says why. */
export const tellFailure = (why: SignInFailure) => openDocument(`/login?failed=${why}`);

/** Why the person was led to the login page, once: the address forgets it. */
export function takeFailure(): SignInFailure | undefined {
  const why = new URLSearchParams(window.location.search).get('failed');
  if (why !== null) window.history.replaceState(window.history.state, '', window.location.pathname);
  return failures.find((known) => known === why);
}

/** Leaves the address to which a sign-in has returned, with what was thrown if it failed. The login page also leads people back to their place. */
export function endReturn(isSignedIn: boolean, error: unknown): void {
  if (!isSignedIn) tellFailure(whyFailed(error));
  else if (returnPlace()) openDocument('/login');
  else window.history.replaceState(window.history.state, '', '/');
}
