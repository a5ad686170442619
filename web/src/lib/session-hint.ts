/** Where Amplify keeps the tokens of a signed-in person: `CognitoIdentityServiceProvider.<client>.<user>.idToken`. */
const tokenKey = /^CognitoIdentityServiceProvider\..+\.idToken$/;

/** Whether the auth code is needed at once: someone is signed in here, or comes back from the sign-in page (or gave up there). */
export function mayBeSignedIn(): boolean {
  return hasStoredSession() || isSignInReturn(window.location.search);
}

/** Whether this browser keeps the tokens of a session, which may have expired. */
export function hasStoredSession(): boolean {
  try {
    return Object.keys(window.localStorage).some((key) => tokenKey.test(key));
  } catch {
    return false; // storage is forbidden here, so Amplify keeps no session either
  }
}

/** `?code=…&state=…` or `?error=…&state=…`. */
export function isSignInReturn(search: string): boolean {
  const query = new URLSearchParams(search);
  return query.has('state') && (query.has('code') || query.has('error'));
}
