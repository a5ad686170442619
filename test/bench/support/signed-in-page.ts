import type { Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { launchBrowser } from '#test/e2e/support/browser.ts';

/** A page of a browser that holds this ID token already. */
export async function signedInPage(origin: string, token: string): Promise<Page> {
  const browser = await launchBrowser();
  onTestFinished(() => browser.close());
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 1280, height: 800 } });
  const key = 'CognitoIdentityServiceProvider.client.user.idToken';
  await context.addInitScript(([name, value]) => localStorage.setItem(name, value), [key, token] as const);
  return context.newPage();
}
