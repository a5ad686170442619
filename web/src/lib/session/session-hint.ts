/** Where Amplify keeps the ID token of a signed-in person: `CognitoIdentityServiceProvider.<client>.<user>.idToken`. */
const tokenKey = /^CognitoIdentityServiceProvider\..+\.idToken$/;

/** Of a refresh token that waits to be revoked: this, until when (epoch ms), and the name that it had. */
export const waitingPrefix = 'truein.to-revoke.';

/** Told at the window when a request has found that the session is over: the issuer renews it no more. */
export const sessionEndEvent = 'truein.session-end';

/** Whether the auth code is needed at once: someone comes back from the sign-in page, or gave up there. */
export function isSignInReturn(search: string): boolean {
  const query = new URLSearchParams(search);
  return query.has('state') && (query.has('code') || query.has('error'));
}

/** Whether someone is, or is about to be, signed in. */
export function mayBeSignedIn(): boolean {
  return storedIdToken() !== undefined || isSignInReturn(window.location.search);
}

/** The kept ID token, which may have expired. */
export function storedIdToken(): string | undefined {
  return keptAs('idToken');
}

/** What Amplify keeps beside the ID token, by its name there. */
export function keptAs(kind: 'idToken' | 'clockDrift'): string | undefined {
  try {
    const key = Object.keys(window.localStorage).find((name) => tokenKey.test(name));
    return (key && window.localStorage.getItem(key.replace(/idToken$/, kind))) ?? undefined;
  } catch {
    return undefined; // storage is forbidden here, so Amplify keeps no session either
  }
}

/** Whether someone has logged out without a network, and the server does not know of it yet. */
export function signOutWaits(): boolean {
  try {
    return Object.keys(window.localStorage).some((name) => name.startsWith(waitingPrefix));
  } catch {
    return false;
  }
}
