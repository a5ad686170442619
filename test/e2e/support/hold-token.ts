import type { BrowserContext } from 'playwright-core';

/** Every page of the site in this browser context holds this ID token, as after a sign-in. Nothing renews it. */
export async function holdToken(context: BrowserContext, origin: string, token: string): Promise<void> {
  const kept = { origin, token, name: 'CognitoIdentityServiceProvider.client.user.idToken' };
  await context.addInitScript(({ origin: ours, name, token: value }) => {
    if (location.origin === ours) localStorage.setItem(name, value);
  }, kept);
}
