import { deviceStorage } from '#web/lib/storage.ts';
import { amplifyPrefix, waitingPrefix } from './session-hint.ts';

const signInMarks = /\.(oauth|inflight)\w+$/;
/** A token that could not be revoked by then is dropped, because a device must not keep one for ever. */
const waitsForMs = 24 * 60 * 60 * 1000;

/**
 * Removes all tokens from the storage that pages sign in with, at once and without a network. Only the refresh token moves elsewhere,
 * to be revoked later; if there is no room for it, it expires by itself.
 */
export function forgetTokens(now = Date.now()): void {
  const names = deviceStorage.keysWith(amplifyPrefix);
  const refreshTokens = names
    .filter((name) => name.endsWith('.refreshToken'))
    .map((name) => ({ name, value: deviceStorage.get(name) ?? '' }));
  // Remove all tokens before one is stored, because full storage may refuse that.
  for (const name of names) deviceStorage.remove(name);
  for (const { name, value } of refreshTokens) deviceStorage.set(`${waitingPrefix}${now + waitsForMs}.${name}`, value);
}

/** Removes the tokens of a session that the server has ended: there is nothing to revoke. */
export function dropTokens(): void {
  for (const name of deviceStorage.keysWith(amplifyPrefix))
    // Another tab may be in the middle of a sign-in.
    if (!signInMarks.test(name)) deviceStorage.remove(name);
}
