import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Waits until the service worker has all that a reload without a network needs. */
export async function shellKept(page: Page): Promise<void> {
  const ready = page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  expect(await Promise.race([ready, page.waitForTimeout(60_000)]), 'There is no service worker.').toBe(true);
}
