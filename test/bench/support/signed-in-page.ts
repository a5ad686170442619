import type { Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { launchBrowser } from '#test/e2e/support/browser.ts';
import { holdToken } from '#test/e2e/support/hold-token.ts';

/** A page of a browser that holds this ID token already. */
export async function signedInPage(origin: string, token: string): Promise<Page> {
  const browser = await launchBrowser();
  onTestFinished(() => browser.close());
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 1280, height: 800 } });
  await holdToken(context, origin, token);
  return context.newPage();
}
