/** Where Amplify keeps the ID token of a signed-in person: `CognitoIdentityServiceProvider.<client>.<user>.idToken`. */
const tokenKey = /^CognitoIdentityServiceProvider\..+\.idToken$/;

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
  try {
    const key = Object.keys(window.localStorage).find((name) => tokenKey.test(name));
    return key === undefined ? undefined : (window.localStorage.getItem(key) ?? undefined);
  } catch {
    return undefined; // storage is forbidden here, so Amplify keeps no session either
  }
}
