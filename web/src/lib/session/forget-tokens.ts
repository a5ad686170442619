import { waitingPrefix } from './session-hint.ts';

/** Amplify keeps all that it knows of a session below this name. */
const amplifyPrefix = 'CognitoIdentityServiceProvider.';
const signInMarks = /\.(oauth|inflight)\w+$/;
/** A token that could not be revoked by then is dropped: a device must not keep one for ever. */
const waitsForMs = 24 * 60 * 60 * 1000;

/**
 * Takes all tokens out of the place from which pages sign in, without the network and at once. The refresh token alone moves to
 * another place, where it waits to be revoked.
 */
export function forgetTokens(now = Date.now()): void {
  try {
    const names = tokenNames();
    const refreshTokens = names
      .filter((name) => name.endsWith('.refreshToken'))
      .map((name) => ({ name, value: localStorage.getItem(name) ?? '' }));
    // All go before one is kept, which a full storage may refuse.
    for (const name of names) localStorage.removeItem(name);
    for (const { name, value } of refreshTokens)
      localStorage.setItem(`${waitingPrefix}${now + waitsForMs}.${name}`, value);
  } catch {
    // Storage is forbidden here, so Amplify keeps no session either; or it is full, and the token ends by itself.
  }
}

/** Takes away the tokens of a session that the server has ended: there is nothing to revoke. */
export function dropTokens(): void {
  try {
    // Another tab may be on its way through the sign-in.
    for (const name of tokenNames()) if (!signInMarks.test(name)) localStorage.removeItem(name);
  } catch {
    // Storage is forbidden here, so Amplify keeps no session either.
  }
}

function tokenNames(): string[] {
  return Object.keys(localStorage).filter((name) => name.startsWith(amplifyPrefix));
}
