import { abortAfter } from '#web/lib/abort-after.ts';
import { loadConfig, type SiteConfig } from '#web/lib/env.ts';
import { forgetReturn } from './return-place.ts';
import { storedIdToken, waitingPrefix } from './session-hint.ts';
import { forgetTokens } from './forget-tokens.ts';
import { resultWithin } from '#web/lib/result-within.ts';
import { deviceStorage, tabStorage } from '#web/lib/storage.ts';
import { deleteRow, readRows } from '#web/lib/outbox/outbox-database.ts';

export type SignOutPath = '/' | '/login';

const revokeTimeoutMs = 4_000;
/** Until when (epoch ms) the hosted page may still have the session of a person who logged out here. */
const hostedKey = 'truein.end-hosted-session';
const hostedForMs = 24 * 60 * 60 * 1000;
const signInNextKey = 'truein.sign-in-next';

/**
 * Completes a logout after the tokens were removed from this device: deletes the stored assessments, and ends the sessions at the
 * server and at the hosted page. @returns whether the page is being left; without a network it stays, and the rest is done later.
 */
export async function finishSignOut(path: SignOutPath): Promise<boolean> {
  forgetReturn();
  await forgetPapers();
  const outcome = await revokeWaiting();
  if (outcome === 'unreachable') {
    markHosted();
    return false;
  }
  // A concurrent renewal may have stored new ones.
  forgetTokens();
  if (outcome === 'none') window.location.assign(path);
  else await leaveByHostedPage(path);
  return true;
}

/** Completes an earlier logout that could not be finished. */
export async function finishPendingSignOuts(): Promise<void> {
  if (storedIdToken() === undefined) {
    // Not if the next person has signed in already: then both are done, and the stored assessments are theirs.
    await forgetPapers();
    markHosted();
  }
  await revokeWaiting();
}

/** Notes that the hosted page has to be visited before the next sign-in. */
function markHosted(): void {
  deviceStorage.set(hostedKey, String(Date.now() + hostedForMs));
}

type Revocation = 'none' | 'revoked' | 'unreachable';

let revoking: Promise<Revocation> | undefined;

/** Revokes the waiting tokens, once for all concurrent calls. `none`: there are none. */
export function revokeWaiting(): Promise<Revocation> {
  revoking ??= revokeAll().finally(() => (revoking = undefined));
  return revoking;
}

async function revokeAll(): Promise<Revocation> {
  const waiting = waitingTokens();
  if (waiting.length === 0) return 'none';
  if (!navigator.onLine) return 'unreachable';
  try {
    const config = await resultWithin(revokeTimeoutMs, loadConfig());
    if (!config) return 'unreachable';
    for (const { name, token } of waiting) {
      const answer = await revoke(config, token);
      // A token that Cognito refuses to revoke is invalid anyway.
      if (answer.status >= 500 || answer.status === 429) return 'unreachable';
      deviceStorage.remove(name);
    }
    return 'revoked';
  } catch {
    return 'unreachable';
  }
}

/** The refresh tokens that still have to be revoked; drops those that are too old. */
export function waitingTokens(now = Date.now()): { name: string; token: string }[] {
  const names = deviceStorage.keysWith(waitingPrefix);
  const isOver = (name: string) => !(Number.parseInt(name.slice(waitingPrefix.length), 10) > now);
  for (const name of names.filter(isOver)) deviceStorage.remove(name);
  return names.flatMap((name) => {
    const token = deviceStorage.get(name);
    return token ? [{ name, token }] : [];
  });
}

/** Ends the hosted session of a person who logged out here without a network, before anyone signs in. @returns whether it is leaving for that. */
export async function endHostedSessionFirst(): Promise<boolean> {
  if (!(Number(deviceStorage.get(hostedKey)) > Date.now())) return false;
  tabStorage.set(signInNextKey, 'yes');
  await leaveByHostedPage('/login');
  return true;
}

/** Whether the login page should continue to the sign-in by itself: it was only left to end an earlier session. */
export function consumeSignInNext(): boolean {
  const isNext = tabStorage.get(signInNextKey) !== undefined;
  tabStorage.remove(signInNextKey);
  if (isNext) deviceStorage.remove(hostedKey);
  return isNext;
}

async function leaveByHostedPage(path: SignOutPath): Promise<void> {
  const { userPoolDomain, userPoolClientId, userPoolEndpoint } = await loadConfig();
  const scheme = userPoolEndpoint ? new URL(userPoolEndpoint).protocol : 'https:';
  const query = new URLSearchParams({
    client_id: userPoolClientId,
    logout_uri: `${window.location.origin}${path}`,
  });
  window.location.assign(`${scheme}//${userPoolDomain}/logout?${query}`);
}

/** Cognito's RevokeToken: https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_RevokeToken.html */
function revoke({ userPoolId, userPoolClientId, userPoolEndpoint }: SiteConfig, token: string): Promise<Response> {
  const region = userPoolId.slice(0, userPoolId.indexOf('_'));
  return fetch(userPoolEndpoint ?? `https://cognito-idp.${region}.amazonaws.com/`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/x-amz-json-1.1',
      'X-Amz-Target': 'AWSCognitoIdentityProviderService.RevokeToken',
    },
    body: JSON.stringify({ ClientId: userPoolClientId, Token: token }),
    keepalive: true,
    signal: abortAfter(revokeTimeoutMs),
  });
}

/**
 * Deletes the stored assessments with their answers, whoever took them, because others may use the device. Unsent answers are stored
 * elsewhere, and stay.
 */
async function forgetPapers(): Promise<void> {
  const papers = await readRows<{ userId: string }>('attempts');
  await Promise.allSettled(papers.map(({ userId }) => deleteRow('attempts', userId)));
}
