import { waitingPrefix } from './session-hint.ts';

/** Prefix of all keys that Amplify stores of a session. */
const amplifyPrefix = 'CognitoIdentityServiceProvider.';
const signInMarks = /\.(oauth|inflight)\w+$/;
/** A token that could not be revoked by then is dropped, because a device must not keep one for ever. */
const waitsForMs = 24 * 60 * 60 * 1000;

/**
 * Removes all tokens from the storage that pages sign in with, at once and without a network. Only the refresh token moves elsewhere,
 * to be revoked later.
 */
export function forgetTokens(now = Date.now()): void {
  try {
    const names = tokenNames();
    const refreshTokens = names
      .filter((name) => name.endsWith('.refreshToken'))
      .map((name) => ({ name, value: localStorage.getItem(name) ?? '' }));
    // Remove all tokens before one is stored, because full storage may refuse that.
    for (const name of names) localStorage.removeItem(name);
    for (const { name, value } of refreshTokens)
      localStorage.setItem(`${waitingPrefix}${now + waitsForMs}.${name}`, value);
  } catch {
    // Storage is forbidden, so Amplify stores no session either; or it is full, and the token expires by itself.
  }
}

/** Removes the tokens of a session that the server has ended: there is nothing to revoke. */
export function dropTokens(): void {
  try {
    // Another tab may be in the middle of a sign-in.
    for (const name of tokenNames()) if (!signInMarks.test(name)) localStorage.removeItem(name);
  } catch {
    // Storage is forbidden, so Amplify stores no session either.
  }
}

function tokenNames(): string[] {
  return Object.keys(localStorage).filter((name) => name.startsWith(amplifyPrefix));
}
