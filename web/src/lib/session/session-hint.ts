import { deviceStorage } from '#web/lib/storage.ts';

/** Prefix of all keys that Amplify stores of a session, such as `CognitoIdentityServiceProvider.<client>.<user>.idToken`. */
export const amplifyPrefix = 'CognitoIdentityServiceProvider.';

/** Prefix of a refresh token's key while it waits to be revoked; its expiry (epoch ms) and its former key follow. */
export const waitingPrefix = 'truein.to-revoke.';

/** Event on the window when a request has found that the session is over: the issuer does not renew it. */
export const sessionEndEvent = 'truein.session-end';

/** Whether the person returns from the sign-in page, signed in or not. They always return to the home page. */
export function isSignInReturn({ pathname, search }: Location): boolean {
  const query = new URLSearchParams(search);
  return pathname === '/' && (query.has('code') || query.has('error'));
}

/** Whether a person is, or is about to be, signed in. */
export function mayBeSignedIn(): boolean {
  return storedIdToken() !== undefined || isSignInReturn(window.location);
}

/** The stored ID token, which may have expired. */
export function storedIdToken(): string | undefined {
  return amplifyValue('idToken');
}

/** A value that Amplify stores, by its name there. If storage is forbidden, Amplify stores no session either. */
export function amplifyValue(kind: 'idToken' | 'clockDrift'): string | undefined {
  const key = deviceStorage.keysWith(amplifyPrefix).find((name) => name.endsWith('.idToken'));
  return key && deviceStorage.get(key.replace(/idToken$/, kind));
}

/** Whether a logout without a network still has to be completed at the server. */
export function isSignOutPending(): boolean {
  return deviceStorage.keysWith(waitingPrefix).length > 0;
}
