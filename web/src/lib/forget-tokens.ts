import { waitingPrefix } from './session-hint.ts';

/** Amplify keeps all that it knows of a session below this name. */
const amplifyPrefix = 'CognitoIdentityServiceProvider.';
/** A token that could not be revoked by then is dropped: a device must not keep one for ever. */
const waitsForMs = 24 * 60 * 60 * 1000;

/**
 * Takes all tokens out of the place from which pages sign in, without the network and at once. The refresh token alone moves to
 * another place, where it waits to be revoked.
 */
export function forgetTokens(now = Date.now()): void {
  try {
    for (const name of Object.keys(localStorage)) {
      if (!name.startsWith(amplifyPrefix)) continue;
      const value = localStorage.getItem(name) ?? '';
      localStorage.removeItem(name);
      if (name.endsWith('.refreshToken')) localStorage.setItem(`${waitingPrefix}${now + waitsForMs}.${name}`, value);
    }
  } catch {
    // Storage is forbidden here, so Amplify keeps no session either.
  }
}
